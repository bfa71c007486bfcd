import type { Deck } from '../rules/start/decks.ts'
import { listOf } from './list.ts'

/** Luke, Obi-Wan, Han, Leia and Chewie, armed: a Light Side deck of few strong characters. Every card of it plays its whole text. */
export const heroesDeck: Deck = {
  side: 'light',
  start: ['Tatooine: Mos Eisley'],
  cards: listOf({
    // Locations
    'Tatooine: Mos Eisley': 1,
    'Tatooine: Cantina': 1,
    "Tatooine: Obi-Wan's Hut": 1,
    "Tatooine: Lars' Moisture Farm": 1,
    'Tatooine: Docking Bay 94': 1,
    'Tatooine: Anchorhead': 1,
    'Tatooine: Dune Sea': 1,
    'Tatooine: Hutt Canyon': 1,
    Tatooine: 1,
    'Cloud City: Downtown Plaza': 1,
    'Cloud City: Guest Quarters': 1,
    // Characters
    'Obi-Wan With Lightsaber': 2,
    'Obi-Wan Kenobi': 1,
    'Luke With Lightsaber': 2,
    'Luke Skywalker': 1,
    'Leia With Blaster Rifle': 2,
    'Leia Organa': 1,
    'Han With Heavy Blaster Pistol': 2,
    'Han Solo': 1,
    'Chewie With Blaster Rifle': 2,
    'Momaw Nadon': 1,
    'Owen Lars': 1,
    'Beru Lars': 1,
    'R2-D2 (Artoo-Detoo)': 1,
    'C-3PO (See-Threepio)': 1,
    'Rebel Trooper': 2,
    // Starships
    'Millennium Falcon': 1,
    'X-wing': 2,
    'Corellian Corvette': 1,
    "Luke's X-34 Landspeeder": 1,
    // Weapons
    "Obi-Wan's Lightsaber": 1,
    "Anakin's Lightsaber": 1,
    "Han's Heavy Blaster Pistol": 1,
    "Leia's Blaster Rifle": 1,
    // Effects
    'Lightsaber Proficiency': 1,
    'Bacta Tank': 1,
    'Honor Of The Jedi': 1,
    // Interrupts
    'Gift Of The Mentor': 1,
    Skywalkers: 1,
    "Don't Get Cocky": 1,
    'Solo Han': 1,
    'Jedi Presence': 1,
    'Old Ben': 1,
    'Noble Sacrifice': 1,
    "Luke's Back": 1,
    "Leia's Back": 1,
    'Rebel Barrier': 2,
    'It Could Be Worse': 1,
    'Nabrun Leids': 1,
    Sense: 2,
    Alter: 1,
  }),
}
