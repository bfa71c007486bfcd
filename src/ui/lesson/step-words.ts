/** A step without a note of its own in words: what is tried, what it is about, and what is so afterwards. */

import type { DoOf, Fact, Step, StepWord } from '../../views/index.ts'
import type { T } from '../use.ts'

/** What a step's words are made of. */
interface Words {
  t: T
  /** A card or location by the name that the scenario has for it. */
  title: (name: string) => string
  /** Does this name stand for a card, and not for one of the options of a question? */
  isCard: (name: string) => boolean
  /** The title of a rule; null where the texts of rules have not come. */
  rule: (id: string) => string | null
}

const list = (names: string | readonly string[]) => [names].flat()

const titles = ({ title }: Words, names: string | readonly string[]) => list(names).map(title).join(', ')

/** What each kind of step tries, as an imperative without its full stop. */
const tries: { [K in StepWord]: (todo: DoOf<K>, words: Words, by: 'light' | 'dark') => string } = {
  move: ({ move, to }, words) =>
    words.t('lesson.move', {
      cards: titles(words, move),
      place: typeof to === 'string' ? words.title(to) : words.t('place.deepSpace', { parsec: to.parsec }),
    }),
  embark: ({ embark, on }, { t, title }) => t('lesson.embark', { card: title(embark), place: title(on) }),
  disembark: ({ disembark, to }, { t, title }) =>
    to === undefined
      ? t('lesson.disembark', { card: title(disembark) })
      : t('lesson.move', { cards: title(disembark), place: title(to) }),
  shift: ({ shift }, { t, title }) => t('lesson.shift', { card: title(shift) }),
  dock: ({ dock }, { t, title }) => t('lesson.dock', { card: title(dock[0]), place: title(dock[1]) }),
  transferCaptive: ({ transferCaptive, kind }, { t, title }) =>
    t(`lesson.captive.${kind}`, { card: title(transferCaptive) }),
  deploy: ({ deploy, to }, words) =>
    words.t('lesson.deploy', {
      cards: titles(words, deploy),
      place: to === undefined || to === 'table' ? words.t('place.onTable') : words.title(to),
    }),
  transfer: ({ transfer, to }, { t, title }) =>
    t('lesson.transfer', { card: title(transfer), place: title(to) }),
  search: ({ search }, { t, title }) => t('lesson.search', { card: title(search) }),
  replace: (todo, { t, title }) =>
    t('lesson.replace', { place: title(todo.replace), card: title(todo.with) }),
  convert: (todo, { t, title }) =>
    t('lesson.convert', { place: title(todo.convert), card: title(todo.with) }),
  play: ({ play }, { t, title }) => t('lesson.play', { card: title(play) }),
  use: ({ use }, { t, title }) => t('lesson.use', { card: title(use) }),
  look: ({ look }, { t, title }) =>
    typeof look === 'string' ? t('lesson.look', { card: title(look) }) : t('lesson.lookAtPile'),
  count: (_, { t }) => t('lesson.count'),
  activate: ({ activate }, { t }) => t('force.activate', { count: activate }),
  drain: ({ drain }, { t, title }) => t('lesson.drain', { place: title(drain) }),
  draw: ({ draw }, { t }) => t('force.draw', { count: draw }),
  battle: ({ battle }, { t, title }) => t('lesson.battle', { place: title(battle) }),
  attack: ({ attack }, { t, title }) => t('lesson.attack', { card: title(attack) }),
  fire: ({ fire, at }, words) =>
    words.t('lesson.fire', { card: words.title(fire), place: titles(words, at) }),
  battleDestiny: ({ battleDestiny }, { t }) => t(battleDestiny ? 'lesson.destiny' : 'lesson.noDestiny'),
  forfeit: ({ forfeit }, { t, title }) => t('lesson.forfeit', { cards: title(forfeit) }),
  lose: ({ lose }, { t, title }) =>
    lose.card === undefined ? t('lesson.lose') : t('lesson.loseCard', { card: title(lose.card) }),
  react: ({ react, to }, { t, title }) =>
    to === undefined
      ? t('lesson.reactAway', { card: title(react) })
      : t('lesson.react', { card: title(react), place: title(to) }),
  seize: ({ seize }, { t, title }) => t('lesson.seize', { card: title(seize) }),
  imprison: ({ imprison }, { t, title }) => t('lesson.imprison', { card: title(imprison) }),
  escape: (todo, { t, title }) => t('lesson.escape', { card: title(todo.escape) }),
  release: ({ release }, { t, title }) => t('lesson.release', { card: title(release) }),
  breakCover: ({ breakCover }, { t, title }) => t('lesson.breakCover', { card: title(breakCover) }),
  choose: ({ choose }, words) => {
    const named = [choose].flat().filter((one): one is string => typeof one === 'string' && words.isCard(one))
    return named.length > 0
      ? words.t('lesson.choose', { cards: titles(words, named) })
      : words.t('lesson.answer')
  },
  pass: (_, { t }, by) => t('lesson.pass', { side: t(`sideOf.${by}`) }),
  begin: (_, { t }) => t('lesson.begin'),
  read: (_, { t }) => t('lesson.other'),
  advance: ({ advance: { phase, turn, segment } }, { t }) => {
    if (segment) return t('lesson.goOn', { phase: t(`lesson.segment.${segment}`) })
    if (phase) return t('lesson.goOn', { phase: t(`phase.${phase}`) })
    return turn ? t('lesson.turn', { side: t(`sideOf.${turn}`) }) : t('lesson.other')
  },
}

/** What is tried, whatever kind of step it is. */
function triedIn<K extends StepWord>(todo: DoOf<K>, words: Words, by: 'light' | 'dark'): string {
  const word = Object.keys(todo).find((key): key is K => Object.hasOwn(tries, key))
  return word === undefined ? words.t('lesson.other') : tries[word](todo, words, by)
}

/** A fact that is worth looking at, as part of a sentence; '' for one that needs no words. */
function factIn(fact: Fact, { t, title }: Words): string {
  if ('not' in fact && fact.not) return ''
  if ('at' in fact) return t('lesson.facts.at', { card: title(fact.at[0]), place: title(fact.at[1]) })
  if ('aboard' in fact)
    return t('lesson.facts.aboard', { card: title(fact.aboard[0]), place: title(fact.aboard[1]) })
  if ('on' in fact) return t('lesson.facts.on', { card: title(fact.on[0]), place: title(fact.on[1]) })
  if ('in' in fact) return t(`lesson.facts.in.${fact.in[1]}`, { card: title(fact.in[0]) })
  if ('destiny' in fact)
    return t('lesson.facts.destiny', { side: t(`sideOf.${fact.destiny[0]}`), number: fact.destiny[1] })
  if ('drain' in fact) return t('lesson.facts.drain', { number: fact.drain })
  if ('force' in fact)
    return t('lesson.facts.force', { side: t(`sideOf.${fact.force[0]}`), number: fact.force[1] })
  if ('winner' in fact) return t('lesson.facts.winner', { side: t(`sideOf.${fact.winner}`) })
  return ''
}

/** At most so many facts are told: who wants more looks at the table. */
const most = 3

/**
 * A step in words: what is tried and by which rule it is refused, or what it costs and what is so afterwards.
 * @param words how cards and rules are called, in the language of the page.
 */
export function stepText({ do: todo, by, expect }: Step, words: Words): string {
  const { t, rule } = words
  const tried = triedIn(todo, words, by)
  if (expect.offered !== undefined)
    return t(expect.offered ? 'lesson.offered' : 'lesson.notOffered', { tried })
  if (expect.illegal !== undefined) {
    const [id] = expect.illegal === true ? [] : expect.illegal
    const title = id === undefined ? null : rule(id)
    return title === null ? t('lesson.refusedTry', { tried }) : t('lesson.refusedBy', { tried, rule: title })
  }
  const cost = expect.cost ? ` ${t('lesson.costs', { count: expect.cost })}` : ''
  const facts = (expect.then ?? [])
    .map((fact) => factIn(fact, words))
    .filter(Boolean)
    .slice(0, most)
  const after = facts.length > 0 ? ` ${t('lesson.afterwards', { facts: facts.join('; ') })}` : ''
  return `${tried}.${cost}${after}`
}
