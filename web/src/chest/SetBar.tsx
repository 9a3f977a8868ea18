import { type Box, type ComponentSet, piecesOf, problemOf, setOf } from '@meadhall/kernel/component-set'
import { BadSet } from '@meadhall/kernel/spec'
import { useEffect, useId, useRef, useState } from 'react'
import { Dialog } from '../app/controls.tsx'
import { go, stay } from '../app/route.ts'
import { chooseSet } from '../hall/chosen-set.ts'
import { useCell } from '../store/cell.ts'
import { addSet, changeSet, MOST_SETS, removeSet, setsAreKept, useSets } from '../store/sets.ts'
import { openFile, saveFile, setAsAddress, setInAddress } from './file.ts'
import { useAccount } from './use-account.ts'
import type { Working } from './use-set.ts'
import { sayProblem, useChest } from './words.ts'

/** The sets in this chest: which one is worked on, its name, and the ways in and out. */
export function SetBar({
  box,
  working,
  shared,
  onTry,
}: {
  box: Box
  working: Working
  shared: string | undefined
  onTry: () => void
}) {
  const { c, say } = useChest()
  const kept = useSets(box.game)
  const isKept = useCell(setsAreKept)
  const file = useRef<HTMLInputElement>(null)
  const id = useId()
  const [said, setSaid] = useState('')
  const [link, setLink] = useState('')
  const [sure, setSure] = useState(false)
  const { set } = working
  const isSynced = useAccount(kept)
  const refuse = (error: unknown) => {
    if (!(error instanceof BadSet)) throw error
    setSaid(c('set.refused', { why: sayProblem(c, say, error.problem) }))
  }
  const take = (given: ComponentSet) => {
    const fresh = addSet(given.name === '' ? setOf(given.game, c('set.first'), given.tables) : given)
    if (fresh === undefined) return setSaid(c('set.full', { n: MOST_SETS }))
    working.choose(fresh)
    setSaid(c('set.taken', { name: given.name || c('set.first') }))
  }
  const open = async (chosen: File) => {
    try {
      take(await openFile(box, chosen))
    } catch (error) {
      refuse(error)
    }
  }
  const share = async (given: ComponentSet) => {
    const address = `${location.origin}${location.pathname}#/chest/${box.game}/${await setAsAddress(given)}`
    setLink(address)
    try {
      await navigator.clipboard.writeText(address)
      setSaid(c('set.shared'))
    } catch {
      setSaid('')
    }
  }
  const playable =
    set !== undefined && Object.keys(set.tables).length > 0 && problemOf(box, set.tables) === undefined
  return (
    <footer className="chest-bar">
      <label className="chest-choose">
        <span className="world">{c('set')}</span>
        <select value={working.id ?? ''} onChange={({ target }) => working.choose(target.value || undefined)}>
          <option value="">{c('set.ours')}</option>
          {kept.map((each) => (
            <option key={each.id} value={each.id}>
              {each.set.name}
            </option>
          ))}
        </select>
      </label>
      {set && (
        <label className="chest-choose" htmlFor={id}>
          <span className="unseen">{c('set.name')}</span>
          <input
            id={id}
            type="text"
            maxLength={60}
            value={set.name}
            onChange={({ target }) => {
              const name = target.value.replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' ').trimStart()
              changeSet(working.id!, { name })
            }}
          />
        </label>
      )}
      <span className="chest-tools">
        <button type="button" className="button" onClick={() => file.current!.click()}>
          {c('set.import')}
        </button>
        <input
          ref={file}
          type="file"
          hidden
          accept=".json,application/json"
          aria-label={c('set.import')}
          onChange={({ target }) => {
            const chosen = target.files?.[0]
            target.value = ''
            if (chosen) void open(chosen)
          }}
        />
        <button type="button" className="button" disabled={!set} onClick={() => set && saveFile(set)}>
          {c('set.export')}
        </button>
        <button type="button" className="button" disabled={!playable} onClick={() => set && void share(set)}>
          {c('set.share')}
        </button>
        <button type="button" className="button" disabled={!set} onClick={() => setSure(true)}>
          {c('set.remove')}
        </button>
        <button type="button" className="button" disabled={!playable} onClick={onTry}>
          {c('try')}
        </button>
        <button
          type="button"
          className="button main"
          disabled={!playable}
          onClick={() => {
            chooseSet(box.game, working.id)
            go({ at: 'setup', game: box.game })
          }}
        >
          {c('set.play')}
        </button>
      </span>
      <p className={isKept ? 'dim' : 'danger'} role="status">
        {said || c(isKept ? (isSynced ? 'set.account' : 'set.kept') : 'set.notKept')}
      </p>
      {link !== '' && (
        <input
          className="chest-link"
          type="text"
          readOnly
          aria-label={c('set.link')}
          value={link}
          onFocus={({ target }) => target.select()}
        />
      )}
      {sure && set && (
        <Dialog title={c('set.remove')} onClose={() => setSure(false)}>
          <p>{c('set.remove.sure', { name: set.name })}</p>
          <button
            type="button"
            className="button danger"
            onClick={() => {
              removeSet(working.id!)
              working.choose(undefined)
              setSure(false)
            }}
          >
            {c('set.remove')}
          </button>
        </Dialog>
      )}
      {shared !== undefined && (
        <Offer
          box={box}
          shared={shared}
          onTake={take}
          onRefused={refuse}
          onDone={() => stay({ at: 'chest', game: box.game })}
        />
      )}
    </footer>
  )
}

/** A set that came with the address: what it is, before it is taken in. */
function Offer({
  box,
  shared,
  onTake,
  onRefused,
  onDone,
}: {
  box: Box
  shared: string
  onTake: (set: ComponentSet) => void
  onRefused: (error: unknown) => void
  onDone: () => void
}) {
  const { c } = useChest()
  const [offered, setOffered] = useState<ComponentSet>()
  useEffect(() => {
    void setInAddress(box, shared).then(setOffered, (error: unknown) => {
      onRefused(error)
      onDone()
    })
  }, [box, shared])
  if (!offered) return null
  const yours = piecesOf(box, offered.tables).filter(({ source }) => source === 'yours').length
  const name = offered.name || c('set.first')
  return (
    <Dialog title={c('offer.title')} onClose={onDone}>
      <h3 className="world">{name}</h3>
      <p>{c('set.differs', { n: yours })}</p>
      <div className="chest-acts">
        <button type="button" className="button" onClick={onDone}>
          {c('offer.leave')}
        </button>
        <button
          type="button"
          className="button main"
          onClick={() => {
            onTake(offered)
            onDone()
          }}
        >
          {c('offer.take')}
        </button>
      </div>
    </Dialog>
  )
}
