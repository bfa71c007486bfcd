import type { SameKeys } from '../same-keys.ts'
import type { en } from './en.ts'

export const fr: SameKeys<typeof en> = {
  title: 'Quand serait-ce permis ?',
  legal: '{{how}}.',
  and: '{{one}}, {{other}}',
  never:
    'Ni à un autre moment, ni ailleurs, ni à un autre prix, sauf si le texte d’une carte le permet : {{reason}}',
  unknown: 'Aucun changement ne le permet à lui seul, ni deux ensemble.',
  example: 'Le voir permis et refusé',
  lesson: 'Le saviez-vous ? Une leçon porte sur cette règle : {{title}}',
  how: {
    now: {
      battle: 'après la bataille',
      attack: 'après l’attaque',
      action: 'une fois fini ce qui est en cours',
    },
    own: 'pendant votre {{phase}}',
    'next own': 'pendant la {{phase}} de votre prochain tour',
    other: 'pendant la {{phase}} de l’adversaire',
    'next turn': 'à votre prochain tour',
    damage: 'pendant le segment des dommages d’une bataille que vous devez payer',
    react: 'quand l’adversaire vient de commencer un drain de Force ici : {{place}}',
    force: 'avec {{count}} Force de plus',
    'at most': 'avec {{count}} seulement',
    pile: {
      reserve: 'depuis votre paquet de réserve',
      force: 'depuis votre pile de Force',
      used: 'depuis votre pile de cartes utilisées',
    },
    pilot: 'avec un pilote à bord ({{card}})',
    hand: 'avec {{card}} en main',
    table: 'une fois {{card}} sur la table',
    undercover: 'une fois {{card}} sous couverture',
    fit: 'une fois que plus rien ne retient {{card}}',
    gone: 'quand {{card}} ne sera plus sur la table',
    instead: 'vers un autre but : {{card}}',
    friend: 'avec un autre personnage à vous, pilote et guerrier, ici : {{place}}',
    foe: 'avec un autre personnage de l’adversaire ici : {{place}}',
    both: 'avec un autre personnage de chaque joueur ici : {{place}}',
    clear: 'sans les cartes de l’adversaire ici : {{place}}',
    from: 'avec {{card}} ici : {{place}}',
  },
}
