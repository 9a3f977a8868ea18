/** What the numbers in moves and happenings stand for. */
export const legend = {
  seats: ['of', 'to'],
}
