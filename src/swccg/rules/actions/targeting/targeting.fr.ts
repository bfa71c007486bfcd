export const targeting: typeof import('./targeting.en.ts').targeting = {
  rules: {
    'DEP-166': 'Un nom, un côté. Un texte qui nomme un côté d’un personnage pouvant passer à l’autre ne vise que ce côté.',
    'KRN-130': 'Ce qu’on ne peut pas encore savoir. Ce qui est caché ou laissé au hasard n’est pas désigné à l’engagement de l’action, mais quand on le voit.',
    'KRN-131': 'La cible seulement. Une action touche ses cibles, et non ce qui est à leur bord ou sur elles.',
    'KRN-156': 'Ce qui précède. Seul le texte qui précède « immunisé contre » sur une carte est protégé.',
    'KRN-157': 'Dans un même type. Sur une interruption à plusieurs types de fonction, « immunisé contre » ne protège que le texte de son propre type.',
    'KRN-159': 'Immunisée maintenant. Un texte qui demande si une carte est immunisée, sans le mot « toujours », demande ce qu’il en est maintenant.',
    'KRN-370': 'Un astérisque n’est pas un nombre. Une valeur que définit le texte d’une carte n’est jamais un nombre imprimé.',
    'TRM-340': 'Prises scomp. La prise scomp d’une carte close n’est présente que pour ceux qui sont à bord ; celle de la localisation ne l’est pas pour eux. L’une et l’autre sont des prises scomp à cette localisation.',
    'TRM-353': 'Les pilotes d’un escadron. Un texte qui demande un pilote d’un escadron demande les deux : le nom de l’escadron et le pilote.',
    'TRM-478': 'Les personas. Un texte qui nomme un persona parle de toute carte qui le contient, quel que soit son titre.',
  },
  reasons: {
    'TRM-340': 'Aucune prise scomp n’est là où {card} en aurait besoin.',
    'TRM-353': '{by} demande deux choses à la fois, et {card} n’est que l’une d’elles.',
    'KRN-370': 'Un astérisque est imprimé sur {card}, et non un nombre comme {by} le demande.',
    'KRN-159': '{card} n’est pas immunisé contre {title} maintenant.',
    'DEP-166': '{card} est passé de l’autre côté : {by} ne nomme que l’ancien.',
  },
}
