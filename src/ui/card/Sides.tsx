/** Both sides of an Objective, to be read whichever is up. */

import { type Ability, type CardFacts, type CardId, type Position, printedSides } from '../../views/index.ts'
import { WithTerms } from '../glossary/WithTerms.tsx'
import { useWords } from '../use.ts'

/** Each side with its own destiny; the one that is up is marked. */
export function Sides({ p, card }: { p: Position; card: CardId }) {
  const { t } = useWords()
  const { sides, up } = printedSides(p, card)
  return sides.map((side, index) => (
    <section key={side.destiny} className="side-text" data-up={index === up || undefined}>
      <h4>
        <b className="destiny">{side.destiny}</b>
        {side.title}
        {index === up && <small>{t('preview.up')}</small>}
      </h4>
      <Texts side={side} />
    </section>
  ))
}

/** What stands by itself, what holds for the remainder of the game, and what holds while the side is up. */
const partOf = ({ does, restOfGame }: Ability): 'own' | 'remainder' | 'whileUp' =>
  restOfGame ? 'remainder' : does === 'start of game' || does === 'flips' ? 'own' : 'whileUp'

function Texts({ side }: { side: CardFacts }) {
  const { t, speech } = useWords()
  const { abilities = [] } = side
  return (['own', 'remainder', 'whileUp'] as const).map((part) => {
    const lines = speech.cardText({ ...side, abilities: abilities.filter((text) => partOf(text) === part) })
    return (
      lines.length > 0 && (
        <div key={part}>
          {part !== 'own' && <p className="text">{t(`preview.${part}`)}</p>}
          {lines.map((line) => (
            <p key={line} className={part === 'own' ? 'text' : 'text part'}>
              <WithTerms text={line} titles={[side.title]} />
            </p>
          ))}
        </div>
      )
    )
  })
}
