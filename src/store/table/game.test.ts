import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rollsFrom } from '../../kernel/index.ts'
import { random } from '../../opponent/random.ts'
import {
  atPlace,
  current,
  facts,
  forceActs,
  type Game,
  lossesOf,
  notThere,
  type Position,
  seenBy,
  showsHand,
  sinceLast,
} from '../../views/index.ts'
import {
  actions,
  awaited,
  changeSettings,
  isAskedOpenly,
  loadSpeech,
  speechIn,
  useStore,
  viewerOf,
} from '../index.ts'

const decks = { light: null, dark: null }
const game = (): Game<Position> => {
  const { history } = actions()
  if (!history) throw new Error('no game is on the table')
  return current(history)
}
const give = (answer: object) => {
  const by = game().decision?.by ?? 'light'
  actions().takeSeat()
  actions().answer({ by, ...answer } as Parameters<ReturnType<typeof actions>['answer']>[0])
}

/** Passes on, handing the device over where it must be, until something holds. */
function passUntil(holds: () => boolean): void {
  for (let i = 0; i < 200 && !holds(); i++) {
    actions().takeSeat()
    const [loss] = lossesOf(game())
    if (loss) give({ cards: [loss.card] })
    else actions().pass()
  }
  expect(holds()).toBe(true)
}

/** Plays on at random, handing the device over where it must be, until something holds. */
function playUntil(holds: () => boolean): void {
  const roll = rollsFrom('what has come of it')
  for (let left = 400; left > 0 && !holds(); left--) {
    actions().takeSeat()
    actions().answer(random(game(), roll))
  }
  expect(holds()).toBe(true)
}

beforeEach(async () => {
  await actions().startGame({ decks, edition: 'ar', seed: '7' })
})

describe('a game of two', () => {
  test('begins behind a curtain, and nobody acts until the device is handed over', () => {
    expect(awaited(actions())).toBe('dark')
    const before = game()
    actions().pass()
    expect(game()).toBe(before)
    actions().takeSeat()
    expect(awaited(actions())).toBeNull()
    passUntil(() => game().decision?.by === 'light')
    expect(awaited({ ...actions(), seat: null })).toBe('light')
  })

  test('hides the other hand from the one who looks', () => {
    const seen = seenBy(game(), 'dark')
    const titles = (player: 'light' | 'dark') =>
      seen.piles[player].hand.map((card) => facts(seen, card).title)
    expect(titles('dark').every((title) => title !== '')).toBe(true)
    expect(titles('light').every((title) => title === '')).toBe(true)
  })

  test('counts what can be activated and drawn, and says why there is no drain', () => {
    const { activate } = forceActs(game())
    expect(activate).toBeGreaterThan(0)
    give({ act: { kind: 'activate', count: activate } })
    expect(forceActs(game()).activate).toBe(0)
    const [first] = game().state.layout
    expect(notThere(game(), 'drain', first ?? 0)?.reasons.length).toBeGreaterThan(0)
    passUntil(() => forceActs(game()).draw > 0)
    expect(forceActs(game()).draw).toBe(game().state.piles.dark.force.length)
  })

  test('takes back what shows nothing, and asks before it takes back a card that was drawn', () => {
    give({ act: { kind: 'activate', count: 2 } })
    actions().undo()
    expect(actions().history?.at).toBe(0)
    actions().redo()
    passUntil(() => forceActs(game()).draw > 0)
    give({ act: { kind: 'draw', count: 1 } })
    const at = actions().history?.at ?? 0
    actions().undo()
    expect(actions().dialog).toBe('undo')
    expect(actions().history?.at).toBe(at)
    actions().undoAnyway()
    expect(actions().history?.at).toBe(at - 1)
    expect(actions().dialog).toBeNull()
  })

  test('deploys from hand, and refuses with reasons', () => {
    give({ act: { kind: 'activate', count: 4 } })
    passUntil(() => game().state.turn.phase === 'deploy')
    const { hand } = game().state.piles.dark
    const site = hand.find((card) => facts(game().state, card).title === 'Tatooine: Docking Bay 94') ?? -1
    actions().pick(site)
    const gaps = [...actions().targets.keys()]
    expect(gaps.length).toBeGreaterThan(0)
    expect(gaps.every((place) => place.startsWith('gap:'))).toBe(true)
    actions().tryMove(atPlace(game().state.layout[0] ?? -1))
    expect(actions().refusal?.refused[0]?.verdict.reasons.length).toBeGreaterThan(0)
    actions().pick(site)
    actions().tryMove(gaps[0] ?? '')
    expect(game().state.layout).toContain(site)
  })

  test.each(['legal', 'always'] as const)('is handed over once a turn, stops: %s', (stops) => {
    changeSettings({ stops })
    const handed: string[] = []
    for (let i = 0; i < 2000 && game().state.turn.number < 7; i++) {
      const { decision, state } = game()
      const player = awaited(actions())
      if (player) {
        handed.push(`${state.turn.number} ${player}`)
        actions().takeSeat()
      }
      expect(viewerOf(actions())).toBe(actions().seat)
      const asked = isAskedOpenly(actions())
      expect(asked).toBe(decision?.by !== actions().seat)
      const [drain] = forceActs(game()).drains
      const { activate } = forceActs(game())
      const [loss] = lossesOf(game()).filter(({ from }) => from !== 'hand')
      if (loss) give({ cards: [loss.card] })
      else if (activate > 0) give({ act: { kind: 'activate', count: activate } })
      else if (drain) give({ act: { kind: 'drain', location: drain.location } })
      else actions().pass()
    }
    changeSettings({ stops: 'legal' })
    expect(handed).toEqual(['1 dark', '2 light', '3 dark', '4 light', '5 dark', '6 light'])
  })

  test('what names a card in a hand is not offered openly', () => {
    const { state } = game()
    const [held = -1] = state.piles.dark.hand
    const [location = -1] = state.layout
    expect(showsHand(state, { kind: 'play', card: held, targets: [] })).toBe(true)
    expect(showsHand(state, { kind: 'react', deploy: { cards: [held], to: { location } } })).toBe(true)
    expect(showsHand(state, { kind: 'activate', count: held })).toBe(false)
    expect(showsHand(state, { kind: 'drain', location })).toBe(false)
  })

  test('who rests is asked for nothing more than responses in this turn', () => {
    changeSettings({ stops: 'always' })
    give({ act: { kind: 'activate', count: 1 } })
    expect(game().decision?.by).toBe('light')
    actions().rest()
    passUntil(() => game().state.turn.number === 2)
    changeSettings({ stops: 'legal' })
    const { history } = actions()
    const asked = history?.games.filter(
      ({ decision, state }) => state.turn.number === 1 && decision?.by === 'light',
    )
    expect(asked).toHaveLength(1)
  })

  test('stops in the phases that were chosen', () => {
    changeSettings({ stopPhases: { own: ['control'], other: ['control'] } })
    give({ act: { kind: 'activate', count: forceActs(game()).activate } })
    expect(game().state.turn.phase).toBe('control')
    actions().pass()
    expect(game().decision?.by).toBe('light')
    actions().pass()
    expect(game().state.turn.phase).toBe('deploy')
    changeSettings({ stopPhases: { own: [], other: [] } })
  })

  test('comes back from its save as it was', async () => {
    give({ act: { kind: 'activate', count: 3 } })
    const before = JSON.stringify(game())
    const file = new File([actions().exportState()], 'state.json')
    await actions().startGame({ decks, edition: 'crd', seed: 'another' })
    await actions().importFile(file)
    expect(JSON.stringify(game())).toBe(before)
    expect(actions().edition).toBe('ar')
    // Nobody knows who sits there now.
    expect(awaited(actions())).toBe('dark')
  })
})

test('each problem of a deck is told beside its deck, and the table stays as it is', async () => {
  const before = game()
  const problems = await actions().startGame({
    decks: { light: '60 Rebel Guard\n1 Nobody At All', dark: '59 Stormtrooper' },
    edition: 'ar',
    seed: '1',
  })
  expect(problems.map(({ player }) => player)).toEqual(expect.arrayContaining(['light', 'dark']))
  expect(game()).toBe(before)
  expect(useStore.getState().edition).toBe('ar')
})

beforeAll(() => loadSpeech('en'))

describe('what has come of an answer is seen before the device is handed over', () => {
  /** Ends the turn of Dark, who sits there. */
  const endTurn = () => {
    give({ act: { kind: 'activate', count: 3 } })
    passUntil(() => game().state.turn.phase === 'draw' && game().decision?.by === 'dark')
    give({ act: { kind: 'draw', count: 1 } })
    for (let i = 0; i < 9 && awaited(actions()) === null; i++) actions().pass()
    expect(awaited(actions())).toBe('light')
  }

  test('the table stays as its player sees it until he goes on, and nobody answers meanwhile', () => {
    playUntil(() => actions().seeing)
    const before = game()
    const { seat } = actions()
    expect(awaited(actions())).toBe(seat === 'dark' ? 'light' : 'dark')
    expect(viewerOf(actions())).toBe(seat)
    actions().pass()
    expect(game()).toBe(before)
    actions().handOver()
    expect(actions().seeing).toBe(false)
    expect(actions().seat).toBe(seat)
    expect(awaited(actions())).toBe(before.decision?.by)
  })

  test('what every turn brings by itself is nothing to look at: the device is handed over at once', () => {
    endTurn()
    expect(game().events.map(({ say }) => say)).toContain('turn ends')
    expect(actions().seeing).toBe(false)
  })

  test('the other player is told all that he has missed, and no hidden card', () => {
    endTurn()
    const { history } = actions()
    const lines = history ? sinceLast(history, 'light') : []
    expect(lines.length).toBeGreaterThan(0)
    const p = seenBy(game(), 'light')
    const text = lines.map((line) => speechIn('en').log(p, line)).join(' ')
    const drawn = game().state.piles.dark.hand.map((card) => speechIn('en').name(game().state, card))
    for (const title of new Set(drawn)) expect(text).not.toContain(`draws ${title}`)
  })

  test('where hands lie open nothing is handed over, and the table is seen from who decides', () => {
    changeSettings({ openHands: true })
    expect(awaited(actions())).toBeNull()
    expect(viewerOf(actions())).toBe(game().decision?.by)
    changeSettings({ openHands: false })
    expect(awaited(actions())).toBe('dark')
  })
})
