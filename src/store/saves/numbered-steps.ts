/**
 * The steps of procedures had numbers before they had names. Tables that were kept then, links and files too, are read with
 * the names of today: here alone the numbers are known still.
 */

type Plain = Record<string, unknown>

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The names of numbered steps, by procedure: the first one was 0. What is not among them has one step only, and no name. */
export const namesOfSteps: Readonly<Record<string, readonly string[]>> = {
  window: ['automatic', 'optional'],
  turn: [
    'start of turn',
    'actions at the start of turn',
    'activate',
    'control',
    'deploy',
    'battle',
    'move',
    'draw',
    're-circulation',
    'end of turn',
    'actions at the end of turn',
    'next turn',
  ],
  opening: [
    'effects',
    'effects revealed',
    'texts of effects',
    'locations',
    'locations revealed',
    'conversion',
    'locations deployed',
    'texts of Objectives',
    'interrupts',
    'interrupts revealed',
    'texts of interrupts',
    'shuffling',
    'starting hands',
    'first turn',
    'bound to deploy',
    'texts of those bound to deploy',
  ],
  'phase end': ['mandatory actions', 'over'],
  duty: ['due', 'over'],
  card: ['price', 'responses', 'result', 'completed', 'over'],
  triggered: ['result', 'over'],
  'play by text': ['look', 'over'],
  'activate by text': ['amount', 'over'],
  deploy: ['initiation', 'arriving', 'completed', 'over'],
  transfer: ['initiation', 'carrying out'],
  move: ['initiation', 'carrying out', 'completed', 'over'],
  fire: [
    'responses',
    'about to draw destiny',
    'destiny',
    'opposing destiny',
    'result',
    'completed',
    'next shot',
  ],
  'draw destiny': ['next draw', 'drawn', 'announced', 'number'],
  'Force drain': ['responses', 'result', 'completed', 'over'],
  'lose Force': ['responses', 'losing'],
  'leave table': ['leaving', 'over'],
  read: ['look', 'over'],
  'one operative': ['choice', 'over'],
  maintain: ['choice', 'over'],
  battle: [
    'responses',
    'weapons segment',
    'weapons segment over',
    'power segment',
    'damage segment',
    'end of battle',
    'actions at the end of battle',
    'over',
  ],
  'power segment': ['destinies', 'actions', 'totals', 'over'],
  attack: [
    'target',
    'responses',
    'weapons segment',
    'power segment',
    'ferocity',
    'destiny',
    'totals',
    'damage segment',
    'hits',
    'over',
  ],
  'tactical action': ['movement', 'space cannon offense', 'space combat', 'retreats', 'over'],
}

/** What a text does with decks, piles and hands: each kind counted steps of its own. */
export const namesOfDeeds: Readonly<Record<string, readonly string[]>> = {
  search: ['begin', 'over', 'verify', 'over'],
  retrieval: ['begin', 'over', 'verify', 'over', 'over'],
  deployment: ['begin', 'over', 'verify'],
  revealing: ['begin', 'reveal', 'over'],
  look: ['begin', 'over'],
  exchange: ['begin', 'other card', 'over'],
}

/** A retrieval once began before its search, at -2; where there was none it was over at -1. */
function stepOfDeed(deed: unknown, step: number): string | undefined {
  const kind = isPlain(deed) ? String(deed.brings) : ''
  if (kind === 'retrieval' && step < 0) return step === -2 ? 'begin' : 'over'
  return (namesOfDeeds[kind] ?? ['begin'])[step]
}

/** What the number said: the name of the step, or a place in a list, which has a field of its own now. */
function stepNamed(frame: Plain, step: number): Plain {
  switch (frame.does) {
    case 'results':
      return step === 0 ? { step: 'destiny', part: 0 } : { step: 'parts', part: step - 1 }
    case 'starting text':
      return { part: step }
    case 'duel':
      return { drew: step }
    case 'deed':
      return { step: stepOfDeed(frame.deed, step) ?? step }
  }
  const names = namesOfSteps[String(frame.does)]
  return names ? { step: names[step] ?? step } : {}
}

/** A frame with its step by name, and so the one that it may hold. A number that was none of a step stays. */
export function withNamedStep(frame: Plain): Plain {
  const { step, beneath, ...rest } = frame
  const within = isPlain(beneath)
    ? { beneath: withNamedStep(beneath) }
    : 'beneath' in frame
      ? { beneath }
      : {}
  if (typeof step !== 'number') return isPlain(beneath) ? { ...frame, ...within } : frame
  return { ...rest, ...within, ...stepNamed(frame, step) }
}
