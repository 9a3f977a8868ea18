import type { Kinds } from '@meadhall/kernel/rules'
import { settings } from '../store/settings.ts'
import { type Sound, soundOf } from './kinds.ts'

const LOUDNESS = { soft: 0.02, usual: 0.06, loud: 0.16 } as const

/** Short sounds made on the spot; off until somebody switches them on. */
let audio: AudioContext | undefined

interface Note {
  readonly pitch: number
  readonly at: number
  readonly long: number
  readonly wave: OscillatorType
}

const knock: readonly Note[] = [{ pitch: 150, at: 0, long: 0.09, wave: 'triangle' }]
const rattle: readonly Note[] = [0, 0.05, 0.09, 0.16].map((at, i) => ({
  pitch: 420 + 60 * i,
  at,
  long: 0.03,
  wave: 'square',
}))
const horn: readonly Note[] = [
  { pitch: 220, at: 0, long: 0.22, wave: 'sawtooth' },
  { pitch: 330, at: 0.18, long: 0.4, wave: 'sawtooth' },
]

const SOUNDS: Readonly<Record<Sound, readonly Note[]>> = { knock, rattle, horn }

/** Which sound goes with what came about: the greatest wins. */
export function ring(told: readonly string[], kinds: Kinds): void {
  if (settings.get().sounds && told.length > 0) play(SOUNDS[soundOf(told, kinds)])
}

/** All of them one after the other, also while they are off: to hear what one would switch on. */
export function tryOut(): void {
  const later = (notes: readonly Note[], by: number) => notes.map((note) => ({ ...note, at: note.at + by }))
  play([...knock, ...later(rattle, 0.5), ...later(horn, 1.1)])
}

/** Calls to the table. */
export function blowHorn(): void {
  play(horn)
}

function play(notes: readonly Note[]): void {
  const loudness = LOUDNESS[settings.get().volume]
  audio ??= new AudioContext()
  for (const { pitch, at, long, wave } of notes) {
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    const from = audio.currentTime + at
    tone.type = wave
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(loudness, from)
    volume.gain.exponentialRampToValueAtTime(0.001, from + long)
    tone.connect(volume).connect(audio.destination)
    tone.start(from)
    tone.stop(from + long)
  }
}
