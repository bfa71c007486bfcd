/** Fifteen small sounds, made here by oscillators and noise. None is louder than −18 dB at full volume. */

import type { Cue, Heard } from './cues.ts'

/** −18 dB. */
const peak = 0.126

let context: AudioContext | null = null
let noise: AudioBuffer | null = null

/** One second of noise, made once. */
function noiseOf(audio: AudioContext): AudioBuffer {
  if (noise) return noise
  noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  const samples = noise.getChannelData(0)
  let seed = 7
  for (let i = 0; i < samples.length; i++) {
    seed = (seed * 16807) % 2147483647
    samples[i] = seed / 1073741823.5 - 1
  }
  return noise
}

interface Voice {
  audio: AudioContext
  /** When it begins, in seconds of the context. */
  at: number
  /** From 0 to 1. */
  volume: number
}

/** Rises at once and dies away. */
function envelope({ audio, at, volume }: Voice, long: number, level = 1): GainNode {
  const gain = audio.createGain()
  const top = Math.max(0.0001, peak * volume * level)
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(top, at + Math.min(0.012, long / 3))
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long)
  gain.connect(audio.destination)
  return gain
}

interface Tone {
  from: number
  to?: number
  long: number
  after?: number
  shape?: OscillatorType
  level?: number
}

function tone(voice: Voice, { from, to = from, long, after = 0, shape = 'sine', level = 1 }: Tone): void {
  const at = voice.at + after
  const source = voice.audio.createOscillator()
  source.type = shape
  source.frequency.setValueAtTime(from, at)
  source.frequency.exponentialRampToValueAtTime(to, at + long)
  source.connect(envelope({ ...voice, at }, long, level))
  source.start(at)
  source.stop(at + long)
}

interface Rush {
  from: number
  to?: number
  long: number
  level?: number
}

function rush(voice: Voice, { from, to = from, long, level = 1 }: Rush): void {
  const { audio, at } = voice
  const source = audio.createBufferSource()
  source.buffer = noiseOf(audio)
  const band = audio.createBiquadFilter()
  band.type = 'bandpass'
  band.frequency.setValueAtTime(from, at)
  band.frequency.exponentialRampToValueAtTime(to, at + long)
  source.connect(band)
  band.connect(envelope(voice, long, level))
  source.start(at, 0, long)
}

const steps = (count: number): number[] => Array.from({ length: Math.min(8, count) }, (_, index) => index)

/** Frequencies in hertz, times in seconds. */
const sounds: Record<Cue, (voice: Voice, count: number) => void> = {
  lift: (voice) => rush(voice, { from: 2400, long: 0.04, level: 0.6 }),
  land: (voice) => tone(voice, { from: 110, to: 70, long: 0.12 }),
  putBack: (voice) => rush(voice, { from: 1400, long: 0.04, level: 0.4 }),
  refused: (voice) => {
    tone(voice, { from: 196, long: 0.11, shape: 'triangle' })
    tone(voice, { from: 147, long: 0.16, after: 0.1, shape: 'triangle' })
  },
  force: (voice, count) => {
    for (const step of steps(count))
      tone(voice, { from: 420 * 1.09 ** step, long: 0.05, after: step * 0.05, level: 0.5 })
  },
  pass: (voice) => tone(voice, { from: 660, long: 0.03, shape: 'square', level: 0.25 }),
  destiny: (voice, count) => {
    for (const step of steps(count)) {
      tone(voice, { from: 900, long: 0.5, after: step * 0.22, level: 0.7 })
      tone(voice, { from: 2260, long: 0.3, after: step * 0.22, level: 0.25 })
    }
  },
  hit: (voice) => rush(voice, { from: 3200, to: 300, long: 0.2 }),
  battle: (voice) => {
    tone(voice, { from: 98, long: 0.4, shape: 'sawtooth', level: 0.5 })
    tone(voice, { from: 147, long: 0.4, shape: 'sawtooth', level: 0.4 })
  },
  lost: (voice, count) => {
    for (const step of steps(count))
      tone(voice, { from: 440, to: 160, long: 0.24, after: step * 0.06, level: 0.6 })
  },
  drain: (voice) => tone(voice, { from: 330, to: 82, long: 0.34, shape: 'triangle' }),
  draw: (voice, count) => {
    for (const step of steps(count))
      rush({ ...voice, at: voice.at + step * 0.07 }, { from: 1900, long: 0.05, level: 0.6 })
  },
  play: (voice) => {
    rush(voice, { from: 900, to: 2600, long: 0.09, level: 0.5 })
    tone(voice, { from: 523, long: 0.18, after: 0.05, level: 0.5 })
  },
  turn: (voice) => {
    tone(voice, { from: 392, long: 0.22, level: 0.5 })
    tone(voice, { from: 494, long: 0.3, after: 0.12, level: 0.5 })
  },
  won: (voice) => {
    for (const [step, from] of [392, 494, 587, 784].entries())
      tone(voice, { from, long: 0.42, after: step * 0.16, shape: 'triangle', level: 0.7 })
  },
}

/** Plays what is heard. @param volume from 0 to 100. To be called after a first gesture: before, browsers are silent. */
export function playAll(heard: readonly Heard[], volume: number): void {
  context ??= new AudioContext()
  const audio = context
  if (audio.state === 'suspended') void audio.resume()
  for (const { cue, count } of heard)
    sounds[cue]({ audio, at: audio.currentTime + 0.01, volume: volume / 100 }, count)
}
