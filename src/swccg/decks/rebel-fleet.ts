import type { Deck } from '../rules/start/decks.ts'
import { listOf } from './list.ts'

/** Starfighters and capital ships: a Light Side deck that takes the systems. Every card of it plays its whole text. */
export const rebelFleetDeck: Deck = {
  side: 'light',
  start: ['Mon Calamari'],
  cards: listOf({
    // Locations
    'Mon Calamari': 1,
    'Rendezvous Point': 1,
    'Home One: War Room': 1,
    'Home One: Docking Bay': 1,
    'Yavin 4': 1,
    Hoth: 1,
    Kashyyyk: 1,
    Kessel: 1,
    Bespin: 1,
    Chandrila: 1,
    // Starships
    'Home One': 1,
    Spiral: 1,
    'Bright Hope': 1,
    'Corellian Corvette': 2,
    'Han, Chewie, And The Falcon': 1,
    'Red Squadron X-wing': 1,
    'X-wing': 4,
    'Y-wing': 3,
    'Red 1': 1,
    'Red 3': 1,
    'Gold 1': 1,
    'Gold 5': 1,
    'Gold Squadron 1': 1,
    // Characters
    'Luke Skywalker': 1,
    'Biggs Darklighter': 1,
    'Red Leader': 1,
    Dutch: 1,
    Pops: 1,
    'Jek Porkins': 1,
    'General Walex Blissex': 1,
    'Rebel Pilot': 3,
    'R2-X2 (Artoo-Extoo)': 1,
    'R4-E1 (Arfour-Eeone)': 1,
    // Weapons
    'Proton Torpedoes': 2,
    'X-wing Laser Cannon': 2,
    'SW-4 Ion Cannon': 1,
    'Heavy Turbolaser Battery': 1,
    'Concussion Missiles': 1,
    // Effects
    'S-foils': 1,
    'Battle Plan': 1,
    'Rebel Planners': 1,
    // Interrupts
    'Organized Attack': 1,
    'Rebel Barrier': 2,
    'Hyper Escape': 1,
    'Full Throttle': 1,
    'Lucky Shot': 1,
    'A Few Maneuvers': 1,
    Sense: 1,
    Alter: 1,
  }),
}
