import { FACES, GOODS, WARRIORS } from '../vocabulary.ts'

const dice = WARRIORS.flatMap((warrior) => FACES.map((face) => `${warrior} ${face}`))

/** What the numbers in moves and happenings stand for. */
export const legend = {
  like: { look: 'shore' },
  counts: {
    dice: [WARRIORS, dice],
    faces: [dice],
    goods: [GOODS],
    plan: [[...WARRIORS, 'food']],
  },
}
