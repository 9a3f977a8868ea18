// The door of The Fall of the Mountain King: a hall cut in the mountain, its king on his gold. 256 × 330.
import { bundle, disc, edge, fill, glowGradient, gradient, n, oval, scatter, stroke } from '../ink.ts'

const INK = '#171026'

const guard = (x: number, y: number, k: number, side: 1 | -1) =>
  `<g transform="translate(${x} ${y}) scale(${k * side} ${k})">${
    fill('M-10 30V10C-12 0-6-6-4-8L-12-14-2-12C4-16 12-10 10-2 16 6 14 20 12 30Z', INK) +
    `<path d="M10 4L24-22M22-26l6 4-4 6-6-4z" stroke="${INK}" stroke-width="4" fill="${INK}"/>` +
    disc(5, -5, 1.8, '#ffe08a')
  }</g>`

function king() {
  const body =
    'M78 340C76 286 84 262 104 254 100 236 106 222 118 218H138C150 222 156 236 152 254 172 262 180 286 178 340Z'
  let fur = ''
  for (let i = 0; i < 7; i++)
    fur += stroke(
      `M${84 + i * 4} 330C${84 + i * 4} 302 ${90 + i * 3} 282 ${104 + i * 2} 270`,
      '#a8cfa4',
      2 - i * 0.2,
      'opacity=".75"',
    )
  return (
    fill('M88 340V216L98 200V182L112 194H144L158 182V200L168 216V340Z', '#2a1a2e') +
    stroke('M88 340V216L98 200V182L112 194', '#ffe9a0', 2.4) +
    fill(body, '#ffe9a0', 'transform="translate(-2 -1.6)"') +
    fill(body, '#5b8560') +
    fill('M138 218C150 222 156 236 152 254 172 262 180 286 178 340H132C150 290 146 250 138 218Z', '#2f4d3a') +
    fill('M114 222L110 200 120 210 128 194 136 210 146 200 142 222Z', '#ffd25e', edge('#4a3000', 1.6)) +
    disc(128, 214, 2.8, '#b8452b') +
    fill('M102 234L84 220 97 247ZM154 234L172 220 159 247Z', '#5b8560', edge(INK, 1.4)) +
    stroke('M111 229l13 5M145 229l-13 5', INK, 3.2) +
    disc(118, 237, 3.6, '#fff0a8') +
    disc(138, 237, 3.6, '#fff0a8') +
    disc(119, 237.4, 1.4, INK) +
    disc(137, 237.4, 1.4, INK) +
    fill('M123 236Q117 251 128 253 139 251 133 236Z', '#86ad86', edge(INK, 1)) +
    fill('M108 255Q128 268 148 255 143 267 128 268 113 267 108 255Z', INK) +
    fill('M114 262l-2-13 8 14zM142 262l2-13-8 14z', '#f3e8d2') +
    fur +
    stroke('M104 262Q128 290 152 262', '#ffd25e', 4, 'stroke-dasharray="5 3" style="stroke-linecap:butt"')
  )
}

export function mountainPicture() {
  const random = scatter(21)
  const specks = bundle()
  for (let i = 0; i < 40; i++)
    specks.add(
      `M${n(random() * 256)} ${n(random() * 90)}h.1`,
      `stroke="#fff" stroke-linecap="round" stroke-width="${n(0.8 + Math.round(random() * 3) * 0.5)}" opacity="${n(0.3 + Math.round(random() * 3) * 0.2)}"`,
    )
  for (let i = 0; i < 26; i++)
    specks.add(
      `M${n(10 + random() * 230)} ${n(92 + random() * 60)}l${n(4 + random() * 8)} ${n(10 + random() * 14)}`,
      `stroke="${random() > 0.5 ? '#6f68a0' : '#221e3c'}" stroke-width="2" stroke-linecap="round" opacity=".7"`,
    )

  const ridge = 'M-20 140L40 70 70 104 96 64 128 14 166 70 190 52 226 110 276 150V330H-20Z'
  const hall = 'M34 330C30 250 42 178 84 148 110 132 148 132 174 148 216 178 228 250 222 330Z'
  let rays = ''
  for (let i = 0; i < 30; i++) {
    const a = -Math.PI * 1.05 + (i / 29) * Math.PI * 1.1
    const at = (angle: number) => `${n(128 + Math.cos(angle) * 160)} ${n(214 + Math.sin(angle) * 160)}`
    rays += `M128 214L${at(a - 0.035)}L${at(a + 0.035)}Z`
  }
  const pillars = [
    [50, 34],
    [88, 20],
    [168, 20],
    [206, 34],
  ]
    .map(([x, w], i) => {
      const far = i === 1 || i === 2
      const top = far ? 176 : 188
      let courses = ''
      for (let k = 0; k < 8; k++) courses += `M${x - w / 2} ${top + 10 + k * 18}h${w}`
      return (
        fill(`M${x - w / 2} 334V${top}l-6-14h${w + 12}l-6 14V334Z`, far ? '#8a5a3a' : '#4a3040') +
        fill(`M${x + (i < 2 ? w / 2 - 5 : -w / 2)} 334V${top}h5V334Z`, '#ffd98a') +
        stroke(courses, '#22142a', far ? 1.4 : 2.4, 'opacity=".8"')
      )
    })
    .join('')
  let gold = ''
  for (let i = 0; i < 46; i++)
    gold += oval(40 + random() * 176, 314 + random() * 16, 6.4, 3.2, '#ffd25e', edge('#7a4a08', 1))
  return (
    `<defs>${gradient('pk', [
      [0, '#120f2a'],
      [1, '#4a3a6a'],
    ])}${glowGradient(
      'pkg',
      [
        [0, '#ffe9a0'],
        [0.3, '#e7a83e'],
        [0.75, '#a8622c'],
        [1, '#5a3030'],
      ],
      'cx=".5" cy=".62" r=".62"',
    )}</defs><rect width="256" height="330" fill="url(#pk)"/>` +
    fill(ridge, '#e7eaf6', 'transform="translate(-2.4 -2)"') +
    fill(ridge, '#4c4674') +
    fill('M128 14L166 70 190 52 226 110 276 150V330H190C200 200 160 100 128 14Z', '#2f2a4e') +
    fill(
      'M128 14L104 52 116 50 122 66 132 50 144 58 150 46ZM40 70L24 90 36 88 44 98 52 84ZM190 52L178 62 188 66 196 78 202 70Z',
      '#dfe6f4',
    ) +
    specks.draw() +
    fill('M24 330C20 244 32 168 80 138 108 120 150 120 178 138 226 168 238 244 232 330Z', INK) +
    `<clipPath id="hall"><path d="${hall}"/></clipPath>` +
    fill(hall, 'url(#pkg)') +
    `<g clip-path="url(#hall)">${fill(rays, '#fff3c4', 'opacity=".28"')}${pillars}${guard(52, 288, 1.2, 1)}${guard(204, 288, 1.2, -1)}<g transform="translate(128 330) scale(1.24) translate(-128 -334)">${king()}</g>${gold}</g>`
  )
}
