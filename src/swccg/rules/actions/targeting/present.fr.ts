export const present: typeof import('./present.en.ts').present = {
  rules: {
    'CTL-065': 'C’est la cible qui doit être présente. Quand un texte cible un personnage présent, c’est la cible qui doit être présente à la localisation, et non la carte dont c’est le texte.',
    'CTL-040': 'Présents ensemble à l’intérieur. Ceux qui sont à l’intérieur d’un vaisseau spatial ou d’un véhicule y sont présents, donc présents ensemble. Un pilote permanent en fait partie.',
    'CTL-039': 'Inactive, donc pas présente. Une carte inactive n’est présente nulle part, sauf pour ce qui la compte comme étant sur la table : un captif est présent pour les textes qui concernent les captifs.',
    'CTL-037': 'En un seul endroit. Une carte n’est présente qu’en un seul endroit. À l’intérieur d’un véhicule ou vaisseau spatial fermé, elle est présente là.',
    'CTL-036': 'Ce que c’est qu’être présent. Être présent, c’est se trouver physiquement en un lieu : un site, un secteur, un système planétaire, l’intérieur d’un véhicule ou vaisseau spatial fermé, ou une prison.',
  },

  reasons: {
    'CTL-039': '{card} est inactif, et n’est donc présent nulle part.',
    'CTL-037': '{card} est présent à l’intérieur de {ship}, et donc nulle part ailleurs.',
    'CTL-036/imprisoned': '{card} est dans la prison, et non présent à {at}.',
  },
}
