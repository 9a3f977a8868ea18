import { LOCALES } from '@meadhall/kernel/locales'
import { Segments, Setting, Switch } from '../app/controls.tsx'
import { closeDialog } from '../app/dialogs.ts'
import { address } from '../app/route.ts'
import { THEMES } from '../art/theme.ts'
import { hasComeIn } from '../store/online.ts'
import { change, MOTIONS, SPEEDS, useSettings, VOLUMES } from '../store/settings.ts'
import { tryOut } from '../table/sounds.ts'
import { LOCALE_NAMES } from '../text/locales.ts'
import { useWords } from '../text/words.ts'
import { Page } from './Page.tsx'

export function SettingsPage() {
  const t = useWords()
  return (
    <Page title={t('settings')}>
      <div className="plank">
        <SettingsForm />
      </div>
    </Page>
  )
}

export function SettingsForm() {
  const t = useWords()
  const settings = useSettings()
  return (
    <div className="settings">
      <label className="setting">
        <span className="world">{t('yourName')}</span>
        <input
          type="text"
          maxLength={24}
          value={settings.name}
          placeholder={t('guest')}
          autoComplete="nickname"
          onChange={({ target }) => change({ name: target.value })}
        />
      </label>
      <Setting
        label={t('language')}
        value={settings.locale}
        of={LOCALES}
        name={(locale) => LOCALE_NAMES[locale]}
        onChange={(locale) => change({ locale })}
      />
      <Setting
        label={t('theme')}
        value={settings.theme}
        of={THEMES}
        name={(theme) => t(`theme.${theme}`)}
        onChange={(theme) => change({ theme })}
      />
      <Setting
        label={t('motion')}
        value={settings.motion}
        of={MOTIONS}
        name={(motion) => t(`motion.${motion}`)}
        onChange={(motion) => change({ motion })}
      />
      <Setting
        label={t('speed')}
        value={settings.speed}
        of={SPEEDS}
        name={(speed) => t(`speed.${speed}`)}
        onChange={(speed) => change({ speed })}
      />
      <Switch
        label={t('confirm')}
        about={t('confirm.about')}
        on={settings.confirm}
        onChange={(confirm) => change({ confirm })}
      />
      <Switch
        label={t('endTurn.setting')}
        about={t('endTurn.about')}
        on={settings.endTurn}
        onChange={(endTurn) => change({ endTurn })}
      />
      <Switch
        label={t('waits')}
        about={t('waits.about')}
        on={settings.waits}
        onChange={(waits) => change({ waits })}
      />
      <Switch
        label={t('odds')}
        about={t('odds.about')}
        on={settings.odds}
        onChange={(odds) => change({ odds })}
      />
      <Switch
        label={t('sounds')}
        about={t('sounds.about')}
        on={settings.sounds}
        onChange={(sounds) => change({ sounds })}
      />
      <div className="setting">
        <span className="world">{t('volume')}</span>
        <span className="row">
          <Segments
            label={t('volume')}
            value={settings.volume}
            of={VOLUMES}
            name={(volume) => t(`volume.${volume}`)}
            onChange={(volume) => change({ volume })}
          />
          <button type="button" className="button" onClick={tryOut}>
            {t('sounds.try')}
          </button>
        </span>
      </div>
      {hasComeIn() && (
        <p>
          <a href={address({ at: 'account' })} onClick={closeDialog}>
            {t('calls')}
          </a>
        </p>
      )}
      <p className="dim">
        <a href={address({ at: 'credits' })} onClick={closeDialog}>
          {t('credits')}
        </a>
      </p>
    </div>
  )
}
