/** Games against opponents that have been won and lost, by deck and level. */

import { useMemo } from 'react'
import { levels } from '../../store/index.ts'
import { type DeckScore, type Score, scoresOf, useRecord } from '../../store/opponent/record.ts'
import type { DeckTitle } from '../../store/table/source.ts'
import { readyDecks } from '../../views/index.ts'
import { Crest } from '../card/Picture.tsx'
import { readyName } from '../decks/names.ts'
import { useReviewWords } from '../review/words.ts'
import { useWords } from '../use.ts'

/** What a deck of the record is called. */
function useDeckName(): (deck: DeckTitle) => string {
  const { t } = useWords()
  const say = useReviewWords()
  return (deck) =>
    deck.is === 'ready'
      ? readyDecks.some(({ id }) => id === deck.id)
        ? readyName(t, deck.id)
        : say('record.other')
      : deck.is === 'own'
        ? deck.name
        : deck.is === 'random'
          ? t('practice.deck.random')
          : say('record.list')
}

const sumOf = (scores: readonly DeckScore[], level: (typeof levels)[number]): Score =>
  scores.reduce(
    (sum, { levels: all }) => ({ won: sum.won + all[level].won, lost: sum.lost + all[level].lost }),
    { won: 0, lost: 0 },
  )

function Cell({ won, lost }: Score) {
  const say = useReviewWords()
  if (won + lost === 0) return <td className="quiet">–</td>
  return (
    <td>
      <span aria-hidden="true">
        {won} : {lost}
      </span>
      <span className="sr">{say('record.score', { won, lost })}</span>
    </td>
  )
}

export function RecordOfGames() {
  const { t } = useWords()
  const say = useReviewWords()
  const nameOf = useDeckName()
  const { games, damaged } = useRecord()
  const scores = useMemo(() => scoresOf(games), [games])
  return (
    <section className="games-record" aria-labelledby="games-record">
      <h2 id="games-record">{say('record.title')}</h2>
      {damaged && <p role="status">{say('record.damaged')}</p>}
      {scores.length === 0 ? (
        <p className="quiet">{say('record.none')}</p>
      ) : (
        <>
          <p className="quiet">{say('record.about')}</p>
          <table>
            <thead>
              <tr>
                <th scope="col">{say('record.deck')}</th>
                {levels.map((level) => (
                  <th key={level} scope="col">
                    {t(`practice.level.${level}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {scores.map(({ side, deck, levels: all }) => (
                <tr key={`${side}${JSON.stringify(deck)}`} data-side={side}>
                  <th scope="row">
                    <Crest side={side} /> <span className="sr">{t(`side.${side}`)}: </span>
                    {nameOf(deck)}
                  </th>
                  {levels.map((level) => (
                    <Cell key={level} {...all[level]} />
                  ))}
                </tr>
              ))}
            </tbody>
            {scores.length > 1 && (
              <tfoot>
                <tr>
                  <th scope="row">{say('record.all')}</th>
                  {levels.map((level) => (
                    <Cell key={level} {...sumOf(scores, level)} />
                  ))}
                </tr>
              </tfoot>
            )}
          </table>
        </>
      )}
    </section>
  )
}
