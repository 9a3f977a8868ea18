// The two themes. Panels and live pieces take their colours from the CSS variables in theme.css;
// the landscape and the hall are painted from one of these objects: drawing code never names a scenery colour.
import { birch, wood } from './grain.ts'

export const THEMES = ['dark', 'light'] as const
export type ThemeName = (typeof THEMES)[number]

export interface Scenery {
  name: ThemeName
  night: boolean
  /** The six pigments. */
  oxide: string
  ochre: string
  malachite: string
  azurite: string
  bone: string
  tar: string
  line: string
  panel: string
  /** Land, sea and sky. */
  sky0: string
  sky1: string
  mountain0: string
  mountain1: string
  mountain2: string
  snow: string
  sea0: string
  sea1: string
  sea2: string
  foam: string
  glint: string
  land0: string
  land1: string
  land2: string
  path: string
  pathEdge: string
  rock: string
  rockLow: string
  tree0: string
  tree1: string
  tree2: string
  treeSnow: string
  smoke: string
  moon: string
  aurora0: string
  aurora1: string
  /** Light comes from the upper left; shade goes towards blue at night and violet at noon, never towards grey. */
  shade: string
  shadeAmount: number
  light: string
  lightAmount: number
  window: string
  windowGlow: string
  /** What buildings are made of. */
  wood1: string
  wood2: string
  wood3: string
  stone: string
  thatch: string
  turf: string
  shingle: string
  red: string
  blue: string
  gold: string
  /** The inside of the hall. */
  wall: string
  wallTop: string
  wallGap: string
  wallFoot: string
  beam: string
  beamFace: string
  pillar: string
  pillarLow: string
  pillarHigh: string
  floor0: string
  floor1: string
  frame: string
  frameHigh: string
  frameLow: string
  table: string
  tableHigh: string
  knot: string
}

export const scenery: Record<ThemeName, Scenery> = {
  dark: {
    name: 'dark',
    night: true,
    oxide: '#b8452b',
    ochre: '#d8a648',
    malachite: '#3f8f6b',
    azurite: '#3f7fb5',
    bone: '#efe3c8',
    tar: '#140e0a',
    line: '#d8a648',
    panel: '#17181a',
    sky0: '#0c1730',
    sky1: '#1d4152',
    mountain0: '#24465a',
    mountain1: '#193445',
    mountain2: '#10252f',
    snow: '#a8c6cf',
    sea0: '#1b5365',
    sea1: '#0c2c3f',
    sea2: '#071c2b',
    foam: '#7fc3c4',
    glint: '#9fe0d8',
    land0: '#2a4a3b',
    land1: '#1b352f',
    land2: '#12261f',
    path: '#6b5a43',
    pathEdge: '#3d3427',
    rock: '#4b5a60',
    rockLow: '#26343b',
    tree0: '#2d5b4a',
    tree1: '#17352e',
    tree2: '#0d231f',
    treeSnow: '#9fc0bf',
    smoke: '#8fa6ad',
    moon: '#f3efd8',
    aurora0: '#5fe6b6',
    aurora1: '#58a7ff',
    shade: '#07131c',
    shadeAmount: 0.78,
    light: '#cfe4ee',
    lightAmount: 0.1,
    window: '#ffc865',
    windowGlow: '#ff9c33',
    wood1: '#7a5233',
    wood2: '#5d3d27',
    wood3: '#8f6a45',
    stone: '#6f7a7c',
    thatch: '#a1834c',
    turf: '#5c8a4e',
    shingle: '#6d4a3a',
    red: '#a8432c',
    blue: '#35668c',
    gold: '#c99a3f',
    wall: '#2b1a0f',
    wallTop: '#140b06',
    wallGap: '#160c06',
    wallFoot: '#5a3417',
    beam: '#4a301c',
    beamFace: '#2b1e15',
    pillar: '#5a3a22',
    pillarLow: '#2a190e',
    pillarHigh: '#b9803f',
    floor0: '#54331a',
    floor1: '#1a0f07',
    frame: '#6b4526',
    frameHigh: '#c08a48',
    frameLow: '#38220f',
    table: '#6d4727',
    tableHigh: '#b17a42',
    knot: '#8d6a30',
  },
  light: {
    name: 'light',
    night: false,
    oxide: '#a63c24',
    ochre: '#b07d1e',
    malachite: '#2f7a59',
    azurite: '#2d6797',
    bone: '#fff6e2',
    tar: '#3a281b',
    line: '#8c3520',
    panel: '#f3ead7',
    sky0: '#b9d6dc',
    sky1: '#f3e3c6',
    mountain0: '#a9bfc6',
    mountain1: '#8faab0',
    mountain2: '#7c9a96',
    snow: '#ffffff',
    sea0: '#8cc3c8',
    sea1: '#5fa4b2',
    sea2: '#3f8799',
    foam: '#f2fbf8',
    glint: '#e3f5f2',
    land0: '#b9c58d',
    land1: '#a3b478',
    land2: '#8aa065',
    path: '#e2cfa2',
    pathEdge: '#bfa574',
    rock: '#a9aca4',
    rockLow: '#7f857f',
    tree0: '#5f8f5f',
    tree1: '#44754f',
    tree2: '#2f5a3f',
    treeSnow: '#f4faf4',
    smoke: '#f2eee4',
    moon: '#fff7dc',
    aurora0: '#ffffff',
    aurora1: '#fff1cf',
    shade: '#3b2f4a',
    shadeAmount: 0.5,
    light: '#fff3d2',
    lightAmount: 0.34,
    window: '#5a3a22',
    windowGlow: '#ffffff',
    wood1: '#a9764a',
    wood2: '#8a5c38',
    wood3: '#c39a68',
    stone: '#a5a8a3',
    thatch: '#d3b26a',
    turf: '#7fa353',
    shingle: '#8d6048',
    red: '#b9482e',
    blue: '#3f7aa6',
    gold: '#d6a640',
    wall: '#c6a873',
    wallTop: '#b89a64',
    wallGap: '#9a7748',
    wallFoot: '#dcc393',
    beam: '#c9a066',
    beamFace: '#e6d1a4',
    pillar: '#b98a52',
    pillarLow: '#83592f',
    pillarHigh: '#f0d6a4',
    floor0: '#d2b484',
    floor1: '#b08d58',
    frame: '#a8743f',
    frameHigh: '#f0d3a0',
    frameLow: '#6e4522',
    table: '#b98a52',
    tableHigh: '#f0d6a4',
    knot: '#a9573c',
  },
}

/** Tarred wood by night, birch bark by day: the textures as CSS variables, next to the flat ones in theme.css. */
function surfaces(name: ThemeName): Record<`--${string}`, string> {
  return name === 'dark'
    ? {
        '--grain-top': wood(400, 42, '#2b1e15', 5),
        '--grain-prompt': wood(500, 44, '#38281b', 9),
        '--grain-panel': wood(420, 300, '#17181a', 4),
        '--grain-overlay': wood(560, 300, '#241910', 6),
      }
    : {
        '--grain-top': birch(400, 42, '#f3ead7', 5),
        '--grain-prompt': birch(500, 44, '#ead9b6', 9),
        '--grain-panel': birch(420, 300, '#f3ead7', 4),
        '--grain-overlay': birch(560, 300, '#f3ead7', 6),
      }
}

/** Puts a theme on the page (or on a part of it). */
export function wearTheme(name: ThemeName, element: HTMLElement = document.documentElement) {
  element.dataset.theme = name
  for (const [key, value] of Object.entries(surfaces(name))) element.style.setProperty(key, value)
}
