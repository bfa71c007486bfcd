/** Ce que disent les textes des armes. */

import type { CardFacts } from '../card-facts.ts'
import { at, bearer, phases, sayFilter } from '../filters/filters.fr.ts'
import { agreed, be, de, list, upperFirst } from '../grammar.fr.ts'
import { stats } from '../modifies/stats.fr.ts'
import { dictionary } from '../nouns.fr.ts'
import type { Phrases } from '../phrases.ts'
import type { Chosen, Fires, Impact, Scaled, WeaponText } from './weapon.ts'

const numbers = ['aucune', 'une', 'deux', 'trois', 'quatre']

const many = (count: number) => numbers[count] ?? String(count)

const destinies = (count: number) => `${many(count)} destinée${count > 1 ? 's' : ''}`

const scales = { ability: 'l’aptitude', power: 'la puissance' }

const its = {
  ability: 'son aptitude',
  power: 'sa puissance',
  armor: 'son blindage',
  maneuver: 'sa manœuvre',
  forfeit: 'sa valeur de perte',
  hyperspeed: 'son hypervitesse',
}

/** « pour 2 Force », « pour X Force (X est 7 moins l’aptitude de qui la porte) ». */
export function sayPrice(price: number | Scaled | Chosen): string {
  if (typeof price === 'number') return price === 0 ? 'gratuitement' : `pour ${price} Force`
  if ('upTo' in price) return `pour X Force (X de 0 à ${price.upTo})`
  const least = price.atLeast ? `, mais au moins ${price.atLeast}` : ''
  return `pour X Force (X est ${price.from} moins ${scales[price.less]} de qui la porte${least})`
}

function added(add: Fires['add']): string {
  if (add === undefined) return ''
  const change = (number: number) => (number < 0 ? `moins ${-number}` : `plus ${number}`)
  if (typeof add === 'number') return `, ${change(add)}`
  return add.map(({ number, of }) => `, ${change(number)} pour ${sayFilter(of, 'one')}`).join('')
}

function compared({ above, upTo, defenseValue = [] }: Fires): string {
  if (typeof above === 'number') return `de ${above}`
  const counted = defenseValue.map(({ number, of }) => `${number} pour ${sayFilter(of, 'one')}`)
  const note = counted.length > 0 ? ` (${list(counted, 'et')})` : ''
  if (upTo !== undefined) return `de leur valeur de défense totale${note}`
  return `de ${above === undefined ? 'sa valeur de défense' : its[above]}${note}`
}

function brought(impact: Impact): string {
  const target = impact.of ? sayFilter(impact.of, 'one') : 'la cible'
  const by = impact.by ? ` si ${sayFilter(impact.by, 'one')} tire` : ''
  switch (impact.brings) {
    case 'hit':
      return `${target} est « ${agreed(target, 'touché')} »${by}`
    case 'loss':
      return `${target} ${be(target, 'perdu')}${by}`
    case 'capture':
      return `${target} ${be(target, 'capturé')}${by}`
    case 'exclusion':
      return `${target} ${be(target, 'exclu')} de la bataille${by}`
    case 'reset':
      return `${impact.of ? `${stats[impact.what]} ${de(target)}` : its[impact.what]} est de ${impact.to}${by}`
    case 'loss of starship weapons':
      return `toutes les armes de vaisseau déployées sur la cible sont perdues${by}`
    case 'disarming':
      return `les armes de la cible ne peuvent pas être utilisées dans cette bataille${by}`
  }
}

/** Tout ce qu'un tir apporte ; pour le plus grand X, ceci au lieu du reste. */
function outcome({ results, price }: Fires): string {
  const most = results.flatMap((one) => (one.x === 'most' ? brought(one).replace(/^la cible/, 'elle') : []))
  const text = list(results.filter((one) => one.x !== 'most').map(brought), 'et')
  if (most.length === 0) return text
  const x = typeof price === 'object' && 'upTo' in price ? price.upTo : 0
  return `${text}, ou ${list(most, 'et')} si X est de ${x}`
}

/** L'arme qui fait partie d'une carte, par son nom. */
const permanent = ({ permanentWeapon }: CardFacts): string =>
  permanentWeapon === undefined
    ? 'son arme permanente'
    : `son arme permanente, ${dictionary[permanentWeapon]?.[0] ?? permanentWeapon},`

const ranges = {
  adjacent: ' (ce site ou un adjacent)',
  'related system': ' en bataille à un système planétaire associé',
}

function fires(text: Fires, condition: string, card: CardFacts): string {
  const shoots = card.type === 'weapon' ? 'tire' : `${permanent(card)} tire`
  const start = text.answers
    ? `Quand une bataille vient d’être engagée là où elle est présente, ${shoots}`
    : upperFirst(shoots)
  const who = text.upTo
    ? `au plus ${many(text.upTo)} cibles à la fois${text.alike ? ', toutes du même type,' : ''} parmi ${sayFilter(text.at)}`
    : sayFilter(text.at, 'one')
  const range = text.range ? ranges[text.range] : text.atSites ? ' au même site' : ''
  const gunner = text.gunner ? ` si ${sayFilter(text.gunner, 'one')} est sur place` : ''
  const x = typeof text.price === 'object' && 'upTo' in text.price ? ', plus X' : ''
  const results = outcome(text)
  const draw = text.contest
    ? 'chaque joueur tire une destinée et y ajoute la puissance de sa carte, celle qui tire ou la cible'
    : `tirez ${destinies(text.destiny)}${added(text.add)}${x}`
  const result = text.contest
    ? `si la vôtre est plus haute, ${results}`
    : `au-dessus ${compared(text)}, ${results}`
  return [
    `${start} sur ${who}${range}, ${sayPrice(text.price)}${gunner}${text.powered ? ' si votre droïde énergétique ou générateur à fusion l’alimente' : ''}${condition} : ${draw} ; ${result}.`,
    text.explodesAtZero ? ' Si la destinée est 0, elle est perdue avec la carte qui tire.' : '',
    text.times ? ` Elle peut tirer ${text.times} fois par bataille.` : '',
    text.repeats === undefined ? '' : ` Elle tire à répétition, ${sayPrice(text.repeats)} chaque fois.`,
  ].join('')
}

/** What texts of weapons say. */
export const weapon: Phrases<WeaponText, [card: CardFacts]> = {
  fires: fires,
  'fires a weapon': (text, condition) => {
    const { each, also = [] } = text
    return [
      `Durant votre phase ${phases[text.phase]}, tirez avec une de vos armes${text.free ? ', gratuitement' : ''} ; ce qu’elle touche est perdu tout de suite${condition}.`,
      each ? ` Si ${sayFilter(each.by, 'one')} tire, ajoutez ${each.number} à chaque destinée d’arme.` : '',
      ...also.map(
        ({ number, of }) =>
          ` Les armes de personnage peuvent viser ${sayFilter(of, 'one')} (valeur de défense ${number}).`,
      ),
    ].join('')
  },
  'uses weapons': (text, condition) => {
    if (text.count === 'any in battle')
      return `${upperFirst(bearer(text.who))} peut tirer avec autant d’armes que voulu dans une bataille${condition}.`
    const count =
      text.count === 'any'
        ? 'autant d’armes et de dispositifs que voulu'
        : `jusqu’à ${many(text.count)} armes`
    return `${upperFirst(bearer(text.who))} peut utiliser ${count} par tour${condition}.`
  },
  'can be fired at': (text, condition) => {
    const by = text.by ? sayFilter(text.by) : 'toutes les armes'
    return `On peut tirer sur cette carte (valeur de défense ${text.defenseValue}) avec ${by}${condition}.`
  },
  'cannot be fired': (text, condition) => `On ne peut pas tirer avec ${bearer(text.who)}${condition}.`,
  'long range': (text, condition) =>
    `On peut tirer aux sites adjacents avec ${bearer(text.who)}${condition}.`,
  'fire cost': (text, condition, card) => {
    const itself = text.on === 'self' && card.type === 'weapon'
    if (itself && text.free) return `Tirer avec elle est gratuit${condition}.`
    if (itself && text.add)
      return `Tirer avec elle coûte ${Math.abs(text.add)} Force de ${text.add < 0 ? 'moins' : 'plus'}${condition}.`
    const on = text.on ? ` sur ${text.on === 'self' ? 'cette carte' : 'ce qui la transporte'}` : ''
    const where = text.where ? ` ${at(text.where)}` : ''
    const arms = text.weapon ? sayFilter(text.weapon) : 'vos armes'
    if (text.free) return `${upperFirst(arms)}${on}${where} tirent gratuitement${condition}.`
    const { add = 0, set } = text
    if (set) return `Tirer avec ${arms}${on}${where} avec X = ${set.x} coûte ${set.force} Force${condition}.`
    return `Tirer avec ${arms}${on}${where} coûte ${Math.abs(add)} Force de ${add < 0 ? 'moins' : 'plus'}${condition}.`
  },
  'powers artillery': (text, condition) =>
    `Vos armes d’artillerie ${at(text.where)} sont alimentées${condition}.`,
}
