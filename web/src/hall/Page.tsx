import type { ReactNode } from 'react'
import { TopBar } from '../app/TopBar.tsx'
import { HallScene } from './HallScene.tsx'

/** A screen of wood: the beam above, one column of planks below. */
export function Page({ title, game, children }: { title: string; game?: string; children: ReactNode }) {
  return (
    <div className="page">
      <TopBar {...(game !== undefined && { game })}>
        <h1 className="world">{title}</h1>
      </TopBar>
      <HallScene />
      <main className="page-main" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
