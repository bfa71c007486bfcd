import type { Deck } from '../rules/start/decks.ts'
import { listOf } from './list.ts'

/** Vader and the bounty hunters in Cloud City: a Dark Side deck of few strong characters. Every card of it plays its whole text. */
export const bountyHuntersDeck: Deck = {
  side: 'dark',
  start: ['Cloud City: Upper Walkway'],
  cards: listOf({
    // Locations
    'Cloud City: Upper Walkway': 1,
    'Cloud City: Downtown Plaza': 1,
    'Cloud City: Port Town District': 1,
    'Cloud City: Lower Corridor': 1,
    'Cloud City: Upper Plaza Corridor': 1,
    'Cloud City: East Platform (Docking Bay)': 1,
    'Cloud City: Security Tower': 1,
    'Bespin: Cloud City': 1,
    Bespin: 1,
    'Tatooine: Cantina': 1,
    'Executor: Docking Bay': 1,
    // Characters
    'Darth Vader With Lightsaber': 2,
    'Darth Vader, Dark Lord Of The Sith': 1,
    'Boba Fett With Blaster Rifle': 2,
    'Boba Fett': 1,
    'IG-88 With Riot Gun': 2,
    'Dengar With Blaster Carbine': 2,
    Zuckuss: 1,
    'Grand Moff Tarkin': 1,
    'Admiral Motti': 1,
    'General Veers': 1,
    'Captain Piett': 1,
    'Captain Bewil': 1,
    'Lieutenant Sheckil': 1,
    Lobot: 1,
    'Chall Bekan': 1,
    Stormtrooper: 3,
    // Starships
    Devastator: 1,
    'Imperial-Class Star Destroyer': 1,
    "Hound's Tooth": 1,
    'TIE Advanced x1': 1,
    'TIE Fighter': 2,
    // Weapons and devices
    "Vader's Lightsaber": 1,
    "Dengar's Blaster Carbine": 1,
    "Zuckuss' Snare Rifle": 1,
    'Mandalorian Armor': 1,
    // Effects
    'Presence Of The Force': 1,
    'Fear Will Keep Them In Line': 1,
    'First Strike': 1,
    "Vader's Bounty": 1,
    // Interrupts
    'I Have You Now': 1,
    "Vader's Eye": 1,
    'Dark Jedi Presence': 1,
    'Physical Choke': 1,
    'Dark Strike': 1,
    "The Empire's Back": 1,
    'Lone Warrior': 1,
    'Imperial Barrier': 2,
    'Elis Helrot': 1,
    Sense: 2,
    Alter: 1,
  }),
}
