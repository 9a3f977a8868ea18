// Midgard's houses. Each has one silhouette idea and one roof colour; its origin is the middle of its footprint.

import { type Stall } from '@meadhall/midgard/vocabulary'
import { view } from '../camera.ts'
import {
  all,
  box,
  door,
  house,
  pane,
  patch,
  planks,
  shingles,
  spire,
  stones,
  stripes,
  thatch,
  turf,
} from '../house.ts'
import { disc, edge, fill, mix, n, place, stroke, through } from '../ink.ts'
import { barrel, fire, logPile, paintedShield, shadow, smoke } from '../nature.ts'
import type { Scenery } from '../theme.ts'
import { type TownPlace } from './places.ts'

/** The long bowed roof of gold with dragon ends. */
function jarlsLonghouse(t: Scenery) {
  return (
    shadow(t, 84, 24, 6, 10) +
    house(t, {
      width: 142,
      depth: 40,
      wallHeight: 24,
      roofHeight: 22,
      turn: -9,
      bow: 11,
      overhang: 5,
      roof: t.gold,
      roofDecoration: shingles(t, 7, 26),
      trim: t.red,
      dragons: 1.5,
      front: all(
        door(t, 0.44, 0.06, 0.56),
        (on) =>
          [0.1, 0.2, 0.3, 0.7, 0.8, 0.9]
            .map((u, i) => {
              const field = [t.red, t.blue, t.bone][i % 3]
              const quarters = [t.bone, t.gold, t.red][i % 3]
              return paintedShield(t, ...on(u, 0.45), 4.2, field, quarters)
            })
            .join(''),
        pane(t, 0.37, 0.3, 0.41, 0.62),
        pane(t, 0.59, 0.3, 0.63, 0.62),
      ),
      leftGable: all(pane(t, 0.4, 0.3, 0.6, 0.75)),
    })
  )
}

/** Three stacked roofs and a spire. */
function staveChurch(t: Scenery) {
  const turn = -24
  const wall = mix(t.wood2, t.tar, 0.25)
  const [x, y] = view(t, turn).point([0, 0, 100])
  return (
    shadow(t, 40, 18, 4, 8) +
    house(t, {
      width: 56,
      depth: 38,
      wallHeight: 17,
      roofHeight: 11,
      turn,
      overhang: 4,
      wall,
      roofDecoration: shingles(t, 4, 10),
      front: all(door(t, 0.42, 0.05, 0.58), pane(t, 0.14, 0.25, 0.22, 0.75), pane(t, 0.78, 0.25, 0.86, 0.75)),
    }) +
    house(t, {
      width: 42,
      depth: 24,
      wallHeight: 16,
      roofHeight: 13,
      lift: 26,
      turn,
      wall,
      roofDecoration: shingles(t, 4, 9),
      dragons: 1.05,
      front: all(pane(t, 0.2, 0.2, 0.3, 0.7), pane(t, 0.45, 0.2, 0.55, 0.7), pane(t, 0.7, 0.2, 0.8, 0.7)),
    }) +
    house(t, {
      width: 18,
      depth: 14,
      wallHeight: 13,
      roofHeight: 10,
      lift: 50,
      turn,
      overhang: 2,
      wall,
      roofDecoration: shingles(t, 3, 4),
      trim: t.gold,
      dragons: 0.75,
    }) +
    spire(t, { width: 13, height: 30, lift: 70, turn, colour: mix(t.shingle, t.gold, 0.25) }) +
    stroke(`M${n(x)} ${n(y + 2)}v-9m-3 3.4h6`, t.gold, 1.4)
  )
}

/** Turf on a rock, a dead tree, a raven. */
function sagesHouse(t: Scenery) {
  const bark = mix(t.wood2, t.tar, 0.3)
  return (
    fill('M-44 14C-42 0-30-6-16-8L20-9C34-6 42 2 44 14 30 22-28 22-44 14Z', t.rock) +
    fill('M-44 14C-28 22 30 22 44 14 43 9 40 5 36 1 20 12-26 12-40 5-42 8-43 11-44 14Z', t.rockLow) +
    stroke(
      'M26-2C25-16 30-24 28-38M28-22C33-27 37-30 38-37M28-28C24-32 22-36 22-42M37-34l5-3M23-38l-5-3',
      bark,
      2.4,
    ) +
    house(t, {
      width: 42,
      depth: 30,
      wallHeight: 21,
      roofHeight: 22,
      turn: 26,
      wall: mix(t.wood2, t.blue, 0.2),
      roof: t.turf,
      roofDecoration: turf(t, 5),
      front: all(pane(t, 0.58, 0.25, 0.8, 0.6), door(t, 0.18, 0.15, 0.4)),
      rightGable: all(pane(t, 0.38, 0.25, 0.62, 0.6)),
    }) +
    fill('M18-41c3-2 6-1 7 1l3 1-3 1c-1 3-5 4-9 3z', t.tar, edge(mix(t.tar, t.stone, 0.5), 0.4)) +
    smoke(t, -4, -42, 0.7, 3)
  )
}

/** Blue roof among standing stones; the runes are cut as strokes. */
function runesmith(t: Scenery) {
  const cut = t.night ? '#b9e4ff' : t.oxide
  const stone = (x: number, y: number, scale: number, rune: string) =>
    place(
      x,
      y,
      fill('M-6 2L-5-16Q-1-22 4-18L7 1Q0 4-6 2Z', t.stone, edge(t.tar, 0.6)) +
        fill('M2-19Q4-18 4-18L7 1Q5 2 3 2.4Z', mix(t.stone, t.shade, 0.45)) +
        stroke(rune, cut, 1.1),
      scale,
    )
  return (
    shadow(t, 38, 13, 2, 8) +
    house(t, {
      width: 44,
      depth: 28,
      wallHeight: 20,
      roofHeight: 17,
      turn: -20,
      roof: t.blue,
      roofDecoration: shingles(t, 4, 9),
      trim: t.gold,
      front: all(door(t, 0.36, 0.08, 0.6)),
    }) +
    stone(-32, 10, 1.05, 'M-2-4v-9l4 2.4-4 2.4 4 4.2') +
    stone(30, 12, 1.2, 'M-2.6-4L2-8.6-.3-11.6-2.6-8.6 2-4') +
    stone(-20, 17, 0.75, 'M-2-4v-9M-2-9l4.4-3M-2-6l4.4-3')
  )
}

/** Red roof, slim chimney, blades in the ground. */
function swordsmith(t: Scenery) {
  return (
    shadow(t, 40, 15, 2, 9) +
    house(t, {
      width: 54,
      depth: 32,
      wallHeight: 22,
      roofHeight: 17,
      turn: -16,
      roof: t.red,
      roofDecoration: shingles(t, 5, 11),
      trim: t.bone,
      front: all(
        (on) => patch(on, 0.1, 0.18, 0.56, 1, '#26140c'),
        (on) => patch(on, 0.14, 0.55, 0.52, 1, t.night ? '#ff8a2b' : '#d9662a', 'opacity=".75"'),
        pane(t, 0.74, 0.25, 0.88, 0.65),
      ),
    }) +
    box(t, {
      width: 9,
      depth: 9,
      height: 42,
      turn: -16,
      x: 16,
      y: -6,
      colour: t.stone,
      decoration: stones(t, 6),
    }) +
    smoke(t, 22, -42, 0.9, 5) +
    fill('M-38 12l3-20 2 20zM-28 14l2-17 2 17z', t.bone, edge(t.tar, 0.3)) +
    stroke('M-40 6h10M-30 9h8', t.gold, 1.5) +
    fire(t, -9, 8, 0.75)
  )
}

/** Thatch and a row of spears. */
function hafter(t: Scenery) {
  let shafts = ''
  let points = ''
  for (let i = 0; i < 6; i++) {
    shafts += `M${n(-6 + i * 5.4)} 16L${n(i * 4.6)}-17`
    points += `M${n(i * 4.6)}-17l-2-3 2.6-6 1.6 6.4z`
  }
  return (
    shadow(t, 40, 14, 0, 9) +
    house(t, {
      width: 56,
      depth: 32,
      wallHeight: 23,
      roofHeight: 14,
      turn: 14,
      overhang: 4,
      wall: t.wood3,
      roof: t.thatch,
      roofDecoration: thatch(t, 4),
      trim: t.wood2,
      front: all((on) => patch(on, 0.3, 0.15, 0.9, 1, '#1f140c'), pane(t, 0.08, 0.25, 0.2, 0.6)),
    }) +
    stroke(shafts, mix(t.wood3, t.shade, 0.1), 1.4) +
    fill(points, t.bone, edge(t.tar, 0.3)) +
    logPile(t, -38, 15, 0.85)
  )
}

/** Stone, a fat chimney, an anvil. */
function blacksmith(t: Scenery) {
  return (
    shadow(t, 42, 15, 2, 9) +
    house(t, {
      width: 52,
      depth: 34,
      wallHeight: 23,
      roofHeight: 15,
      turn: -18,
      overhang: 2,
      wall: t.stone,
      wallDecoration: stones(t, 4),
      roof: mix(t.tar, t.stone, 0.38),
      roofDecoration: shingles(t, 4, 9),
      trim: t.wood2,
      front: all(
        (on) => patch(on, 0.4, 0.16, 0.86, 1, '#1d0f09'),
        (on) => patch(on, 0.46, 0.5, 0.8, 1, t.night ? '#ff7a24' : '#d9662a', 'opacity=".8"'),
      ),
    }) +
    box(t, {
      width: 13,
      depth: 13,
      height: 46,
      turn: -18,
      x: -13,
      y: -4,
      colour: t.stone,
      decoration: stones(t, 7),
    }) +
    smoke(t, -10, -46, 1.2, 8) +
    fire(t, 8, 4, 0.8) +
    place(
      30,
      13,
      fill('M-7-7H8Q6-4 3-3.6V0H-3V-3.6Q-7-4-9-7Z', mix(t.tar, t.stone, 0.6), edge(t.tar, 0.6)) +
        fill('M-4.5 0h9v5h-9z', t.wood2),
    )
  )
}

/** Tall, smoking, with drying fish. */
function smokehouse(t: Scenery) {
  let fish = ''
  for (let i = 0; i < 5; i++) fish += `M${-41 + i * 6}-7c-2 4-2 8 0 11l-1.6 3h3.4l-1.6-3c2-3 2-7-.2-11z`
  return (
    shadow(t, 34, 13, 2, 9) +
    house(t, {
      width: 34,
      depth: 28,
      wallHeight: 32,
      roofHeight: 20,
      turn: 22,
      wall: t.wood2,
      roofDecoration: shingles(t, 5, 7),
      front: all(door(t, 0.3, 0.35, 0.66)),
      rightGable: all(pane(t, 0.36, 0.2, 0.64, 0.38)),
    }) +
    smoke(t, 0, -56, 1.3, 4) +
    smoke(t, -9, -50, 0.9, 6) +
    stroke('M-44 14V-9M-14 17V-6M-46-8H-12', t.wood3, 1.6) +
    fill(fish, mix(t.stone, t.gold, 0.3), edge(t.tar, 0.4))
  )
}

/** Three turf roofs and washing on a line. */
function workerHuts(t: Scenery) {
  const hut = (x: number, y: number, scale: number, turn: number) =>
    place(
      x,
      y,
      shadow(t, 22, 8, 1, 6) +
        house(t, {
          width: 28,
          depth: 22,
          wallHeight: 12,
          roofHeight: 14,
          turn,
          wall: t.wood2,
          roof: t.turf,
          roofDecoration: turf(t, x + 60),
          front: all(door(t, 0.4, 0.1, 0.6)),
          leftGable: all(pane(t, 0.35, 0.2, 0.65, 0.8)),
          rightGable: all(pane(t, 0.35, 0.1, 0.65, 0.8)),
        }),
      scale,
    )
  return (
    hut(-22, -8, 0.95, 20) +
    hut(22, -6, 1, -22) +
    hut(0, 8, 1.12, 12) +
    stroke('M-36 12q18-9 20-4', t.wood3, 0.8) +
    fill('M-32 10v6h4v-6zM-25 7v6h4v-6z', t.bone, 'opacity=".8"')
  )
}

/** Three awnings round a square. */
function market(t: Scenery) {
  const stall = (x: number, y: number, colour: string, turn: number) =>
    place(x, y, shadow(t, 18, 7, 0, 7) + booth(t, colour, turn))
  return (
    `<ellipse cy="8" rx="50" ry="17" fill="${t.pathEdge}" opacity=".65"/>` +
    stall(-26, -2, t.gold, -14) +
    stall(24, -3, t.malachite, 16) +
    barrel(t, -2, -2) +
    stall(0, 12, t.red, 0) +
    barrel(t, -44, 12, 0.9) +
    fill('M40 12l8-3 4 3-8 4z', t.wood3) +
    fill('M40 12v5l4 4v-5zM44 16v5l8-4v-5z', t.wood2)
  )
}

/** An open shed with a ribbed keel before it. */
function shipwright(t: Scenery) {
  let ribs = ''
  for (let i = 0; i < 9; i++) ribs += `M${-30 + i * 8} 4q-1-7 ${n(-2 + i * 0.5)}-12`
  return (
    shadow(t, 52, 15, 2, 9) +
    house(t, {
      width: 66,
      depth: 32,
      wallHeight: 27,
      roofHeight: 13,
      turn: -10,
      overhang: 4,
      wall: t.wood2,
      roof: t.thatch,
      roofDecoration: thatch(t, 9),
      front: all(
        (on) => patch(on, 0.04, 0.1, 0.96, 1, '#1a110a'),
        (on) =>
          [0.28, 0.52, 0.76].map((u) => stroke(through([on(u, 0.02), on(u, 1)]), t.wood3, 1.6)).join(''),
      ),
    }) +
    place(
      2,
      16,
      stroke('M-46-12C-42 0-34 4-20 5H22C34 4 44-1 50-14', t.wood3, 2.6) +
        stroke('M-40-2C-20 3 24 3 44-3', t.wood3, 1.2) +
        stroke(ribs, t.wood3, 1.5),
    ) +
    logPile(t, -58, 18, 0.8)
  )
}

/** A hide on a frame by the edge of the wood; the deer itself is in the scenery. */
function huntingGrounds(t: Scenery) {
  return (
    shadow(t, 20, 6, 0, 4) +
    stroke('M-13 6L-10-17M13 6L10-17M-12-15H12', t.wood3, 2) +
    fill(
      'M-8-13L-4-14 0-11 4-14 8-13 7-6 10-2 5 1 4 5 0 2-4 5-5 1-10-2-7-6Z',
      mix(t.wood3, t.thatch, 0.4),
      edge(t.tar, 0.6),
    )
  )
}

function booth(t: Scenery, colour: string, turn: number) {
  return house(t, {
    width: 30,
    depth: 16,
    wallHeight: 17,
    roofHeight: 7,
    turn,
    wall: t.wood2,
    roof: t.bone,
    trim: colour,
    wallDecoration: planks(t, 5),
    roofDecoration: stripes(t, 9, colour),
    front: all(
      (on) => patch(on, 0.06, 0, 0.94, 0.55, '#20150e'),
      (on) => patch(on, 0.12, 0.3, 0.3, 0.55, t.gold),
      (on) => patch(on, 0.4, 0.28, 0.55, 0.55, t.red),
      (on) => patch(on, 0.64, 0.32, 0.84, 0.55, t.malachite),
    ),
  })
}

const spears = (t: Scenery) =>
  stroke('M22 12L28-14M26 12L33-11', t.wood3, 1.4) +
  fill('M28-14l-2-3 3-6 1.4 6.4zM33-11l-2-3 3-6 1.4 6.4z', t.bone, edge(t.tar, 0.3))

const swords = (t: Scenery) =>
  fill('M24 12l1.6-19 1.6 19zM31 13l1.6-17 1.6 17z', t.bone, edge(t.tar, 0.3)) +
  stroke('M22.4 7h6.4M29.4 9h6.4', t.gold, 1.5)

/** What lies beside each stall, and the colour of its awning. */
const STALL_LOOKS: Record<Stall, [colour: (t: Scenery) => string, prop: (t: Scenery) => string]> = {
  aumingi: [
    (t) => t.wood3,
    (t) =>
      fill('M19 6h12q-1 6-6 6t-6-6z', t.wood1, edge(t.tar, 0.5)) +
      fill('M21 6q1-5 4-3t5 3z', mix(t.gold, t.bone, 0.5)),
  ],
  skald: [
    (t) => t.malachite,
    (t) =>
      stroke('M20 12V-4Q20-12 27-13 33-12 32-2L21 11', t.gold, 2) +
      stroke('M23 8V-8M26 5V-10M29 1V-9', t.bone, 0.6),
  ],
  generousMerchant: [(t) => t.ochre, (t) => barrel(t, 24, 11) + logPile(t, 29, 12, 0.55)],
  wealthyStranger: [
    (t) => t.gold,
    (t) =>
      fill('M20 12Q17 4 22 1L21-2h6L26 1Q31 4 28 12Z', t.wood3, edge(t.tar, 0.5)) +
      disc(31, 10, 3.4, t.gold, edge(t.tar, 0.5)) +
      disc(35, 12, 3.4, t.gold, edge(t.tar, 0.5)),
  ],
  folkWarriors: [(t) => t.stone, swords],
  raiders: [(t) => t.red, spears],
  jomsvikings: [
    (t) => mix(t.tar, t.red, 0.35),
    (t) =>
      stroke('M25 13L29-11', t.wood3, 1.6) +
      fill('M29-11Q36-13 38-8 34-4 28-5Z', t.bone, edge(t.tar, 0.4)) +
      fill('M34 13l1.4-16 1.6 16z', t.bone, edge(t.tar, 0.3)) +
      stroke('M32.4 9h6', t.gold, 1.4),
  ],
  varyags: [(t) => t.blue, (t) => paintedShield(t, 26, 5, 6.4, t.red, t.bone)],
}

export function stall(t: Scenery, name: Stall) {
  const [colour, prop] = STALL_LOOKS[name]
  return shadow(t, 24, 9, 0, 7) + booth(t, colour(t), -8) + prop(t)
}

export const BUILDINGS: Record<TownPlace, (t: Scenery) => string> = {
  huntingGrounds,
  staveChurch,
  sagesHouse,
  runesmith,
  jarlsLonghouse,
  smokehouse,
  swordsmith,
  hafter,
  blacksmith,
  market,
  workerHuts,
  shipwright,
}
