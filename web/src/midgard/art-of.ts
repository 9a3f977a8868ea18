import { ENEMY_KINDS } from '@meadhall/midgard/vocabulary'
import { type EnemyArt, enemyArt } from '../art/midgard/enemies/scene.ts'

/** Which drawing shows which of the standard enemies; those of replaced cards take one of their kind. */
const ARTS: Readonly<Record<string, EnemyArt>> = {
  hrimling: 'youngTroll',
  bruarvord: 'bridgeTroll',
  skogarkarl: 'forestTroll',
  mosakerling: 'mossTroll',
  haugtussi: 'hillTroll',
  steinnef: 'stoneTroll',
  tvihofdi: 'twoHeadedTroll',
  fjallgamli: 'oldMountainTroll',
  haugbui: 'barrowDraugr',
  sjodraug: 'drownedDraugr',
  kumlvord: 'draugrWarrior',
  natthlaupi: 'restlessDraugr',
  helsveinn: 'draugrRaider',
  brynjudraug: 'draugrChampion',
  haugjarl: 'draugrChieftain',
  nykr: 'nokk',
  margygr: 'seaHag',
  huldufolk: 'huldrefolk',
  hildigolt: 'giantBoar',
  hafgufa: 'hafgufaSpawn',
  vargar: 'wargPack',
  bergrisi: 'jotun',
  saeorm: 'seaSerpent',
  eldfluga: 'fireDrake',
  ellidreki: 'elderWyrm',
}

export const artOf = (id: string, kind: number): EnemyArt =>
  Object.hasOwn(ARTS, id) ? ARTS[id] : enemyArt(id, ENEMY_KINDS[kind] ?? 'monster')
