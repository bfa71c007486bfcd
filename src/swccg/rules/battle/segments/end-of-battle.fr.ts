export const endOfBattle: typeof import('./end-of-battle.en.ts').endOfBattle = {
  rules: {
    'BAT-004': 'Plus de présence, plus de bataille. Si un côté perd toute sa présence dans la bataille avant le segment des dommages, la bataille finit aussitôt.',
    'BAT-005': 'Elle finit à l’instant. Une bataille qui finit faute de présence finit, voilà tout. Nul ne peut agir entre l’un et l’autre.',
    'BAT-006': 'Une bataille écourtée. Quand une bataille finit faute de présence, ce qui attend sa fin a lieu, et ce qui dure jusqu’à sa fin s’achève. Seul ce qui demande une bataille menée jusqu’au bout n’a pas lieu.',
    'BAT-007': 'Touché quand une bataille est écourtée. Si une bataille finit avant son segment des dommages, chaque carte touchée est aussitôt perdue. Elle est perdue, et non comptabilisée en valeur de perte.',
    'BAT-126': 'À la fin d’une bataille. Quand les deux joueurs ont fini le segment des dommages vient ce qui se fait à la fin de la bataille. Les cartes y sont encore en bataille.',
    'BAT-127': 'Après la bataille. Les valeurs modifiées durant une bataille redeviennent ensuite ce qu’elles étaient, sauf ce que des armes ont changé et ce qui a sa propre durée.',
    'BAT-128': 'Bataille juste finie. Ce qui répond à une bataille qui vient de finir a lieu juste après elle. Ce n’est plus durant la bataille, et tout ce qui durait jusqu’à sa fin est terminé.',
  },
  log: {
    'battle canceled': 'La bataille à {at} est annulée.',
    'battle ends': 'La bataille à {at} finit : un des côtés n’y a plus de présence.',
    'battle over': 'La bataille à {at} est finie.',
  },
  events: { 'battle ended': 'bataille à {at}, finie' },
}
