import type { turnRules as en } from '../en/turn-rules.ts'

/** Les règles des tours, de la Force, du contrôle et de la pioche. */
export const turnRules = {
  'TRN-045': {
    title: 'Les parties d’un tour',
    text: 'Un tour a son début, six phases et sa fin. Au début et à la fin vient d’abord ce qui doit se faire, puis ce que les joueurs choisissent.',
  },
  'TRN-048': {
    title: 'Le total d’activation',
    text: 'Vous pouvez activer 1 Force par icône de Force de votre côté des localisations sur la table, 1 pour vous-même, et 1 pour chacun de vos Maîtres Jedi ou Maîtres Jedi obscurs.',
  },
  'TRN-049': {
    title: 'Changements du total',
    text: 'Les textes sur votre génération totale de Force s’appliquent à la somme de toutes ses parties.',
  },
  'TRN-050': {
    title: 'Compté une fois',
    text: 'Une fois compté, votre total d’activation ne change plus de tout le tour, quoi qu’il arrive aux icônes et aux cartes.',
  },
  'TRN-051': {
    title: 'Activer de la Force',
    text: 'Durant votre phase d’activation, vous faites passer des cartes du dessus de votre paquet de réserve au dessus de votre pile de Force, une à une et face cachée, jusqu’à votre total.',
  },
  'TRN-052': {
    title: 'Activées sans être vues',
    text: 'Vous ne regardez pas les cartes que vous activez.',
  },
  'TRN-053': {
    title: 'Unité par unité',
    text: 'Chaque unité de Force que vous activez est une action à part. Vous pouvez faire autre chose, puis continuer.',
  },
  'TRN-054': {
    title: 'Autant que vous voulez',
    text: 'Durant votre phase d’activation, vous pouvez vous arrêter avant d’avoir tout activé.',
  },
  'TRN-055': {
    title: 'Sans présence',
    text: 'Vos icônes de Force vous génèrent de la Force même là où il n’y a que votre adversaire.',
  },
  'TRN-056': {
    title: 'Tout ce qu’une carte fait activer',
    text: 'Une carte qui fait activer de la Force vous la fait activer en entier, ou autant que vous pouvez.',
  },
  'TRN-057': {
    title: 'Du paquet de réserve à la pile de Force',
    text: 'Quoi qui vous fasse activer de la Force, la carte du dessus de votre paquet de réserve va sur votre pile de Force.',
  },
  'TRN-058': {
    title: 'Icônes de Force',
    text: 'Les icônes de Force d’un côté d’une localisation disent combien de Force elle génère pour ce côté, et permettent à ce côté d’y déployer.',
  },
  'TRN-059': {
    title: 'Les champs de bataille',
    text: 'Une localisation est un champ de bataille tant que chaque joueur y a au moins une icône de Force. Les icônes que des cartes ajoutent ou annulent comptent.',
  },
  'TRN-060': {
    title: 'Les Maîtres ne sont pas des icônes',
    text: 'Un Maître Jedi ou Maître Jedi obscur ajoute 1 à votre total et rien à aucune localisation.',
  },
  'TRN-061': {
    title: 'Sans icône, zéro icône',
    text: 'Un côté sans icône de Force en a zéro, et un texte peut augmenter ce qu’il génère.',
  },
  'TRN-062': {
    title: 'Bonus de génération',
    text: 'Un texte qui augmente la génération de Force est un bonus de génération ; un texte qui la diminue n’en est pas un.',
  },
  'TRN-063': {
    title: 'Modificateur de génération',
    text: 'Un texte qui change la Force générée par des icônes est un modificateur de génération de Force.',
  },
  'TRN-064': {
    title: 'Une limite à une localisation',
    text: 'Là où la génération est limitée, la limite vient après tous les bonus. Votre propre Force et les Maîtres n’en sont pas touchés.',
  },
  'TRN-065': {
    title: 'Générer n’est pas drainer',
    text: 'Un texte sur la génération de Force ne change pas les drains de Force, ni l’inverse. Un texte sur les icônes change les deux.',
  },
  'TRN-066': {
    title: 'Des icônes qui ne génèrent rien',
    text: 'Là où vous ne pouvez pas activer de Force, vos icônes sont là tout de même, pour les drains et le déploiement.',
  },
  'TRN-068': {
    title: 'Le début d’un tour',
    text: 'Ce qui doit arriver au début d’un tour arrive d’abord, en actions automatiques.',
  },
  'TRN-069': {
    title: 'Choix au début d’un tour',
    text: 'Ensuite les joueurs peuvent faire à tour de rôle des actions de début de tour ; celui dont c’est le tour commence.',
  },
  'TRN-070': {
    title: 'Rien d’autre au début d’un tour',
    text: 'Au début d’un tour, seules des actions de début de tour, et les réponses à celles-ci, sont possibles.',
  },
  'TRN-071': {
    title: 'Puis la phase d’activation',
    text: 'Quand les deux joueurs ont passé au début du tour, la phase d’activation commence.',
  },
  'KRN-001': {
    title: 'Force vitale',
    text: 'Votre Force vitale, c’est votre paquet de réserve, votre pile de Force et votre pile de cartes utilisées ensemble.',
  },
  'KRN-002': {
    title: 'Perdre la partie',
    text: 'Vous perdez la partie au moment où il ne vous reste plus de Force vitale.',
  },
  'KRN-005': {
    title: 'Ce qui n’est pas de la Force vitale',
    text: 'Votre main, vos cartes sur la table et votre pile de cartes perdues ne comptent pas dans votre Force vitale.',
  },
  'KRN-008': {
    title: 'La Force qui reste',
    text: 'La Force que vous n’utilisez pas reste dans votre pile de Force pour plus tard.',
  },
  'KRN-011': {
    title: 'La pile de cartes perdues',
    text: 'Ce qui est perdu va face visible sur la pile de cartes perdues de son propriétaire et ne sert plus, à moins que quelque chose ne le ramène.',
  },
  'KRN-025': {
    title: 'Rien à piocher',
    text: 'D’un paquet ou d’une pile vide, on ne peut pas commencer à piocher.',
  },
  'KRN-033': {
    title: 'Sous un paquet vide',
    text: 'On peut mettre des cartes sous un paquet vide ; elles sont alors le paquet.',
  },
  'KRN-037': {
    title: 'Perdre de la Force',
    text: 'Vous perdez la Force unité par unité ; chacune est une carte qui va à votre pile de cartes perdues.',
  },
  'KRN-038': {
    title: 'D’où vient la Force perdue',
    text: 'Pour chaque unité vous choisissez : une carte de votre main, ou la carte du dessus de votre paquet de réserve, de votre pile de Force ou de votre pile de cartes utilisées.',
  },
  'KRN-096': {
    title: 'Chaque unité est une action',
    text: 'Chaque unité de Force activée, utilisée, piochée ou perdue est une action à part.',
  },
  'CTL-001': {
    title: 'La phase de contrôle',
    text: 'Durant la deuxième phase de votre tour, vous pouvez engager des drains de Force, et agir autrement avant, entre et après.',
  },
  'CTL-002': {
    title: 'Où l’on draine',
    text: 'Durant votre phase de contrôle, vous pouvez engager un drain de Force à chaque localisation que vous contrôlez, une fois.',
  },
  'CTL-003': {
    title: 'Un drain après l’autre',
    text: 'Chaque drain de Force est une action à part ; le suivant attend la fin du premier.',
  },
  'CTL-004': {
    title: 'Ce que coûte un drain',
    text: 'Un drain de Force coûte 0 Force, à moins qu’un texte n’y change quelque chose.',
  },
  'CTL-005': {
    title: 'Ce que prend un drain',
    text: 'Un drain de Force est d’autant de Force qu’il y a d’icônes du côté de votre adversaire à la localisation, changé par les modificateurs.',
  },
  'CTL-006': {
    title: 'Ce que fait un drain',
    text: 'Votre adversaire perd autant de Force, de sa main ou de sa Force vitale, comme il veut.',
  },
  'CTL-007': {
    title: 'Drains de 0',
    text: 'Sans icône du côté de l’adversaire, un drain est de 0. Vous pouvez l’engager, et des modificateurs peuvent l’augmenter.',
  },
  'CTL-008': {
    title: 'Qui participe à un drain',
    text: 'Vos personnages, véhicules, vaisseaux spatiaux, armes et dispositifs à la localisation participent tous à votre drain.',
  },
  'CTL-009': {
    title: 'Un drain par carte',
    text: 'Aucune carte ne participe à deux drains de Force en un tour. Là où est une telle carte, vous ne pouvez pas drainer.',
  },
  'CTL-012': {
    title: 'Droïdes qui peuvent drainer',
    text: 'Une carte qui peut drainer sans donner de présence vous permet de drainer là où elle est. La présence ou l’espion de l’adversaire l’en empêche comme tout drain.',
  },
  'CTL-031': {
    title: 'Pour avoir drainé',
    text: 'Ce que vous obtenez pour avoir drainé vient une fois le drain accompli, fût-il de 0. Un drain annulé ne compte pas.',
  },
  'CTL-013': {
    title: 'Réponses à un drain',
    text: 'Ce qui sert quand un drain de Force vient d’être engagé s’utilise avant toute perte de Force.',
  },
  'CTL-014': {
    title: 'Après un drain',
    text: 'Ce qui sert quand un joueur vient de drainer s’utilise après la perte de la Force.',
  },
  'CTL-015': {
    title: 'Modificateurs de drain',
    text: 'Un texte qui calcule avec la quantité d’un drain est un modificateur de drain de Force ; rien d’autre n’en est un.',
  },
  'CTL-017': {
    title: 'Icônes et drains',
    text: 'Un texte qui ajoute ou annule des icônes de Force n’est pas un modificateur de drain, mais le drain suit les icônes.',
  },
  'CTL-018': {
    title: 'Bonus de drain',
    text: 'Un modificateur qui augmente un drain de Force est un bonus de drain.',
  },
  'CTL-016': {
    title: 'Limiter n’est pas modifier',
    text: 'Un texte qui limite ce qu’un drain de Force fait perdre, ou qui change la façon de payer, n’est pas un modificateur de drain de Force.',
  },
  'CTL-019': {
    title: 'Ne peut pas être modifié',
    text: 'Ce que les textes de l’adversaire ajoutent ou retirent à un drain de Force qu’il ne peut pas modifier n’a aucun effet.',
  },
  'CTL-020': {
    title: 'Fixé malgré tout',
    text: 'Un drain de Force que l’adversaire ne peut pas modifier peut encore être fixé par lui à un nombre.',
  },
  'CTL-021': {
    title: 'Ne peut pas être annulé',
    text: 'L’adversaire ne peut pas engager une réponse qui annulerait un drain de Force qu’il ne peut pas annuler.',
  },
  'CTL-022': {
    title: 'La présence l’arrête tout de même',
    text: 'Une réaction qui apporte une présence sur place annule même un drain qui ne peut pas être annulé.',
  },
  'CTL-023': {
    title: 'Drains protégés, modificateurs non',
    text: 'Qu’un drain de Force ne puisse pas être modifié ou annulé ne protège pas ce que son joueur y ajoute.',
  },
  'CTL-026': {
    title: 'Les modificateurs de l’adversaire',
    text: 'Là où les modificateurs des drains de Force de votre adversaire sont annulés, ce sont ceux de ses cartes à ses propres drains.',
  },
  'CTL-049': {
    title: 'Le système lui-même',
    text: 'Un système planétaire est cette localisation même. Déployer à bord d’un vaisseau spatial qui s’y trouve n’est pas y déployer.',
  },
  'CTL-024': {
    title: 'Les limites valent tout de même',
    text: 'Un texte qui limite la perte agit sur un drain de Force qui ne peut pas être modifié ni annulé.',
  },
  'CTL-025': {
    title: 'Interdit n’est pas annulé',
    text: 'Un drain que l’on vous empêche d’engager n’a pas été annulé, et une protection contre l’annulation n’y fait rien.',
  },
  'CTL-027': {
    title: 'La présence arrête un drain',
    text: 'Si votre adversaire vient à avoir une présence à la localisation pendant que vous y drainez, le drain est annulé.',
  },
  'CTL-029': {
    title: 'Les espions clandestins arrêtent les drains',
    text: 'Là où est un espion clandestin de votre adversaire, vous ne pouvez pas engager de drain de Force.',
  },
  'CTL-033': {
    title: 'Présence',
    text: 'Vous avez une présence à une localisation où votre aptitude totale est d’au moins 1, ou où une de vos cartes porte l’icône de présence.',
  },
  'CTL-034': {
    title: 'Présence de l’intérieur',
    text: 'Les cartes dans des vaisseaux spatiaux et des véhicules fermés donnent elles aussi une présence à la localisation.',
  },
  'CTL-035': {
    title: 'Présence en un seul lieu',
    text: 'Aucune carte ne donne de présence à deux localisations à la fois.',
  },
  'CTL-043': {
    title: 'Contrôler',
    text: 'Vous contrôlez une localisation où vous avez une présence et où votre adversaire n’en a pas.',
  },
  'CTL-044': {
    title: 'Contrôler n’est pas une action',
    text: 'Qui contrôle une localisation se demande chaque fois que cela compte ; cela change de soi-même.',
  },
  'CTL-045': {
    title: 'Localisation inoccupée',
    text: 'Une localisation est inoccupée si aucun joueur n’y a de présence.',
  },
  'CTL-047': {
    title: 'Occuper',
    text: 'Vous occupez une localisation où vous avez une présence, que l’adversaire en ait une ou non.',
  },
  'DRW-001': {
    title: 'La phase de pioche',
    text: 'Durant la sixième et dernière phase de votre tour, vous pouvez piocher des cartes de votre pile de Force.',
  },
  'DRW-002': {
    title: 'Autre chose durant la phase de pioche',
    text: 'Ce qui peut se faire durant toute phase, ou durant une phase de pioche, peut se faire durant la vôtre.',
  },
  'DRW-003': {
    title: 'Piocher des cartes',
    text: 'Vous prenez en main la carte du dessus de votre pile de Force, puis une autre, tant qu’il y en a.',
  },
  'DRW-004': {
    title: 'Carte par carte',
    text: 'Chaque carte que vous piochez est une action à part. Vous pouvez faire autre chose, puis piocher encore.',
  },
  'DRW-005': {
    title: 'Mains de toute taille',
    text: 'Il n’y a pas de limite au nombre de cartes dans votre main.',
  },
  'DRW-006': {
    title: 'La Force gardée',
    text: 'Les cartes que vous laissez dans votre pile de Force y restent et peuvent servir durant le tour de votre adversaire.',
  },
  'DRW-007': {
    title: 'Ne rien piocher',
    text: 'Vous pouvez finir votre phase de pioche sans avoir pioché de carte.',
  },
  'DRW-009': {
    title: 'Piochées de la pile de Force',
    text: 'Les cartes se piochent de la pile de Force, à moins que quelque chose ne dise autrement.',
  },
  'DRW-015': {
    title: 'Remettre en circulation',
    text: 'Quand on a fini de piocher, les deux joueurs mettent leur pile de cartes utilisées sous leur paquet de réserve.',
  },
  'DRW-016': {
    title: 'L’ordre reste',
    text: 'Les piles de cartes utilisées passent dessous telles quelles. Rien n’est mélangé et aucune autre pile n’est touchée.',
  },
  'DRW-017': {
    title: 'La fin de la pioche',
    text: 'La remise en circulation finit la phase de pioche ; on ne pioche plus après elle.',
  },
  'DRW-018': {
    title: 'Dire que c’est fini',
    text: 'Après la remise en circulation, le joueur dont c’est le tour dit que son tour est fini.',
  },
  'DRW-019': {
    title: 'La fin d’un tour',
    text: 'La fin d’un tour est un moment à part, après la remise en circulation des deux piles de cartes utilisées.',
  },
  'DRW-020': {
    title: 'Toujours le même tour',
    text: 'À la fin d’un tour, c’est encore le tour du joueur qui vient de finir.',
  },
  'DRW-021': {
    title: 'Ce qui doit arriver à la fin',
    text: 'Ce qui doit arriver à la fin d’un tour arrive d’abord, en actions automatiques.',
  },
  'DRW-022': {
    title: 'Dans quel ordre',
    text: 'Si plusieurs choses ont lieu à la fin d’un tour, le joueur dont le tour finit les met en ordre.',
  },
  'DRW-023': {
    title: 'Choix à la fin d’un tour',
    text: 'Ensuite les joueurs peuvent faire à tour de rôle des actions de fin de tour ; celui dont le tour finit commence.',
  },
  'DRW-025': {
    title: 'Rien d’autre à la fin d’un tour',
    text: 'À la fin d’un tour, seules des actions de fin de tour, et les réponses à celles-ci, sont possibles.',
  },
  'DRW-027': {
    title: 'Quand un tour est fini',
    text: 'Un tour est fini quand aucun joueur n’a plus rien à faire à sa fin.',
  },
  'DRW-028': {
    title: 'Le tour suivant aussitôt',
    text: 'Le début du tour suivant vient aussitôt. Rien ne peut se faire entre les deux.',
  },
  'DRW-030': {
    title: 'Jusqu’à la fin du tour',
    text: 'Ce qui dure jusqu’à la fin du tour cesse pendant la fin de ce tour.',
  },
  'DRW-031': {
    title: 'Ce qui cesse vient d’abord',
    text: 'Que quelque chose cesse à la fin d’un tour est une action automatique et vient avant ce que les joueurs choisissent.',
  },
  'DRW-101': {
    title: 'Utilisé après la remise en circulation',
    text: 'Ce qui arrive à une pile de cartes utilisées après la remise en circulation y reste jusqu’à la fin de la phase de pioche suivante.',
  },
} as const satisfies Record<keyof typeof en, { title: string; text: string }>
