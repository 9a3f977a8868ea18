// The door of A Feast for Odin: the wanderer at table, two ravens, a cloth of goods. 256 × 330.
import { disc, edge, fill, gradient, n, oval, scatter, stroke } from '../ink.ts'
import { tokenAt } from '../midgard/Token.tsx'

const INK = '#2a1210'
const RIM = '#ffe9ae'

const raven = (x: number, y: number, side: 1 | -1) => {
  const d = 'M-22 10C-18-6-6-14 4-18 6-28 18-30 24-24L36-20 25-17C26-6 18 10 2 16L-2 22-6 15-26 20Z'
  return `<g transform="translate(${x} ${y}) scale(${side} 1)">${
    fill(d, RIM, `transform="translate(${-1.6 * side} -1.6)"`) +
    fill(d, '#160d12') +
    stroke('M-16 8C-8-4 2-6 10-6M-14 12C-6 2 4 0 10 0M-8 14C-2 8 4 6 8 5', '#6a5f78', 1.6) +
    disc(18, -22.4, 1.8, '#ffd76a')
  }</g>`
}

/** Goods like tiles: a cloth in four colours, quiet enough not to shout down the face. */
function cloth() {
  const colours: Record<string, string> = { A: '#b9782f', B: '#983a26', C: '#37785b', D: '#366b97' }
  const rows = ['AABBCCDDAABBC', 'ADBBCADDCABCC', 'DDCBAACDCCBBA', 'DCCBBADDBCAAA']
  const side = 20.2
  let s = ''
  let stitches = ''
  let seams = ''
  rows.forEach((row, j) =>
    row.split('').forEach((good, i) => {
      const [x, y] = [-3 + i * side, 260 + j * side]
      s += `<rect x="${n(x)}" y="${n(y)}" width="20.4" height="20.4" fill="${colours[good]}"/>`
      stitches += `M${n(x + 3)} ${n(y + 14)}l11-11M${n(x + 8)} ${n(y + 17)}l9-9`
      if (row[i + 1] !== good) seams += `M${n(x + side)} ${n(y)}v${side}`
      if (rows[j + 1]?.[i] !== good) seams += `M${n(x)} ${n(y + side)}h${side}`
    }),
  )
  return s + stroke(stitches, '#fff3d0', 1.4, 'opacity=".16"') + stroke(seams, '#1c0d05', 2)
}

export function odinPicture() {
  let rays = ''
  for (let i = 0; i < 28; i++) {
    const a = (i / 28) * Math.PI * 2
    const at = (angle: number) => `${n(128 + Math.cos(angle) * 260)} ${n(118 + Math.sin(angle) * 260)}`
    rays += `M128 118L${at(a)}L${at(a + 0.1)}Z`
  }
  let folds = ''
  for (let i = 0; i < 7; i++)
    folds += stroke(
      `M${64 + i * 7} 250C${66 + i * 6} 224 ${78 + i * 5} 200 ${96 + i * 3} 184`,
      '#4f7396',
      1.8 - i * 0.16,
      'opacity=".75"',
    )
  let beard = ''
  for (let i = 0; i < 9; i++) {
    const x = 104 + i * 6
    beard += `M${x} 146C${n(x + (128 - x) * 0.1)} 170 ${n(x + (128 - x) * 0.5)} 190 ${n(128 + (x - 128) * 0.22)} 210`
  }
  const random = scatter(3)
  let motes = ''
  for (let i = 0; i < 26; i++) motes += `M${n(random() * 256)} ${n(random() * 170)}h.1`
  const cloak = 'M50 252C52 206 74 178 106 170H150C182 178 204 206 206 252Z'
  const hat =
    'M58 112C84 96 92 100 98 74 104 50 120 40 134 46 154 54 158 78 164 96 174 100 190 102 202 110 170 118 90 122 58 112Z'
  return (
    `<defs>${gradient('po', [
      [0, '#7c2a1c'],
      [0.4, '#d4762c'],
      [0.66, '#f2c261'],
    ])}</defs><rect width="256" height="330" fill="url(#po)"/>` +
    fill(rays, '#ffdf8a', 'opacity=".2"') +
    stroke(motes, '#fff0c4', 1.8, 'opacity=".5"') +
    disc(128, 116, 74, '#ffe9ae', 'opacity=".5"') +
    disc(128, 116, 60, '#fff0c4', 'opacity=".95"') +
    fill('M0 190C40 168 80 176 128 180S220 166 256 188V250H0Z', '#6d7a34') +
    fill('M0 206C50 188 100 200 150 196S230 190 256 204V250H0Z', '#485826') +
    fill(cloak, RIM, 'transform="translate(-2.4 -2)"') +
    fill(cloak, '#24415c') +
    fill('M128 176C160 178 200 204 206 252H150Z', '#16293d') +
    folds +
    fill('M98 118C96 150 100 190 128 226 156 190 160 150 158 118Z', '#e9dcc0') +
    fill('M128 130C150 130 158 128 158 118 160 150 156 190 128 226Z', '#b9a684') +
    stroke(beard, '#8a7350', 1.5, 'opacity=".8"') +
    fill('M100 108H156V136C150 146 106 146 100 136Z', '#c98e62') +
    fill('M130 108H156V136C152 144 142 145 130 145Z', '#8f5a3c') +
    fill('M124 112L120 136Q128 142 134 136L130 112Z', '#dba678', edge(INK, 1)) +
    stroke('M104 120q9-7 17 0', INK, 3) +
    oval(113, 125, 5.4, 3.6, '#fff6d8') +
    disc(114, 125, 2.3, '#1b5c7a') +
    fill('M134 117L156 112 154 130 138 130Z', INK) +
    stroke('M100 114L134 118', INK, 1.6) +
    fill(
      'M104 144C112 138 122 140 128 146 134 140 144 138 152 144 148 152 136 152 128 148 120 152 108 152 104 144Z',
      '#f5ead0',
      edge('#a89268', 0.8),
    ) +
    fill(hat, RIM, 'transform="translate(-2 -2.4)"') +
    fill(hat, '#5a2c22') +
    fill(
      'M134 46C154 54 158 78 164 96 174 100 190 102 202 110 180 115 150 118 128 118 150 108 150 70 134 46Z',
      '#38180f',
    ) +
    fill('M97 92C116 100 146 100 163 93L165 99C146 107 114 107 95 99Z', '#d8a648') +
    raven(70, 178, -1) +
    raven(188, 178, 1) +
    fill('M0 246H256V330H0Z', '#3a1f10') +
    fill('M0 240H256V256H0Z', '#a8672e') +
    stroke('M0 240H256', '#ffd98a', 2) +
    stroke('M0 256H256', '#1c0d05', 2) +
    cloth() +
    oval(62, 246, 34, 8, '#1c0d05', 'opacity=".5"') +
    oval(62, 242, 34, 8, '#b9b2a0', edge(INK, 1.2)) +
    tokenAt('food', 32, 200, 50) +
    tokenAt('horn', 160, 200, 50) +
    fill('M106 244C104 228 116 222 130 222 146 222 154 230 152 244Z', '#c98a42', edge(INK, 1.2)) +
    stroke('M116 228l6 10M127 226l6 10M139 227l5 10', '#7a4a1c', 2) +
    oval(222, 243, 26, 6, '#b9b2a0', edge(INK, 1.2)) +
    fill(
      'M200 240C210 228 228 228 238 238L248 230V248L238 242C228 248 210 248 200 240Z',
      '#7d98a3',
      edge(INK, 1),
    ) +
    disc(208, 238, 1.4, INK)
  )
}
