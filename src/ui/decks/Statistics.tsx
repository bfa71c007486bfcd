/** What the open deck is made of, drawn. Every drawing says its numbers to those who do not see it. */

import { useMemo, useState } from 'react'
import { activationByTurn, type Curve, type DeckSheet, statisticsOf } from '../../store/decks/index.ts'
import { typeName, useDeckWords } from './use.ts'

const digits = (number: number, language: string) =>
  number.toLocaleString(language, { maximumFractionDigits: 1 })

interface BarsProps {
  title: string
  about?: string
  bars: readonly { name: string; value: number }[]
}

/** Standing bars, each with its name below and its number above. */
function Bars({ title, about, bars }: BarsProps) {
  const { language } = useDeckWords()
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <figure className="dk-chart">
      <figcaption>
        {title}
        {about && <small>{about}</small>}
      </figcaption>
      <ul className="dk-bars" aria-label={title}>
        {bars.map(({ name, value }) => (
          <li key={name} aria-label={`${name}: ${digits(value, language)}`}>
            <span aria-hidden="true">{value > 0 ? digits(value, language) : ''}</span>
            <i aria-hidden="true" style={{ height: `${(value / most) * 72}px` }} />
            <b aria-hidden="true">{name}</b>
          </li>
        ))}
      </ul>
    </figure>
  )
}

const bars = (curve: Curve) => curve.map(({ value, count }) => ({ name: `${value}`, value: count }))

export function Statistics({ sheet }: { sheet: DeckSheet }) {
  const { t, language } = useDeckWords()
  const [drawn, setDrawn] = useState(2)
  const told = useMemo(() => statisticsOf(sheet), [sheet])
  const force = useMemo(() => activationByTurn(sheet, drawn), [sheet, drawn])
  const mean = (number: number | null) => (number === null ? '–' : digits(number, language))
  if (told.size === 0) return <p className="dk-none">{t('build.empty')}</p>
  return (
    <div className="dk-numbers">
      <dl className="dk-facts">
        <div>
          <dt>{t('numbersOf.destiny')}</dt>
          <dd>{mean(told.meanDestiny)}</dd>
        </div>
        <div>
          <dt>{t('numbersOf.deploy')}</dt>
          <dd>{mean(told.meanDeploy)}</dd>
        </div>
        <div>
          <dt>{t('numbersOf.icons')}</dt>
          <dd>
            {told.icons.own} / {told.icons.other}
          </dd>
        </div>
        <div>
          <dt>{t('numbersOf.power')}</dt>
          <dd>{told.power}</dd>
        </div>
        <div>
          <dt>{t('numbersOf.ability')}</dt>
          <dd>{told.ability}</dd>
        </div>
      </dl>
      <Types types={told.types} size={told.size} />
      {told.deploy.length > 0 && <Bars title={t('numbersOf.curve')} bars={bars(told.deploy)} />}
      <Bars title={t('numbersOf.destinies')} bars={bars(told.destiny)} />
      <Bars
        title={t('numbersOf.force')}
        about={t(sheet.start.length > 0 ? 'numbersOf.forceAbout' : 'numbersOf.forceNoStart')}
        bars={force.map((value, turn) => ({ name: `${turn + 1}`, value }))}
      />
      <label className="dk-range">
        {t('numbersOf.drawn', { count: drawn })}
        <input
          type="range"
          min={0}
          max={6}
          value={drawn}
          onChange={({ target }) => setDrawn(Number(target.value))}
        />
      </label>
    </div>
  )
}

function Types({ types, size }: Pick<ReturnType<typeof statisticsOf>, 'types' | 'size'>) {
  const { t } = useDeckWords()
  return (
    <figure className="dk-chart">
      <figcaption>{t('numbersOf.types')}</figcaption>
      <ul className="dk-types">
        {types.map(({ type, count }) => (
          <li key={type}>
            <span>{typeName(t, { type })}</span>
            <i aria-hidden="true" style={{ width: `${(count / size) * 100}%` }} />
            <b>{count}</b>
          </li>
        ))}
      </ul>
    </figure>
  )
}
