import type { ReactNode } from 'react'
import { useArrival } from '../app/arrival.ts'
import { TopBar } from '../app/TopBar.tsx'
import { HallScene } from './HallScene.tsx'

/** A screen of wood: the beam above, one column of planks below. */
export function Page({ title, game, children }: { title: string; game?: string; children: ReactNode }) {
  const main = useArrival<HTMLElement>()
  return (
    <div className="page">
      <TopBar {...(game !== undefined && { game })}>
        <h1 className="world">{title}</h1>
      </TopBar>
      <HallScene />
      <main ref={main} className="page-main" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
