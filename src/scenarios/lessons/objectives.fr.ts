import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Objectifs',
  why: "Un Objectif est sur la table dès le début et a deux faces. Quiet Mining Colony se retourne quand vous tenez Cloud City : amenez Lando, et voyez ce que l'autre face apporte.",
  steps: [
    'Votre Objectif est à côté de la table, première face visible. Son texte dit ce que vous pouvez faire en attendant, et ce qui le retourne.',
    'Les phases valent pour tous. Essayez un drain au Lower Corridor maintenant.',
    "Et personne ne se déplace dans la phase de déploiement : essayez d'emmener le X-wing à Bespin.",
    "Déployez Lando au Lower Corridor. Avec lui vous tenez Cloud City, et l'Objectif se retourne de lui-même.",
    'Son autre face est visible, avec son propre texte. Si vous perdez les lieux, il se retourne encore.',
  ],
} satisfies TextsOfScenario
