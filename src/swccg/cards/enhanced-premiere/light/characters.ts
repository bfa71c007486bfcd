import type { CardFacts } from '../../../abilities/card-facts.ts'
import { addsDestiny, addsToPowerOfPiloted, fires } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { beings } from '../../filters.ts'
import { forfeitZero, hit } from '../../texts.ts'

const card = cardsOf('light')

export const lightCharacters: CardFacts[] = [
  card(
    {
      key: '108_1',
      title: 'Han With Heavy Blaster Pistol',
      type: 'character',
      subtype: 'rebel',
      unique: true,
      persona: 'Han',
    },
    { destiny: 1, deploy: 4, power: 4, ability: 3, forfeit: 6 },
    {
      icons: ['pilot', 'warrior', 'permanent weapon', 'premium'],
      characteristics: ['gambler', 'smuggler', 'Corellian', 'scoundrel'],
    },
    { permanentWeapon: "Han's Heavy Blaster Pistol" },
    {
      abilities: [
        addsToPowerOfPiloted(3),
        addsDestiny({ kind: 'battle', count: 1, while: { inBattleWith: { persona: ['Luke', 'Chewie'] } } }),
        fires({ at: beings, price: 0, destiny: 1, add: 1, results: [hit, forfeitZero()] }),
      ],
    },
  ),
  card(
    {
      key: '108_2',
      title: 'Leia With Blaster Rifle',
      type: 'character',
      subtype: 'rebel',
      unique: true,
      persona: 'Leia',
    },
    { destiny: 1, deploy: 4, power: 3, ability: 4, forfeit: 6 },
    {
      icons: ['pilot', 'warrior', 'permanent weapon', 'premium'],
      characteristics: ['Alderaanian', 'leader', 'blaster', 'female'],
    },
    { permanentWeapon: "Leia's Blaster Rifle" },
    {
      abilities: [
        addsToPowerOfPiloted(1),
        addsDestiny({ kind: 'battle', count: 1, while: { inBattleWith: { persona: 'Han' } } }),
        fires({ at: beings, price: 0, destiny: 1, add: 1, results: [hit, forfeitZero()] }),
      ],
    },
  ),
  card(
    {
      key: '108_3',
      title: 'Luke With Lightsaber',
      type: 'character',
      subtype: 'rebel',
      unique: true,
      persona: 'Luke',
    },
    { destiny: 1, deploy: 5, power: 5, ability: 5, forfeit: 7 },
    { icons: ['pilot', 'warrior', 'permanent weapon', 'premium'], characteristics: ['lightsaber'] },
    { permanentWeapon: "Luke's Lightsaber" },
    {
      abilities: [
        addsToPowerOfPiloted(2),
        fires({ at: beings, price: 0, destiny: 2, results: [hit, forfeitZero()] }),
      ],
    },
  ),
  card(
    {
      key: '108_4',
      title: 'Obi-Wan With Lightsaber',
      type: 'character',
      subtype: 'rebel',
      unique: true,
      persona: 'Obi-Wan',
    },
    { destiny: 1, deploy: 5, power: 5, ability: 6, forfeit: 8 },
    { icons: ['warrior', 'permanent weapon', 'premium'], characteristics: ['lightsaber'] },
    { permanentWeapon: "Obi-Wan's Lightsaber" },
    { abilities: [fires({ at: beings, price: 0, destiny: 2, results: [hit, forfeitZero()] })] },
  ),
]
