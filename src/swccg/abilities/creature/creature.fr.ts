/** Ce que disent les textes des créatures. */

import { at, phases, sayFilter } from '../filters/filters.fr.ts'
import type { Phrases } from '../phrases.ts'
import type { CreatureText } from './creature.ts'

/** What texts of creatures say. */
export const creature: Phrases<CreatureText> = {
  parasite: (text) => {
    if (text.host === null) return 'Parasite de rien : elle n’attaque personne.'
    return `Parasite : ${sayFilter(text.host, 'one')}${text.canMove ? ' qui peut se déplacer' : ''}.`
  },
  attacks: (text) => {
    const whom = sayFilter(text.whom)
    if (text.how === 'not') return `N’attaque pas ${whom}.`
    return text.how === 'also' ? `Attaque aussi ${whom}.` : `N’attaque que ${whom}.`
  },
  'fate of defeated': (text) => {
    const or = text.orEaten ? 'dévorer ou ' : ''
    return `Quand elle vainc ${sayFilter(text.who, 'one')}, sa victime se fait ${or}relocaliser ${at(text.to)}, au choix de l’adversaire de son joueur.`
  },
  'eats out of play': () => 'Ce qu’elle dévore est mis hors jeu.',
  'ferocity of last eaten': () =>
    'S’ajoute à sa férocité la puissance ou la férocité de ce qu’elle a dévoré en dernier.',
  'makes selective': (text) => `Pour le reste de la partie, sont sélectives : ${sayFilter(text.who)}.`,
  'carries host off': (text) =>
    `Se relocalise avec son hôte${text.farthest ? ' aussi loin que possible,' : ''} jusqu’à ${text.upTo} sites plus loin, au choix de l’adversaire du joueur de l’hôte, puis le lâche.`,
  'lets go of spent host': () =>
    'Tant que son hôte n’a ni puissance ni hypervitesse, ses pareilles le lâchent au hasard, une à la fois, et ne s’attachent plus ce tour-là.',
  'squeezes host': () =>
    'À chaque phase de déplacement, tirez une destinée : supérieure à l’aptitude de l’hôte, elle lui retire 1 de puissance, de façon cumulative, tant que cette créature est attachée. Un hôte sans puissance est dévoré.',
  'causes attack': (text) =>
    `Une fois durant votre phase ${phases[text.phase]}, vous pouvez faire attaquer ici aussitôt ${sayFilter(text.target, 'one')} par ${sayFilter(text.creature, 'one')}.`,
}
