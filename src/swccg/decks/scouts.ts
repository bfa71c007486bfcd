import type { Deck } from '../rules/start/decks.ts'
import { listOf } from './list.ts'

/** Biker scouts, troopers and TIEs at Endor: a Dark Side deck that is everywhere at once. Every card of it plays its whole text. */
export const scoutsDeck: Deck = {
  side: 'dark',
  start: ['Endor: Dark Forest'],
  cards: listOf({
    // Locations
    'Endor: Dark Forest': 1,
    'Endor: Forest Clearing': 1,
    'Endor: Ancient Forest': 1,
    'Endor: Back Door': 1,
    'Endor: Landing Platform (Docking Bay)': 1,
    Endor: 1,
    Kuat: 1,
    Wakeelmui: 1,
    'Death Star: War Room': 1,
    'Executor: Docking Bay': 1,
    // Characters
    'Biker Scout Trooper': 5,
    Stormtrooper: 2,
    Snowtrooper: 2,
    'Death Star Trooper': 2,
    'Commander Igar': 1,
    'Corporal Oberk': 1,
    'Sergeant Wallen': 1,
    'General Veers': 1,
    'Colonel Wullf Yularen': 1,
    'Commander Praji': 1,
    'Baron Soontir Fel': 1,
    'DS-61-2': 1,
    'DS-61-3': 1,
    'Darth Vader': 1,
    'R4-M9 (Arfour-Emmnine)': 1,
    // Vehicles and starships
    'Speeder Bike': 3,
    'Blizzard 4': 1,
    'TIE Fighter': 3,
    'TIE Advanced x1': 2,
    'TIE Scout': 2,
    'Saber 1': 1,
    // Weapons
    'Blaster Rifle': 1,
    'Imperial Blaster': 1,
    'Speeder Bike Cannon': 1,
    'SFS L-s9.3 Laser Cannons': 1,
    // Effects
    'Aratech Corporation': 1,
    'Establish Secret Base': 1,
    'Presence Of The Force': 1,
    // Interrupts
    'Relentless Pursuit': 1,
    'Imperial Reinforcements': 1,
    'Tactical Support': 1,
    'Imperial Barrier': 2,
    'Dark Maneuvers': 1,
    'All Power To Weapons': 1,
    Sense: 1,
    Alter: 1,
  }),
}
