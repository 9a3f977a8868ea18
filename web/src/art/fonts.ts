// Fonts shipped with the page, by weight: Latin with its accents, and runes. Japanese is fonts-ja.ts.
import '@fontsource/alegreya-sans/latin-500.css'
import '@fontsource/alegreya-sans/latin-700.css'
import '@fontsource/alegreya-sans/latin-800.css'
import '@fontsource/grenze/latin-600.css'
import '@fontsource/grenze-gotisch/latin-600.css'
import '@fontsource/grenze-gotisch/latin-800.css'
import '@fontsource/noto-sans-runic/400.css'
import language from '@fontsource/zen-kaku-gothic-new/files/zen-kaku-gothic-new-113-700-normal.woff2?url'
import root from '@fontsource/zen-kaku-gothic-new/files/zen-kaku-gothic-new-117-700-normal.woff2?url'
import sun from '@fontsource/zen-kaku-gothic-new/files/zen-kaku-gothic-new-118-700-normal.woff2?url'

// The three signs that say "Japanese" in the choice of languages, for everybody.
for (const [url, unicodeRange] of [
  [sun, 'U+65E5'],
  [root, 'U+672C'],
  [language, 'U+8A9E'],
])
  document.fonts.add(
    new FontFace('Zen Kaku Gothic New', `url(${url})`, { weight: '700', unicodeRange, display: 'swap' }),
  )
