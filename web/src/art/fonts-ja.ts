// Japanese: imported when the page first speaks it or shows a sign of it. The faces come in many small files, of which a
// browser fetches only those whose signs are on the page, but their list alone is a hundred kilobytes.
import '@fontsource/zen-antique-soft/400.css'
import '@fontsource/zen-kaku-gothic-new/500.css'
import '@fontsource/zen-kaku-gothic-new/700.css'
