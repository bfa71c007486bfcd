import { action, changesTotal, deploysOn, fires, immune } from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { beings, cardsOf, drainWherePresent, forfeitZero, hit, site, withLightsaber } from './common.ts'

const card = cardsOf('light')

export const tatooineLight: CardFacts[] = [
  card(
    {
      key: '11_8',
      title: 'Padme Naberrie',
      type: 'character',
      subtype: 'republic',
      unique: true,
      persona: 'Amidala',
    },
    { destiny: 3, deploy: 2, power: 3, ability: 3, forfeit: 5 },
    { icons: ['warrior', 'episode i', 'tatooine'], characteristics: ['female'] },
    { missing: ['cards from the Reserve Deck', 'targeting'] },
  ),
  card(
    { key: '11_19', title: "I Can't Believe He's Gone", type: 'effect', subtype: 'immediate', unique: true },
    { destiny: 5 },
    { icons: ['tatooine'] },
    {
      abilities: [
        action({
          answers: { is: 'battle initiated', at: { kind: 'site' } },
          price: 1,
          results: [
            { brings: 'change', changes: [changesTotal({ what: 'power', add: 5 })], until: 'end of battle' },
          ],
        }),
        immune({ to: 'Control' }),
      ],
    },
    { missing: ['where or when it deploys'] },
  ),
  card(
    { key: '11_24', title: 'Boonta Eve Podrace', type: 'epic event' },
    { destiny: 0 },
    { icons: ['episode i', 'tatooine'] },
    { missing: ['Podraces'] },
  ),
  card(
    { key: '11_25', title: 'I Did It!', type: 'epic event', unique: true },
    { destiny: 0 },
    { icons: ['episode i', 'tatooine'] },
    { missing: ['Podraces', 'retrieving cards', 'Force loss'] },
  ),
  card(
    {
      key: '11_41',
      title: "You'll Find I'm Full Of Surprises",
      type: 'interrupt',
      subtype: 'lost',
      unique: true,
    },
    { destiny: 6 },
    { icons: ['tatooine'] },
    {
      abilities: [
        action({
          price: 1,
          targets: { who: { owner: 'you', persona: 'Luke' }, at: { kind: 'site' }, present: true },
          results: [
            {
              brings: 'duel',
              with: { persona: 'Vader' },
              draws: { you: 1, opponent: 2 },
              more: { add: 2, for: withLightsaber },
            },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '11_44', title: 'Tatooine: Podrace Arena', type: 'location', unique: true },
    { icons: ['planet', 'episode i', 'tatooine'] },
    { location: site('Tatooine', 1, 1, 'exterior') },
    { missing: ['Podraces'] },
  ),
  card(
    { key: '11_49', title: "Qui-Gon Jinn's Lightsaber", type: 'weapon', subtype: 'character', unique: true },
    { destiny: 1 },
    { icons: ['episode i', 'tatooine'], characteristics: ['lightsaber'] },
    {
      abilities: [
        deploysOn({ card: { persona: 'Qui-Gon' } }),
        drainWherePresent,
        fires({ at: beings, price: 0, destiny: 2, results: [hit, forfeitZero()] }),
      ],
    },
  ),
]
