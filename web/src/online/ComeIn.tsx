import { type ReactNode, useId, useState } from 'react'
import { useSettings } from '../store/settings.ts'
import { useWords } from '../text/words.ts'
import { comeInAs } from './session.ts'
import { useTry } from './use-try.ts'
import { useOnline } from './words.ts'

/** A name is enough. With a name that is known already, one tap. */
export function ComeIn({
  button,
  children,
  then = async () => {},
}: {
  button: string
  children?: ReactNode
  then?: () => Promise<unknown>
}) {
  const t = useWords()
  const o = useOnline()
  const settings = useSettings()
  const id = useId()
  const { trouble, busy, run } = useTry()
  const [name, setName] = useState(() => settings.name || passingName(t('guest')))
  return (
    <form
      className="come-in"
      onSubmit={(event) => {
        event.preventDefault()
        run(async () => {
          await comeInAs(name.trim())
          await then()
        })
      }}
    >
      <label className="world" htmlFor={id}>
        {t('yourName')}
      </label>
      <input
        id={id}
        type="text"
        required
        maxLength={24}
        autoComplete="nickname"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <button type="submit" className="button main" disabled={busy || name.trim() === ''}>
        {button}
      </button>
      {children}
      <p className={trouble ? 'danger' : 'dim'} role="status">
        {trouble || o('comeIn.about')}
      </p>
    </form>
  )
}

/** For someone in a hurry: a name that tells two guests apart. */
function passingName(guest: string): string {
  return `${guest} ${100 + (crypto.getRandomValues(new Uint16Array(1))[0] % 900)}`
}
