/** What one side's total is made of: its cards, texts and destinies; and its ability to draw battle destiny. */

import { facts, type Position, type SideInBattle } from '../../store/index.ts'
import { Told } from '../panels/Told.tsx'
import { useWords } from '../use.ts'

export function Strength({ p, side }: { p: Position; side: SideInBattle }) {
  const { t } = useWords()
  const { parts, texts, powerDestiny, battleDestiny, attritionDestiny, ability, destinies } = side
  const signed = (number: number) => (number < 0 ? `−${-number}` : `+${number}`)
  const more: [string, number | null][] = [
    [t('battle.texts'), texts === 0 ? null : texts],
    [t('battle.powerDestiny'), powerDestiny],
    [t('battle.battleDestiny'), battleDestiny],
  ]
  return (
    <>
      <ul className="strength">
        {parts.map(({ card, power, idle }) => (
          <li key={card} data-idle={idle !== undefined || undefined}>
            <span>
              <Told p={p} text={facts(p, card).title} cards={[card]} />
              {idle && <small>{t(`power.${idle}`)}</small>}
            </span>
            <b>{power}</b>
          </li>
        ))}
        {more.map(
          ([name, number]) =>
            number !== null && (
              <li key={name} className="added">
                <span>{name}</span>
                <b>{signed(number)}</b>
              </li>
            ),
        )}
      </ul>
      <p className="small">
        {t('battle.ability', { number: ability })}
        {battleDestiny === null &&
          `: ${destinies > 0 ? t('battle.willDraw', { count: destinies }) : t('battle.willNotDraw')}`}
      </p>
      {attritionDestiny !== null && (
        <p className="small">{t('battle.attritionDestiny', { number: attritionDestiny })}</p>
      )}
    </>
  )
}
