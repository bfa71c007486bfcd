/** Ce que disent les textes des créatures. */

import type { CreatureText } from '../../abilities/creature-texts.ts'
import { sayFilter, sayLocation } from './filters.ts'

const phases: Record<string, string> = {
  activate: 'phase d’activation',
  control: 'phase de contrôle',
  deploy: 'phase de déploiement',
  battle: 'phase de bataille',
  move: 'phase de déplacement',
  draw: 'phase de pioche',
}

/** Un texte de créature en une phrase. */
export function sayCreature(text: CreatureText): string {
  switch (text.does) {
    case 'parasite': {
      if (text.host === null) return 'Parasite de rien : elle n’attaque personne.'
      return `Parasite : ${sayFilter(text.host, 'one')}${text.canMove ? ' qui peut se déplacer' : ''}.`
    }
    case 'attacks': {
      const whom = sayFilter(text.whom)
      if (text.how === 'not') return `N’attaque pas ${whom}.`
      return text.how === 'also' ? `Attaque aussi ${whom}.` : `N’attaque que ${whom}.`
    }
    case 'fate of defeated': {
      const or = text.orEaten ? 'dévorer ou ' : ''
      return `Quand elle vainc ${sayFilter(text.who, 'one')}, sa victime se fait ${or}relocaliser à ${sayLocation(text.to)}, au choix de l’adversaire de son joueur.`
    }
    case 'eats out of play':
      return 'Ce qu’elle dévore est mis hors jeu.'
    case 'ferocity of last eaten':
      return 'S’ajoute à sa férocité la puissance ou la férocité de ce qu’elle a dévoré en dernier.'
    case 'makes selective':
      return `Pour le reste de la partie, sont sélectives : ${sayFilter(text.who)}.`
    case 'carries host off':
      return `Se relocalise avec son hôte jusqu’à ${text.upTo} sites plus loin, au choix de l’adversaire du joueur de l’hôte, puis le lâche.`
    case 'lets go of spent host':
      return 'Tant que son hôte n’a ni puissance ni hypervitesse, ses pareilles le lâchent au hasard, une à la fois, et ne s’attachent plus ce tour-là.'
    case 'squeezes host':
      return 'À chaque phase de déplacement, tirez une destinée : supérieure à l’aptitude de l’hôte, elle lui retire 1 de puissance pour de bon. Un hôte sans puissance est dévoré.'
    case 'causes attack':
      return `Une fois durant votre ${phases[text.phase]}, vous pouvez faire attaquer ici aussitôt ${sayFilter(text.target, 'one')} par ${sayFilter(text.creature, 'one')}.`
  }
}
