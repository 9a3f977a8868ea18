import { useEffect, useRef } from 'react'
import { TopBar } from '../app/TopBar.tsx'
import { HallScene } from '../hall/HallScene.tsx'
import { SeatPiece } from '../hall/SeatPiece.tsx'
import { useWords } from '../text/words.ts'

/** Between two people at one screen: nothing of the table is on the page until the next one is there. */
export function Curtain({
  game,
  seat,
  name,
  onTake,
}: {
  game: string
  seat: number
  name: string
  onTake: () => void
}) {
  const t = useWords()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <div className="page">
      <TopBar game={game} />
      <HallScene />
      <main className="curtain">
        <SeatPiece seat={seat} size={120} />
        <h1 className="title">{t('curtain.title', { name })}</h1>
        <p>{t('curtain.about', { name })}</p>
        <button ref={button} type="button" className="button main large" onClick={onTake}>
          {t('curtain.take', { name })}
        </button>
      </main>
    </div>
  )
}
