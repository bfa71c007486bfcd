/** The players with their command tokens, and the system that is pointed at. */

import {
  hasToken,
  loadOf,
  type Position,
  type SystemId,
  systemOf,
  unitsIn,
  useTi4,
} from '../../store/ti4/index.ts'
import { wormholeSigns } from './glyphs.tsx'
import { sayUnit } from './UnitChip.tsx'
import { usePosition, useWords } from './use.ts'

export function SystemPanel() {
  const { t } = useWords()
  const p = usePosition()
  const looked = useTi4((state) => state.looked)
  if (!p) return null
  return (
    <>
      <section className="players" aria-label={t('region.players')}>
        <ul>
          {p.players.map((player) => (
            <Player key={player} p={p} player={player} />
          ))}
        </ul>
      </section>
      <section className="system-panel" aria-label={t('region.system')}>
        {looked === null || !p.systems[looked] ? (
          <p className="quiet">{t('system.none')}</p>
        ) : (
          <System p={p} system={looked} />
        )}
      </section>
      <p className="scope small">{t('scope')}</p>
    </>
  )
}

function Player({ p, player }: { p: Position; player: string }) {
  const { t, speech } = useWords()
  const { tactic = 0, fleet = 0 } = p.pools[player] ?? {}
  return (
    <li data-owner={player} aria-current={p.player === player || undefined}>
      <b>{speech.player(player)}</b>
      {p.player === player && <small> · {t('player.now')}</small>}
      {p.passed.includes(player) && <small> · {t('player.passed')}</small>}
      <span className="pools">
        <span className="sr">{t('player.pools', { tactic, fleet })}</span>
        <span aria-hidden="true">
          {t('player.tactic', { count: tactic })} · {t('player.fleet', { count: fleet })}
        </span>
      </span>
    </li>
  )
}

function System({ p, system }: { p: Position; system: SystemId }) {
  const { t, speech } = useWords()
  const { planets, wormholes, anomaly } = systemOf(p, system)
  const owners = p.players.filter((player) => hasToken(p, system, player))
  const here = unitsIn(p, system)
  const present = p.players.filter((player) => here.some(({ owner }) => owner === player))
  const facts = [
    [t('system.planets'), planets.map(speech.name).join(', ')],
    [t('system.anomaly'), anomaly ? speech.anomaly(anomaly) : ''],
    [
      t('system.wormholes'),
      wormholes.map((one) => `${wormholeSigns[one]} ${speech.wormhole(one)}`).join(', '),
    ],
    [t('system.tokens'), owners.map((owner) => speech.player(owner)).join(', ')],
  ] as const
  return (
    <>
      <h2>
        {speech.system(p, system)}
        {p.action?.active === system && <small> · {t('hex.active')}</small>}
      </h2>
      <dl>
        {facts.map(
          ([term, text]) =>
            text && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
      {present.map((owner) => {
        const { inFleet, need, capacity } = loadOf(p, owner, system)
        return (
          <p key={owner} className="small">
            {t('system.load', {
              owner: speech.player(owner),
              fleet: inFleet,
              pool: p.pools[owner]?.fleet ?? 0,
              need,
              capacity,
            })}
          </p>
        )
      })}
      <ul className="system-units">
        {here.map((unit) => (
          <li key={unit.id} data-owner={unit.owner}>
            {sayUnit(t, speech, p, unit)}
          </li>
        ))}
      </ul>
    </>
  )
}
