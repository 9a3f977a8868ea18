import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { address, go } from '../app/route.ts'
import { Page } from '../hall/Page.tsx'
import { useCell } from '../store/cell.ts'
import { useWords } from '../text/words.ts'
import { ComeIn } from './ComeIn.tsx'
import { deleteAccount, keepAccount, person, rename, signIn, signOut, signOutEverywhere } from './session.ts'
import { useTry } from './use-try.ts'
import { useOnline } from './words.ts'

const Calls = lazy(async () => ({ default: (await import('./calls/Calls.tsx')).Calls }))

/** Who one is: a guest with a name, or an account that is kept with a password. */
export function Account() {
  const o = useOnline()
  const me = useCell(person)
  return (
    <Page title={o('account')}>
      <div className="plank account">
        {me ? (
          <>
            <Name key={me.name} name={me.name} />
            <Suspense>
              <Calls />
            </Suspense>
            <Keep login={me.login} />
            <SignOut />
            <Delete hasPassword={me.login !== undefined} />
          </>
        ) : (
          <>
            <h2 className="world">{o('guest.title')}</h2>
            <ComeIn button={o('comeIn')} then={async () => go({ at: 'online' })} />
            <h2 className="world">{o('signIn.title')}</h2>
            <SignIn />
          </>
        )}
        <p>
          <a href={address({ at: 'online' })}>‹ {o('online')}</a>
        </p>
      </div>
    </Page>
  )
}

/** A few fields and one button, and below them why it did not work. */
function Form({
  about,
  button,
  danger = false,
  onSend,
  done,
  children,
}: {
  about?: string
  button: string
  danger?: boolean
  onSend: () => Promise<unknown>
  done?: string
  children?: ReactNode
}) {
  const { trouble, busy, run } = useTry()
  const [isDone, setDone] = useState(false)
  return (
    <form
      className="fields"
      onSubmit={(event) => {
        event.preventDefault()
        setDone(false)
        run(async () => {
          await onSend()
          setDone(true)
        })
      }}
    >
      {children}
      <button type="submit" className={danger ? 'button danger' : 'button'} disabled={busy}>
        {button}
      </button>
      <p className={trouble ? 'danger' : 'dim'} role="status">
        {trouble || (isDone && done) || about}
      </p>
    </form>
  )
}

interface Written {
  readonly value: string
  readonly onChange: (value: string) => void
}

function Field({
  label,
  value,
  onChange,
  ...rest
}: Written & {
  label: string
  type?: 'text' | 'password'
  autoComplete: string
  minLength?: number
  maxLength: number
  pattern?: string
  title?: string
}) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        required
        type={rest.type ?? 'text'}
        value={value}
        autoComplete={rest.autoComplete}
        minLength={rest.minLength}
        maxLength={rest.maxLength}
        pattern={rest.pattern}
        title={rest.title}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}

/** The name one signs in with. A new one has to be well formed. */
function Login({ isNew = false, ...written }: Written & { isNew?: boolean }) {
  const o = useOnline()
  return (
    <Field
      label={o('login')}
      autoComplete="username"
      maxLength={30}
      {...(isNew && { pattern: String.raw`[\p{L}\p{N}._\-]{2,30}`, title: o('login.about') })}
      {...written}
    />
  )
}

/** The password one has, or a new one. */
function Password({ isNew = false, ...written }: Written & { isNew?: boolean }) {
  const o = useOnline()
  return (
    <Field
      label={o(isNew ? 'password.new' : 'password')}
      type="password"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      maxLength={200}
      {...(isNew && { minLength: 8, title: o('password.about') })}
      {...written}
    />
  )
}

function SignIn() {
  const o = useOnline()
  const [login, setLogin] = useState('')
  const [password, setPassword] = useState('')
  return (
    <Form
      button={o('signIn')}
      onSend={async () => {
        await signIn(login, password)
        go({ at: 'online' })
      }}
    >
      <Login value={login} onChange={setLogin} />
      <Password value={password} onChange={setPassword} />
    </Form>
  )
}

function Name({ name: now }: { name: string }) {
  const t = useWords()
  const o = useOnline()
  const [name, setName] = useState(now)
  return (
    <Form button={o('rename')} onSend={() => rename(name.trim())} about={o('rename.about')}>
      <Field label={t('yourName')} value={name} onChange={setName} autoComplete="nickname" maxLength={24} />
    </Form>
  )
}

function Keep({ login: now }: { login: string | undefined }) {
  const o = useOnline()
  const [login, setLogin] = useState(now ?? '')
  const [password, setPassword] = useState('')
  const [old, setOld] = useState('')
  return (
    <section aria-labelledby="keep">
      <h2 id="keep" className="world">
        {now === undefined ? o('keep.title') : o('you.kept', { login: now })}
      </h2>
      <Form
        button={now === undefined ? o('keep') : o('keep.change')}
        about={now === undefined ? o('keep.about') : o('keep.kept')}
        done={o('keep.done')}
        onSend={async () => {
          await keepAccount(login, password, old)
          setPassword('')
          setOld('')
        }}
      >
        <Login value={login} onChange={setLogin} isNew />
        {now !== undefined && <Password value={old} onChange={setOld} />}
        <Password value={password} onChange={setPassword} isNew />
      </Form>
    </section>
  )
}

function SignOut() {
  const o = useOnline()
  const { trouble, busy, run } = useTry()
  return (
    <section aria-labelledby="sign-out">
      <h2 id="sign-out" className="world">
        {o('signOut')}
      </h2>
      <div className="row">
        <button type="button" className="button" disabled={busy} onClick={() => run(signOut)}>
          {o('signOut.here')}
        </button>
        <button type="button" className="button" disabled={busy} onClick={() => run(signOutEverywhere)}>
          {o('signOut.everywhere')}
        </button>
      </div>
      <p className={trouble ? 'danger' : 'dim'} role="status">
        {trouble || o('signOut.about')}
      </p>
    </section>
  )
}

function Delete({ hasPassword }: { hasPassword: boolean }) {
  const t = useWords()
  const o = useOnline()
  const [sure, setSure] = useState(false)
  const [password, setPassword] = useState('')
  return (
    <section aria-labelledby="delete">
      <h2 id="delete" className="world">
        {o('delete')}
      </h2>
      {sure ? (
        <Form
          button={t('delete.sure')}
          danger
          about={o('delete.about')}
          onSend={() => deleteAccount(password)}
        >
          {hasPassword && <Password value={password} onChange={setPassword} />}
          <button type="button" className="button" onClick={() => setSure(false)}>
            {t('keep')}
          </button>
        </Form>
      ) : (
        <>
          <button type="button" className="button danger" onClick={() => setSure(true)}>
            {o('delete.account')}
          </button>
          <p className="dim">{o('delete.about')}</p>
          <p>
            <a href="/api/me/data" download>
              {o('data')}
            </a>
          </p>
        </>
      )}
    </section>
  )
}
