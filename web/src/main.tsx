import './art/fonts.ts'
import './art/theme.css'
import './app/style/base.css'
import './app/style/controls.css'
import './app/style/beam.css'
import './app/style/laid-over.css'
import './app/style/planks.css'
import './hall/style/doors.css'
import './hall/style/setup.css'
import './hall/style/scene.css'
import './hall/style/narrow.css'
import './hall/style/lessons.css'
import './app/awake.ts'
import './app/renewed.ts'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { readLink } from './app/route.ts'
import { watchForJapanese } from './art/japanese.ts'
import { wearTheme } from './art/theme.ts'
import { settings } from './store/settings.ts'
import { loadVoice } from './text/words.ts'

/** Not awaited by the module itself: one that does keeps the bundler from merging small scripts. */
async function begin() {
  readLink()
  const { theme, locale } = settings.get()
  wearTheme(theme)
  watchForJapanese()
  const voice = await loadVoice(locale)
  createRoot(document.getElementById('root')!).render(<App first={voice} />)
}

void begin()
