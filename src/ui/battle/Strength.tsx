/** What one side's total is made of: its cards, texts and destinies; and its ability to draw battle destiny. */

import { facts, numberOfCard, type Position, type SideInBattle } from '../../store/index.ts'
import { Told } from '../panels/Told.tsx'
import { NumberOf } from '../parts/Parts.tsx'
import { PartsList } from '../parts/PartsList.tsx'
import { useWords } from '../use.ts'

export function Strength({ p, side }: { p: Position; side: SideInBattle }) {
  const { t } = useWords()
  const { parts, made, battleDestiny, attritionDestiny, ability, abilityMade, destinies } = side
  // What the cards bring stands in their own lines.
  const others = made.filter(({ rule }) => rule !== 'BAT-077')
  return (
    <>
      <ul className="strength">
        {parts.map(({ card, power, idle }) => (
          <li key={card} data-idle={idle !== undefined || undefined}>
            <span>
              <Told p={p} text={facts(p, card).title} cards={[card]} />
              {idle && <small>{t(`power.${idle}`)}</small>}
            </span>
            <b>
              <NumberOf
                p={p}
                name={facts(p, card).title}
                total={power}
                parts={idle ? [] : numberOfCard(p, card, 'power')?.parts}
              />
            </b>
          </li>
        ))}
      </ul>
      {others.length > 0 && <PartsList p={p} parts={others} goesOn />}
      <p className="small">
        {t('parts.ability')} <NumberOf p={p} name={t('parts.ability')} total={ability} parts={abilityMade} />
        {battleDestiny === null &&
          `: ${destinies > 0 ? t('battle.willDraw', { count: destinies }) : t('battle.willNotDraw')}`}
      </p>
      {attritionDestiny !== null && (
        <p className="small">{t('battle.attritionDestiny', { number: attritionDestiny })}</p>
      )}
    </>
  )
}
