// Fonts shipped with the page, by weight: Latin with its accents, and runes. Japanese is fonts-ja.ts.
import '@fontsource/alegreya-sans/latin-500.css'
import '@fontsource/alegreya-sans/latin-700.css'
import '@fontsource/alegreya-sans/latin-800.css'
import '@fontsource/grenze/latin-600.css'
import '@fontsource/grenze-gotisch/latin-600.css'
import '@fontsource/grenze-gotisch/latin-800.css'
import '@fontsource/noto-sans-runic/400.css'
