import type { waysOfMovingAway as en } from './ways-of-moving-away.en.ts'

export const waysOfMovingAway: typeof en = {
  rules: {
    'MOV-162':
      'S’éloigner. S’éloigner prend à la carte son déplacement normal et demande la Force habituelle pour ce déplacement, si l’action ne dit rien d’autre.',
    'MOV-163':
      'S’éloigner : un endroit où aller. Vous pouvez initier une action pour éloigner des cartes dès qu’il y a sur la table une localisation du genre de celles où l’une d’elles peut aller.',
    'MOV-164':
      'S’éloigner : la portée vient après. Pour initier l’action, il n’importe pas que la localisation soit à portée ni que vous ayez la Force nécessaire au déplacement.',
    'MOV-165':
      'S’éloigner : destination non choisie. Vous choisissez quelles cartes doivent s’éloigner, mais pas encore où elles vont. Seule une action qui vise elle-même une destination, comme Fall Back!, fait exception.',
    'MOV-166':
      'S’éloigner : toute carte peut essayer. Vous pouvez viser une carte qui ne peut pas se déplacer. Au moment de s’éloigner, elle reste simplement où elle est.',
    'MOV-167':
      'S’éloigner : deux paiements. En initiant l’action, payez le coût de l’action. La Force pour les déplacements s’utilise après, déplacement par déplacement.',
    'MOV-168':
      'S’éloigner : les réponses d’abord. Avant que rien ne s’éloigne, les joueurs peuvent répondre à l’action, par exemple pour l’annuler.',
    'MOV-169':
      'S’éloigner : l’une après l’autre. Le propriétaire des cartes les éloigne ensuite dans l’ordre qui lui plaît, chacune par une action de déplacement distincte.',
    'MOV-170':
      'S’éloigner : tentatives manquées. Une carte qui ne peut pas se déplacer, dont le déplacement ne peut être payé ou qui n’a aucune destination à portée reste où elle est. Un déplacement ainsi manqué n’utilise pas de Force.',
    'MOV-171':
      'S’éloigner : à la suivante. Si une carte ne parvient pas à partir, vous continuez avec la suivante.',
    'MOV-172':
      'S’éloigner : destinations diverses. Plusieurs cartes qui s’éloignent peuvent se disperser. Seule l’action elle-même peut exiger qu’elles restent ensemble.',
    'MOV-173':
      'S’éloigner : répondre à un déplacement. Les joueurs peuvent répondre à chaque carte qui s’éloigne. Si une réponse l’arrête, la Force utilisée pour son déplacement est dépensée.',
    'MOV-174':
      'S’éloigner d’une bataille. La bataille que l’on engageait se poursuit avec les cartes encore là ; celles qui sont parties n’en sont plus. Si aucune n’est partie, rien n’y a changé.',
    'MOV-175':
      'Les personnages s’éloignent. Un personnage s’éloigne par sa vitesse terrestre vers un site associé. S’il n’y a pas de site associé sur la table, ou s’il n’est pas à un site, vous ne pouvez même pas initier l’action pour lui.',
    'MOV-176':
      'S’éloigner à pied. Un personnage doit utiliser sa vitesse terrestre pour s’éloigner. Il ne peut partir ni par transit par les aires de mise à quai, ni par navette, ni en embarquant.',
    'MOV-177':
      'S’éloigner d’un véhicule. Si votre personnage est dans un véhicule ou un vaisseau spatial atterri quand il s’éloigne, il débarque de lui-même. Il reste à bord si le déplacement échoue.',
    'MOV-178':
      'Véhicule et occupants s’éloignent. Éloignez d’abord le véhicule, et il emmène ses personnages. Ceux-ci ne peuvent plus alors s’éloigner d’eux-mêmes.',
    'MOV-179':
      'Les véhicules s’éloignent. Un véhicule s’éloigne par sa vitesse terrestre vers un site associé ou par déplacement de secteur vers un secteur associé. Pour initier l’action, il faut qu’un tel endroit soit sur la table.',
    'MOV-180':
      'Les vaisseaux spatiaux s’éloignent. Un vaisseau spatial s’éloigne par hypervitesse vers un autre système planétaire ou par déplacement de secteur vers un secteur ou un système planétaire associé. Il peut aussi passer entre une Death Star et le système planétaire autour duquel elle est en orbite.',
    'MOV-181':
      'Il faut une issue. Avant de pouvoir éloigner un vaisseau spatial d’un système planétaire, il faut sur la table un autre système planétaire ou un secteur associé. S’il est à un secteur, il faut un secteur associé ou le système planétaire associé.',
    'MOV-182':
      'Les vaisseaux atterris restent. Aucun vaisseau spatial ne s’éloigne en atterrissant ni en décollant. Un vaisseau spatial atterri reste donc où il est.',
    'MOV-183':
      'Narrow Escape. Narrow Escape éloigne par vitesse terrestre toutes vos cartes douées d’aptitude. Si l’une d’elles n’a pas de vitesse terrestre, comme un vaisseau spatial atterri avec un pilote permanent, vous ne pouvez pas l’initier.',
    'MOV-212':
      'Hit And Run relocalise. Selon les décisions d’août 2001, un vaisseau spatial qui fuit par Hit And Run est relocalisé et fait donc un déplacement illimité.',
    'MOV-302':
      'S’éloigner : qui paie. Pour chaque carte qui s’éloigne, c’est son propriétaire qui utilise la Force, même si l’adversaire l’y a contrainte. L’adversaire paie son action et rien de plus.',
    'MOV-303':
      'S’éloigner : déjà déplacée. Une carte qui a fait son déplacement normal durant ce tour, quel qu’en soit le joueur, ne peut pas s’éloigner. Seule le peut encore une action qui n’en fait pas un déplacement normal.',
    'TRM-194':
      'Comment un véhicule s’éloigne. Pour éloigner votre véhicule, utilisez sa vitesse terrestre ou tout déplacement de secteur qui est pour lui un déplacement normal.',
    'TRM-195':
      'Comment un vaisseau spatial s’éloigne. Pour éloigner votre vaisseau spatial, utilisez son hypervitesse ou tout déplacement de secteur qui est pour lui un déplacement normal.',
  },
  reasons: {
    'MOV-163':
      'Aucune localisation sur la table n’est du genre de celles où l’on pourrait aller en s’éloignant de {at}.',
    'MOV-165': '{card} doit s’éloigner vers {to}, le site qui a été visé.',
    'MOV-166': '{card} ne peut pas se déplacer, et reste donc sur place au moment de s’éloigner.',
    'MOV-169/not chosen': '{card} n’est pas parmi ce qui s’éloigne maintenant[ à cause de {by}].',
    'MOV-169/together': 'Ce qui s’éloigne part carte par carte ; {card} ne part pas avec d’autres.',
    'MOV-170': 'Ainsi, {card} ne parvient pas à s’éloigner vers là.',
    'MOV-177': 'Puisque le déplacement échoue, {card} reste à bord[ de {ship}].',
    'MOV-178': '{card} a été emporté[ par {ship}] et ne s’éloigne plus de soi-même.',
    'MOV-182': '{card} n’atterrit ni ne décolle pour s’éloigner ; un vaisseau spatial atterri reste.',
    'MOV-183': '{card} n’a pas de vitesse terrestre : {by} ne peut pas être initié.',
    'MOV-303': '{card} a fait son déplacement normal ce tour-ci et ne s’éloigne donc pas.',
    '*/way': '{card} ne s’éloigne pas ainsi : {using}.',
    '*/place': '{card} ne peut pas, de là, s’éloigner vers {to}.',
  },
}
