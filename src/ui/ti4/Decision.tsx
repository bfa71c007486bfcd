/** What the game waits for, what can be done about it, and what passing means. */

import {
  type Aim,
  factsOf,
  type Game,
  type Held,
  type Intent,
  type PickUp,
  type Position,
  refuse,
  ti4,
  ti4Actions,
  unitOf,
  useTi4,
} from '../../store/ti4/index.ts'
import { Shots } from './Shots.tsx'
import { pathText, useDecision, useGame, useWords } from './use.ts'

/** The units whose Space Cannon the one who is asked may use now. */
const legalCannons = (game: Game<Position>): number[] => {
  const { state: p, decision } = game
  if (decision?.kind !== 'response') return []
  const may = (unit: number) =>
    refuse(ti4, game, { by: decision.by, act: { kind: 'spaceCannon', unit } }) === null
  return p.units.flatMap(({ id }) => (may(id) ? [id] : []))
}

export function Decision() {
  const { t } = useWords()
  const game = useGame()
  return (
    <section id="decision" className="decision box" aria-label={t('region.decision')}>
      {game ? <Asked game={game} /> : <p>{t('decision.none')}</p>}
    </section>
  )
}

function Asked({ game }: { game: Game<Position> }) {
  const { t, speech } = useWords()
  const held = useTi4((state) => state.held)
  const { decision, state: p, events } = game
  const combat = events.some(({ say }) => say === 'space combat would follow')
  const followed = combat && decision?.why !== 'retreat' && <p className="combat">{t('decision.combat')}</p>
  if (!decision) {
    return (
      <>
        {followed}
        <p>{t('decision.over')}</p>
      </>
    )
  }
  const { title, text, passing } = speech.decision(p, decision)
  return (
    <>
      {followed}
      <h2 data-owner={decision.by}>{title}</h2>
      {text && <p>{text}</p>}
      {held ? <InHand game={game} held={held} /> : <Ways game={game} />}
      <Shots />
      {decision.mayPass && (
        <button type="button" className="pass" onClick={() => ti4Actions().pass()}>
          {passing || t('decision.pass')}{' '}
          <span aria-hidden="true">
            <kbd>␣</kbd>
          </span>
        </button>
      )}
    </>
  )
}

/** What can be answered with nothing in hand. */
function Ways({ game }: { game: Game<Position> }) {
  const { t, speech } = useWords()
  const chosen = useTi4((state) => state.chosen)
  const { decision, state: p } = game
  if (!decision) return null
  if (decision.kind === 'cards') {
    return (
      <div className="acts">
        {decision.cards?.map((unit) => (
          <button
            key={unit}
            type="button"
            className="offer"
            aria-pressed={decision.max === 1 ? undefined : chosen.includes(unit)}
            onClick={() => ti4Actions().choose(unit)}
          >
            {t('decision.chooseFor', { unit: speech.unit(p, unit) })}
          </button>
        ))}
        {decision.max !== 1 && (
          <button type="button" className="pass" onClick={() => ti4Actions().answerChosen()}>
            {t('decision.chosen', { count: chosen.length })}
          </button>
        )}
      </div>
    )
  }
  if (decision.kind === 'option') {
    return (
      <div className="acts">
        {decision.options?.map((option) => (
          <button
            key={option}
            type="button"
            className="offer"
            onClick={() => ti4Actions().chooseOption(option)}
          >
            {speech.option(p, option)}
          </button>
        ))}
      </div>
    )
  }
  const cannons = legalCannons(game)
  return (
    <>
      {decision.why === 'action phase' && <p>{t('decision.activate')}</p>}
      {decision.why === 'move ships' && <p>{t('decision.hint')}</p>}
      {decision.why === 'retreat' && <p>{t('decision.retreatHint')}</p>}
      {cannons.length > 0 && (
        <div className="acts">
          {cannons.map((unit) => (
            <Fire key={unit} game={game} unit={unit} offered />
          ))}
        </div>
      )}
    </>
  )
}

/** The buttons that fire a Space Cannon: one for each player whose ships are there, or whom it may be fired at. */
function Fire({ game, unit, offered }: { game: Game<Position>; unit: number; offered?: true }) {
  const { t, speech } = useWords()
  const p = game.state
  const { owner } = unitOf(p, unit)
  const there = p.units.filter(
    ({ system, owner: other, planet }) =>
      other !== owner && system === p.action?.active && system !== null && planet === null,
  )
  const targets = [...new Set(there.map(({ owner: other }) => other))]
  const say = (target: string | null): Intent =>
    target === null ? { kind: 'spaceCannon', unit } : { kind: 'spaceCannon', unit, at: target }
  const may = (target: string | null) => refuse(ti4, game, { by: owner, act: say(target) }) === null
  const shown = offered ? targets.filter(may) : targets
  return (shown.length > 0 ? shown : [null]).map((target) => (
    <button
      key={target ?? ''}
      type="button"
      className={may(target) ? 'offer' : 'quiet-button fire'}
      onClick={() => ti4Actions().tryIntent(say(target))}
    >
      <span>{speech.unit(p, unit)}</span>
      <b className="offer-cost">
        {target ? t('decision.fire', { player: speech.player(target) }) : t('decision.tryFire')}
      </b>
    </button>
  ))
}

/** What can be done with the unit in hand. */
function InHand({ game, held }: { game: Game<Position>; held: Held }) {
  const { t, speech } = useWords()
  const p = game.state
  const aims = useTi4((state) => state.aims)
  const pickUps = useTi4((state) => state.pickUps)
  const unit = unitOf(p, held.unit)
  const armed = factsOf(p, unit).spaceCannon !== null
  const open = armed || p.action?.part === 'space cannon'
  const abilities = p.abilities.flatMap(({ owner, used }, index) =>
    owner === unit.owner && !used ? [index] : [],
  )
  const byAbility = aims.some(({ intent }) => intent.kind === 'abilityMove')
  const moves = aims.some(({ intent }) => intent.kind === 'moveShip')
  const declared = p.action?.declared.some(({ ship }) => ship === held.unit)
  return (
    <>
      <p className="in-hand">{t('decision.held', { unit: speech.unit(p, held.unit) })}</p>
      {byAbility && <p>{t('decision.abilityNote')}</p>}
      {byAbility && abilities.length > 1 && (
        <div className="two">
          {abilities.map((ability) => (
            <button
              key={ability}
              type="button"
              className="quiet-button"
              aria-pressed={held.ability === ability}
              onClick={() => ti4Actions().useAbility(ability)}
            >
              {t('decision.ability', { number: ability + 1 })}
            </button>
          ))}
        </div>
      )}
      <Hint p={p} held={held} />
      {held.path && (
        <p aria-live="polite">
          {held.path.length > 0
            ? t('decision.drawing', { path: pathText(p, speech, held.path) })
            : t('decision.drawingStart')}
        </p>
      )}
      <div className="acts">
        {aims.map((aim, system) =>
          aim.refused || (held.path && p.action?.active !== system) ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: systems are numbered.
            <Go key={system} p={p} aim={aim} system={system} />
          ),
        )}
        {open && <Fire game={game} unit={held.unit} />}
      </div>
      <Company p={p} held={held} pickUps={pickUps} />
      <div className="two">
        {held.path && held.path.length > 0 && (
          <button type="button" className="quiet-button" onClick={() => ti4Actions().endPath()}>
            {t('decision.endPath', { system: speech.system(p, held.path.at(-1)!) })}
          </button>
        )}
        {moves && p.action?.part === 'move' && (
          <button
            type="button"
            className="quiet-button"
            onClick={() => ti4Actions().draw(held.path === null)}
          >
            {t(held.path ? 'decision.find' : 'decision.draw')}
          </button>
        )}
        {declared && (
          <button
            type="button"
            className="quiet-button"
            onClick={() => ti4Actions().tryIntent({ kind: 'stay', ship: held.unit })}
          >
            {t('moves.stay', { ship: speech.unit(p, held.unit) })}
          </button>
        )}
        <button type="button" className="quiet-button" onClick={() => ti4Actions().pick(null)}>
          {t('decision.putBack')} <kbd>{t('help.keyName.escape')}</kbd>
        </button>
      </div>
    </>
  )
}

/** Why the unit in hand could not be put down where one points. */
function Hint({ p, held }: { p: Position; held: Held }) {
  const { speech } = useWords()
  const retreating = useDecision()?.why === 'retreat'
  const aims = useTi4((state) => state.aims)
  const looked = useTi4((state) => state.looked)
  const { system } = unitOf(p, held.unit)
  // Nothing is said of where it is already, unless nothing else is pointed at.
  const at = looked === null || looked === system ? (p.action?.active ?? null) : looked
  const own = retreating && at === system
  const reason = at === null || own || held.path ? undefined : aims[at]?.refused?.reasons[0]
  return (
    <p className="reason" role="status">
      {reason && speech.reason(p, reason)}
    </p>
  )
}

function Go({ p, aim, system }: { p: Position; aim: Aim; system: number }) {
  const { t, speech } = useWords()
  const name = speech.system(p, system)
  return (
    <button type="button" className="offer" onClick={() => ti4Actions().tryIntent(aim.intent)}>
      <span>
        {aim.intent.kind === 'retreat'
          ? t('decision.retreatTo', { system: name })
          : aim.path
            ? t('decision.goThereFar', { system: name, far: aim.far, speed: aim.speed })
            : t('decision.goThere', { system: name })}
      </span>
      {aim.path && <small>{pathText(p, speech, aim.path)}</small>}
    </button>
  )
}

/** What the held ship takes along: fighters and ground forces to tick, and those that cannot come, with the reason. */
function Company({ p, held, pickUps }: { p: Position; held: Held; pickUps: readonly PickUp[] }) {
  const { t, speech } = useWords()
  const ship = unitOf(p, held.unit)
  const capacity = factsOf(p, ship).capacity > 0 || ship.capacity !== undefined
  const load = held.carry ?? p.action?.declared.find((one) => one.ship === held.unit)?.carry ?? []
  const moving = p.action?.part === 'move'
  const retreating = useDecision()?.why === 'retreat'
  // Outside of the movement step only what is beside the ship can be meant.
  const near = p.units.filter(
    ({ id, owner, system, type }) =>
      owner === ship.owner &&
      id !== ship.id &&
      system !== null &&
      (moving || system === ship.system || retreating) &&
      ['fighter', 'infantry', 'mech'].includes(type),
  )
  if (!(capacity || retreating) || near.length === 0) return null
  return (
    <fieldset className="company">
      <legend>{t('decision.take')}</legend>
      {near.map(({ id, system }) => {
        const offer = pickUps.find((one) => one.unit === id)
        const why = moving && offer && !offer.verdict.legal ? offer.verdict.reasons[0] : undefined
        return (
          <label key={id} className="radio" data-refused={why ? true : undefined}>
            <input
              type="checkbox"
              checked={load.includes(id)}
              onChange={() => ti4Actions().toggleCarry(id)}
            />
            <span>
              {speech.unit(p, id)} <small>{system === null ? '' : speech.system(p, system)}</small>
              {why && <small className="reason"> {speech.reason(p, why)}</small>}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
