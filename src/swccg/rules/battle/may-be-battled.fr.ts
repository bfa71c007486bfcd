export const mayBeBattled: typeof import('./may-be-battled.en.ts').mayBeBattled = {
  rules: {
    'BAT-194': 'Droïdes qui peuvent être attaqués. Tant que tous les droïdes peuvent être attaqués en bataille, chaque droïde occupe sa localisation pour les batailles, même aux commandes d’un vaisseau.',
    'BAT-193': 'Elle tient la bataille jusqu’au bout. Une carte qui peut être attaquée en bataille ou en engager une occupe la localisation pour cette bataille jusqu’à son retrait ou jusqu’à la fin de la bataille.',
    'BAT-134': 'Une occupation qui disparaît. Si une carte qui peut être attaquée en bataille ou en engager une perd son texte, est exclue ou s’en va, son occupation disparaît et la bataille peut finir aussitôt.',
    'BAT-132': 'Peut se battre dans les deux cas. Une carte qui peut engager une bataille et y être attaquée tient lieu de présence dans les batailles des deux joueurs, et pour rien d’autre.',
    'BAT-131': 'Peut engager une bataille. Une telle carte tient lieu de présence quand son propre joueur engage une bataille, et pour rien d’autre.',
    'BAT-130': 'Peut être attaquée en bataille. Une telle carte tient lieu de présence quand l’adversaire engage une bataille contre elle, et pour rien d’autre.',
  },
}
