import type { CardFacts } from '../../../abilities/card-facts.ts'
import { addsDestiny, addsToPowerOfPiloted, fires } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { beings } from '../../filters.ts'
import { forfeitZero, hit } from '../../texts.ts'

const card = cardsOf('dark')

export const darkCharacters: CardFacts[] = [
  card(
    {
      key: '108_5',
      title: 'Boba Fett With Blaster Rifle',
      type: 'character',
      subtype: 'alien',
      unique: true,
      persona: 'Boba Fett',
    },
    { destiny: 1, deploy: 5, power: 4, ability: 3, forfeit: 5, armor: 5 },
    {
      icons: ['pilot', 'warrior', 'permanent weapon', 'premium'],
      characteristics: ['Black Sun agent', 'bounty hunter', 'blaster rifle', 'rifle'],
    },
    { permanentWeapon: "Boba Fett's Blaster Rifle" },
    {
      abilities: [
        addsToPowerOfPiloted(3),
        addsDestiny({ kind: 'battle', count: 1, while: { inBattleWith: { persona: ['Han', 'Jabba'] } } }),
        fires({ at: beings, price: 0, destiny: 1, add: 1, results: [hit, forfeitZero()] }),
      ],
    },
  ),
  card(
    {
      key: '108_6',
      title: 'Darth Vader With Lightsaber',
      type: 'character',
      subtype: 'imperial',
      unique: true,
      persona: 'Vader',
    },
    { destiny: 1, deploy: 6, power: 6, ability: 6, forfeit: 7 },
    { icons: ['pilot', 'warrior', 'permanent weapon', 'premium'], characteristics: ['lightsaber'] },
    { permanentWeapon: "Vader's Lightsaber" },
    {
      abilities: [
        addsToPowerOfPiloted(3),
        fires({ at: beings, price: 0, destiny: 2, results: [hit, forfeitZero()] }),
      ],
    },
  ),
]
