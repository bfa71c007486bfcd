export const enclosed: typeof import('./enclosed.en.ts').enclosed = {
  rules: {
    'WPN-071': 'À l’intérieur, pas de tir. Les personnages à bord d’un vaisseau spatial ou d’un véhicule fermé ne sont pas présents. Ils ne tirent pas avec des armes de personnage, et les armes ne peuvent pas les viser.',
    'TRM-135': 'Enfermé. Un personnage à bord d’un véhicule ou vaisseau spatial fermé n’est pas présent à la localisation.',
    'TRM-134': 'Ce qui est fermé. Tout vaisseau spatial est fermé. Un véhicule ne l’est que si son texte d’ambiance le dit.',
  },

  reasons: {
    'WPN-071/weapon': '{card} est dans {ship} : on ne tire pas de là.',
    'WPN-071/target': '{card} est dans {ship} et n’est pas présent : ce n’est pas une cible.',
    'TRM-135': '{card} est enfermé à bord de {ship}, et pas présent à la localisation.',
    'TRM-134': '{card} n’est pas fermé : son histoire ne le dit pas.',
  },
}
