export const excludedFromBattle: typeof import('./excluded-from-battle.en.ts').excludedFromBattle = {
  rules: {
    'BAT-192': 'Ce qu’est l’exclusion en 2001. Les décisions d’août 2001 énumèrent ce qu’une carte exclue ne peut pas faire. Elles ne la rendent pas inactive et ne disent rien des cartes sur elle ou à son bord.',
    'BAT-173': 'Qui a exclu. Le joueur dont la carte en exclut une autre est celui qui l’a exclue, quel que soit celui qui a engagé la bataille.',
    'BAT-172': 'À bord de la carte exclue. Les cartes inactives du seul fait que celle qui les porte a été exclue ne sont pas elles-mêmes exclues.',
    'BAT-171': 'Pas exclue, mais capturée. Un texte qui empêche d’exclure une carte n’empêche pas de la capturer, de la perdre, de la reprendre en main ou de la placer dans la pile de cartes utilisées, ni sa disparition.',
    'BAT-170': 'Partir n’est pas être exclu. Une carte qui devient inactive autrement, ou quitte la table, n’a pas été exclue. Les textes qui empêchent l’exclusion ou y répondent ne la concernent pas.',
    'BAT-167': 'Les exclues reviennent ensemble. Quand la bataille vient de finir, toutes les cartes qui en étaient exclues redeviennent actives, ensemble et d’elles-mêmes.',
    'BAT-166': 'L’exclusion ne dérange rien d’autre. Quand l’exclusion rend une carte inactive, aucun Objectif ne se retourne, et aucune autre carte sur la table n’est annulée ou retirée pour autant.',
    'BAT-164': 'Quand le pilote est exclu. Si le pilote est exclu, son véhicule ou vaisseau spatial reste dans la bataille, sans pilote. Il peut être comptabilisé en valeur de perte ; les cartes inactives à son bord sont alors perdues avec lui.',
    'BAT-162': 'Une carte exclue n’apporte rien. Une carte exclue n’apporte à la bataille ni puissance, ni aptitude pour la destinée de bataille.',
    'BAT-161': 'Exclue, donc inactive. Une carte exclue est inactive pour le reste de la bataille, de même que tout ce qui est déployé sur elle ou se trouve à son bord.',
    'BAT-160': 'Ce qu’est exclure. Exclure une carte, c’est la retirer de la bataille en cours.',
    'BAT-158': 'Exclue aussitôt. Une carte qui ne peut pas participer est exclue aussitôt et d’elle-même, qu’une bataille soit engagée là où elle est ou que l’interdiction vienne en pleine bataille.',
  },
}
