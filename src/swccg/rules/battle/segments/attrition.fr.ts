export const attrition: typeof import('./attrition.en.ts').attrition = {
  rules: {
    'BAT-064': 'L’attrition. Quand les deux joueurs ont tiré, chaque destinée de bataille totale crée une attrition de même valeur contre l’adversaire.',
    'BAT-065': 'Pas de destinée, pas d’attrition. Si aucun de vos tirages de destinée de bataille n’est complet, vous n’avez pas de total, et il n’y a pas d’attrition contre votre adversaire. Rien ne modifie une attrition qui n’existe pas.',
    'BAT-066': 'Zéro est un total. Une destinée de bataille totale de 0 crée une attrition de 0. Cette attrition existe, et des cartes peuvent la modifier.',
    'BAT-081': 'Comment se calcule l’attrition. L’attrition contre vous est la destinée de bataille totale de votre adversaire plus ses destinées d’attrition. Vient ensuite ce qui la modifie ou la fixe autrement.',
    'BAT-082': 'Ce qui modifie l’attrition tout seul. Les textes qui modifient l’attrition sans laisser le choix valent quand on la calcule, si leurs conditions sont alors remplies.',
    'BAT-083': 'Changements de l’attrition. Les changements d’attrition joués dans le segment de puissance sont fixés et s’appliquent quand l’attrition est calculée.',
    'BAT-111': 'L’attrition frappe les deux. L’attrition concerne le vainqueur comme le perdant.',
    'BAT-112': 'Satisfaire l’attrition. Vous devez comptabiliser des cartes qui participent jusqu’à ce que leurs valeurs de perte fassent au moins l’attrition contre vous, si vous le pouvez.',
    'BAT-114': 'Les cartes touchées comptent. La valeur de perte d’une carte touchée satisfait l’attrition et les dommages de bataille comme toute autre.',
    'BAT-115': 'Si les cartes touchées ne suffisent pas. S’il reste de l’attrition une fois vos cartes touchées comptabilisées, vous devez en comptabiliser d’autres jusqu’à ce qu’elle soit satisfaite.',
    'BAT-116': 'Il ne reste que des immunisées. L’attrition qui reste est ignorée quand toutes vos cartes encore en bataille sont immunisées contre elle.',
    'BAT-117': 'Plus de carte. L’attrition qui reste est ignorée quand vous n’avez plus de carte à comptabiliser en valeur de perte.',
    'BAT-118': 'Le surplus est gaspillé. La valeur de perte qui dépasse ce que vous aviez à satisfaire est gaspillée. Rien n’est rendu.',
  },
}
