export const intents: typeof import('./intents.en.ts').intents = {
  rules: {
    'BAT-039': 'Les autres actions, ici seulement. Les actions de premier niveau sans rapport avec la bataille n’ont leur place qu’au segment des armes. Les segments de puissance et des dommages n’admettent que les sortes d’actions prévues pour eux.',
    'BAT-074': 'Ce qui se fait au segment de puissance. Parmi les actions optionnelles du segment de puissance, une action de premier niveau doit dire qu’elle se joue durant ce segment, ou bien modifier ou fixer l’attrition.',
    'BAT-090':
      'À quoi sert le segment des dommages. Au segment des dommages, vous comptabilisez des cartes en valeur de perte, perdez de la Force pour les dommages de bataille et jouez ce qui s’y joue. Des cartes peuvent aussi modifier, satisfaire ou annuler les dommages de bataille, et satisfaire ou annuler l’attrition. Aucune autre action de premier niveau n’est permise.',
    'DRW-017': 'La fin de la pioche. La remise en circulation finit la phase de pioche ; on ne pioche plus après elle.',
    'DRW-025': 'Rien d’autre à la fin d’un tour. À la fin d’un tour, seules des actions de fin de tour, et les réponses à celles-ci, sont possibles.',
    'TRN-070': 'Rien d’autre au début d’un tour. Au début d’un tour, seules des actions de début de tour, et les réponses à celles-ci, sont possibles.',
  },
  reasons: {
    'BAT-039': 'Ce segment de la bataille ne le permet pas ; le segment des armes le permet.',
    'BAT-074': 'Au segment de puissance, on ne fait que ce qui le dit, ou ce qui modifie l’attrition.',
    'BAT-090': 'Au segment des dommages, on ne fait que comptabiliser des cartes en valeur de perte, perdre de la Force, ou ce qui concerne l’attrition ou les dommages de bataille.',
    'TRN-070': 'Au début d’un tour, seules des actions de début de tour peuvent commencer.',
    'DRW-025': 'À la fin d’un tour, seules des actions de fin de tour peuvent commencer.',
    'DRW-017': 'Les deux piles de cartes utilisées ont été remises en circulation : on ne pioche plus ce tour-ci.',
  },
}
