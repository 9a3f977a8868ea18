// Fonts shipped with the page, by weight and script. Names and numbers need Latin and its accents; Japanese comes
// in many small files, and a browser fetches only those whose signs are on the page.
import '@fontsource/alegreya-sans/latin-500.css'
import '@fontsource/alegreya-sans/latin-700.css'
import '@fontsource/alegreya-sans/latin-800.css'
import '@fontsource/grenze/latin-600.css'
import '@fontsource/grenze-gotisch/latin-600.css'
import '@fontsource/grenze-gotisch/latin-800.css'
import '@fontsource/noto-sans-runic/400.css'
import '@fontsource/zen-antique-soft/400.css'
import '@fontsource/zen-kaku-gothic-new/500.css'
import '@fontsource/zen-kaku-gothic-new/700.css'
