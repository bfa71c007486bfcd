/** The zoom that stays put: the card last pointed at, with its numbers as they stand and its text. */

import { facts, useStore } from '../../store/index.ts'
import { NumberOf } from '../parts/Parts.tsx'
import { usePosition, useWords } from '../use.ts'
import { Art } from './CardFace.tsx'
import { emblemOf, Sign } from './emblems.tsx'
import { Sides } from './Sides.tsx'
import { destinyOf, statesOf, statsOf, typeWord, uniqueMark } from './words.ts'

export function Preview() {
  const { t, speech } = useWords()
  const p = usePosition()
  const card = useStore(({ shown }) => shown)
  if (card === null || !p?.cards[card]) {
    return (
      <section className="preview empty" aria-label={t('region.preview')}>
        <p className="quiet">{t('preview.empty')}</p>
      </section>
    )
  }
  const printed = facts(p, card)
  const missing = speech.missing(printed)
  const states = statesOf(t, p, card)
  const kinds = [printed.subtype, ...(printed.characteristics ?? [])].filter(Boolean)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls.
    <section className="preview" data-side={printed.side} aria-label={t('region.preview')} tabIndex={0}>
      <header>
        <h3>
          {uniqueMark(printed)}
          {printed.title}
        </h3>
        {printed.destiny !== undefined && (
          <b className="destiny" title={t('stat.destiny')}>
            {destinyOf(printed)}
          </b>
        )}
      </header>
      <Art card={printed} />
      <p className="preview-type">
        <Sign emblem={emblemOf(printed)} size={13} />
        {[typeWord(t, printed), ...kinds].join(' · ')}
      </p>
      <dl>
        {statsOf(t, p, card)
          .filter(({ name }) => name !== t('stat.destiny'))
          .map(({ name, value, changed, parts }) => (
            <div key={name} data-changed={changed || undefined}>
              <dt>{name}</dt>
              <dd>
                <NumberOf p={p} name={name} total={value} parts={parts} />
              </dd>
            </div>
          ))}
      </dl>
      {states.length > 0 && <p className="states">{states.join(', ')}</p>}
      {printed.back ? (
        <Sides p={p} card={card} />
      ) : (
        speech.cardText(printed).map((line) => (
          <p key={line} className="text">
            {line}
          </p>
        ))
      )}
      {missing.length > 0 && (
        <p className="missing">
          <b>{t('preview.missing')}:</b> {missing.join('; ')}
        </p>
      )}
    </section>
  )
}
