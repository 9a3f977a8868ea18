// The drawings' own page (art.html): every piece and the whole board from sample state, `?sheet=board&theme=light`.
import { type ComponentType, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../fonts.ts'
import '../theme.css'
import './page.css'
import { ArtDefs } from '../pieces/Defs.tsx'
import { type ThemeName, wearTheme } from '../theme.ts'
import { BoardSheet } from './BoardSheet.tsx'
import { EnemiesSheet } from './EnemiesSheet.tsx'
import { FightSheet } from './FightSheet.tsx'
import { HallSheet } from './HallSheet.tsx'
import { LinkSheet } from './LinkSheet.tsx'
import { PiecesSheet } from './PiecesSheet.tsx'

const SHEETS: Record<string, ComponentType<{ theme: ThemeName }>> = {
  board: BoardSheet,
  pieces: PiecesSheet,
  enemies: EnemiesSheet,
  fight: FightSheet,
  hall: HallSheet,
  link: LinkSheet,
}

const asked = new URLSearchParams(location.search)
const theme: ThemeName = asked.get('theme') === 'light' ? 'light' : 'dark'
const sheet = asked.get('sheet') ?? ''
wearTheme(theme)
if (asked.get('language') === 'ja') void import('../fonts-ja.ts')

function Contents() {
  return (
    <ul>
      {Object.keys(SHEETS).map((name) => (
        <li key={name}>
          <a href={`?sheet=${name}`}>{name}</a> · <a href={`?sheet=${name}&theme=light`}>light</a>
        </li>
      ))}
    </ul>
  )
}

const Sheet = SHEETS[sheet] ?? Contents
const root = document.getElementById('root')
if (!root) throw new Error('no #root')
createRoot(root).render(
  <StrictMode>
    <ArtDefs />
    <Sheet theme={theme} />
  </StrictMode>,
)
