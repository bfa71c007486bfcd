/** Paquets et piles dans les phrases. */

import type { goals as enGoals, places as enPlaces } from './places.en.ts'

export const places: Record<keyof typeof enPlaces, string> = {
  reserve: 'le paquet de réserve',
  force: 'la pile de Force',
  used: 'la pile de cartes utilisées',
  lost: 'la pile de cartes perdues',
  hand: 'la main',
  out: 'la place hors jeu',
  stack: 'les cartes empilées là',
}

export const goals: Record<keyof typeof enGoals, string> = {
  reserve: 'sur le paquet de réserve',
  force: 'sur la pile de Force',
  used: 'sur la pile de cartes utilisées',
  lost: 'sur la pile de cartes perdues',
  hand: 'en main',
  out: 'hors jeu',
  beneath: 'face cachée sous la carte',
  exchange: 'pour l’échange',
  stack: 'sur la carte',
}
