import { lazy, Suspense, useEffect } from 'react'
import { ArtDefs } from '../art/pieces/Defs.tsx'
import { wearTheme } from '../art/theme.ts'
import { hasComeIn } from '../store/online.ts'
import { lasting, useSettings } from '../store/settings.ts'
import { useLoaded } from '../store/use-loaded.ts'
import { loadVoice, useWords, type Voice, VoiceContext } from '../text/words.ts'
import { useHomecoming } from './arrival.ts'
import { Dialog } from './controls.tsx'
import { closeDialog, dialogIsOpen, openDialog, useDialog } from './dialogs.ts'
import { useListKeys } from './lists.ts'
import { type Route, useRoute } from './route.ts'
import { useTitle } from './title.ts'
import { isTyping } from './typing.ts'

const Hall = lazy(async () => ({ default: (await import('../hall/Hall.tsx')).Hall }))
const Setup = lazy(async () => ({ default: (await import('../hall/Setup.tsx')).Setup }))
const Tables = lazy(async () => ({ default: (await import('../hall/Tables.tsx')).Tables }))
const Rulebook = lazy(async () => ({ default: (await import('../rulebook/Rulebook.tsx')).Rulebook }))
const Rules = lazy(async () => ({ default: (await import('../hall/Rules.tsx')).Rules }))
const SettingsPage = lazy(async () => ({ default: (await import('../hall/SettingsForm.tsx')).SettingsPage }))
const SettingsForm = lazy(async () => ({ default: (await import('../hall/SettingsForm.tsx')).SettingsForm }))
const Credits = lazy(async () => ({ default: (await import('../hall/Credits.tsx')).Credits }))
const ChestPage = lazy(async () => ({ default: (await import('../chest/ChestPage.tsx')).ChestPage }))
const Help = lazy(async () => ({ default: (await import('../hall/Help.tsx')).Help }))
const OnlineScreen = lazy(async () => ({
  default: (await import('../online/OnlineScreen.tsx')).OnlineScreen,
}))
const LessonPage = lazy(async () => ({ default: (await import('../lesson/LessonPage.tsx')).LessonPage }))
const ReviewPage = lazy(async () => ({ default: (await import('../review/ReviewPage.tsx')).ReviewPage }))
const PuzzlePage = lazy(async () => ({ default: (await import('../puzzles/PuzzlePage.tsx')).PuzzlePage }))
const PuzzlesPage = lazy(async () => ({ default: (await import('../puzzles/PuzzlesPage.tsx')).PuzzlesPage }))
const DayPage = lazy(async () => ({ default: (await import('../day/DayPage.tsx')).DayPage }))
const TablePage = lazy(async () => ({ default: (await import('../table/TablePage.tsx')).TablePage }))

export function App({ first }: { first: Voice }) {
  const settings = useSettings()
  const voice = useLoaded(() => loadVoice(settings.locale), [settings.locale]) ?? first
  const route = useRoute()
  useTitle()
  useListKeys()
  useHomecoming(route)

  useEffect(() => {
    document.documentElement.lang = voice.locale
  }, [voice])
  useEffect(() => wearTheme(settings.theme), [settings.theme])
  const still = lasting(settings, 1) === 0
  useEffect(() => {
    document.documentElement.dataset.motion = still ? 'none' : 'full'
  }, [still])

  // Who has been in the hall online is told when a table waits there.
  useEffect(() => {
    if (hasComeIn()) void import('../online/session.ts').then(({ begin }) => begin())
  }, [])

  useEffect(() => {
    const ask = (event: KeyboardEvent) => {
      if (event.key !== '?' || isTyping(event) || dialogIsOpen()) return
      event.preventDefault()
      openDialog({ show: 'help' })
    }
    addEventListener('keydown', ask)
    return () => removeEventListener('keydown', ask)
  }, [])

  return (
    <VoiceContext value={voice}>
      <ArtDefs />
      <Suspense fallback={<div className="waiting" />}>
        <Screen route={route} />
      </Suspense>
      <Suspense>
        <Over />
      </Suspense>
    </VoiceContext>
  )
}

function Screen({ route }: { route: Route }) {
  if (route.at === 'review') return <ReviewPage key={route.game} route={route} />
  if ((route.at === 'table' || route.at === 'g') && route.show === 'review')
    return <ReviewPage key={route.id} route={route} />
  switch (route.at) {
    case 'hall':
      return <Hall />
    case 'setup':
      return route.online ? <OnlineScreen route={route} /> : <Setup key={route.game} game={route.game} />
    case 'table':
      return <TablePage key={route.id} {...route} />
    case 'learn':
      return <LessonPage key={route.id} id={route.id} />
    case 'puzzle':
      return <PuzzlePage key={route.id} id={route.id} />
    case 'puzzles':
      return <PuzzlesPage game={route.game} />
    case 'day':
      return <DayPage key={route.game} game={route.game} />
    case 'tables':
      return <Tables />
    case 'rules':
      return <Rulebook game={route.game} rule={route.rule} show={route.show} />
    case 'chest':
      return <ChestPage key={route.game} game={route.game} shared={route.set} />
    case 'settings':
      return <SettingsPage />
    case 'credits':
      return <Credits />
    default:
      return <OnlineScreen route={route} />
  }
}

function Over() {
  const dialog = useDialog()
  const t = useWords()
  if (!dialog || dialog.show === 'legend' || dialog.show === 'report') return null
  if (dialog.show === 'rules')
    return (
      <Dialog title={t('rules')} onClose={closeDialog} className="tall">
        <Rules key={dialog.rule} game={dialog.game} rule={dialog.rule} />
      </Dialog>
    )
  if (dialog.show === 'settings')
    return (
      <Dialog title={t('settings')} onClose={closeDialog}>
        <SettingsForm />
      </Dialog>
    )
  return (
    <Dialog title={t('help')} onClose={closeDialog}>
      <Help />
    </Dialog>
  )
}
