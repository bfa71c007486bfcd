import type { timingRules as en } from '../en/timing-rules.ts'

/** Les règles du moment, des coûts, des destinées et des valeurs. */
export const timingRules = {
  'CTL-036': {
    title: 'Ce que c’est qu’être présent',
    text: 'Être présent, c’est se trouver physiquement en un lieu : un site, un secteur, un système planétaire, l’intérieur d’un véhicule ou vaisseau spatial fermé, ou une prison.',
  },
  'CTL-038': {
    title: 'À un lieu, mais pas présent',
    text: 'Une carte à l’intérieur d’un véhicule ou vaisseau spatial fermé est à la localisation, mais n’y est pas présente.',
  },
  'CTL-041': {
    title: 'Présent, et présent avec',
    text: 'Une carte est présente quelque part ; deux cartes ne sont présentes l’une avec l’autre que si elles sont au même endroit. Une carte dans un véhicule ou vaisseau spatial fermé n’est pas au même endroit qu’une carte au-dehors.',
  },
  'KRN-010': {
    title: 'Ce qui va aux cartes utilisées',
    text: 'Outre la Force que vous utilisez, votre pile de cartes utilisées reçoit les cartes qu’une règle ou un texte y envoie, comme une Interruption qui a servi.',
  },
  'KRN-014': {
    title: 'Recycler ne se refuse pas',
    text: 'À la fin de la phase de pioche, les deux joueurs doivent remettre leur pile de cartes utilisées sous leur paquet de réserve.',
  },
  'KRN-054': {
    title: 'Ce qui part emporte sa charge',
    text: 'Quand une carte quitte la table, tout ce qui est à son bord, sur elle ou porté par elle va à la pile de cartes perdues de son propriétaire, sauf indication contraire.',
  },
  'KRN-055': {
    title: 'Tout à la fois',
    text: 'Une carte et tout ce qui est perdu avec elle partent au même instant. Nul ne peut agir entre-temps.',
  },
  'KRN-099': {
    title: 'Des actions dans une action',
    text: 'Une action peut en contenir d’autres. Un drain de Force est une action, et chaque unité de Force qu’il fait perdre en est une autre.',
  },
  'KRN-100': {
    title: 'Commencer et répondre',
    text: 'Une action de premier niveau commence quelque chose. Une réponse suit ce qui vient d’arriver ; s’il n’est rien arrivé, il n’y a rien à quoi répondre.',
  },
  'KRN-102': {
    title: 'Qui agit d’abord dans une phase',
    text: 'Le joueur dont c’est le tour a la première action de chaque phase. Une fois qu’elle est finie, l’autre joueur a la suivante, et ainsi de suite.',
  },
  'KRN-105': {
    title: 'Une réponse va avec l’événement',
    text: 'Une réponse porte sur ce qui vient d’arriver, et doit y être liée.',
  },
  'KRN-106': {
    title: 'L’adversaire répond d’abord',
    text: 'Quand un joueur a agi, son adversaire peut répondre le premier. Ensuite, c’est chacun son tour.',
  },
  'KRN-108': {
    title: 'Ce qui arrive de soi-même',
    text: 'Une action automatique doit avoir lieu dès que ce qu’elle attend arrive. C’est une action comme une autre, et on peut y répondre.',
  },
  'KRN-109': {
    title: 'Sans « pouvoir », pas de choix',
    text: 'Un texte qui se déclenche s’accomplit de lui-même, sauf s’il dit que vous pouvez l’utiliser. Alors, c’est une réponse que vous êtes libre de faire.',
  },
  'KRN-110': {
    title: 'Actions automatiques concurrentes',
    text: 'Quand un même événement déclenche plusieurs actions automatiques, elles sont en concurrence pour l’ordre.',
  },
  'KRN-111': {
    title: 'L’une après l’autre',
    text: 'Des actions automatiques concurrentes s’accomplissent une à une, chacune jusqu’au bout, jamais ensemble.',
  },
  'KRN-113': {
    title: 'Qui choisit l’ordre',
    text: 'Le joueur dont c’est le tour dit dans quel ordre viennent les actions automatiques concurrentes, quel que soit le propriétaire des cartes.',
  },
  'KRN-137': {
    title: 'Tous les coûts, ou aucun',
    text: 'Les coûts qu’ajoutent d’autres cartes se paient avec le reste. Si vous ne pouvez pas tout payer, vous ne payez rien, et l’action ne commence pas.',
  },
  'KRN-139': {
    title: 'Le résultat',
    text: 'Quand toutes les réponses sont finies et que l’action n’a pas été annulée, elle a son résultat.',
  },
  'KRN-142': {
    title: 'Trop tard pour y répondre',
    text: 'Dès qu’une action commence à avoir son résultat, on peut répondre à ce qui s’y passe, mais non plus à l’action elle-même.',
  },
  'KRN-143': {
    title: 'À tout moment',
    text: 'Ce qui peut se faire à tout moment peut se faire durant chaque phase, y compris au tour de votre adversaire.',
  },
  'KRN-144': {
    title: 'À tout moment, mais pas en réponse',
    text: 'Ce qui peut se faire à tout moment commence quelque chose. Ce n’est pas une réponse, et il faut attendre de pouvoir à nouveau commencer une action.',
  },
  'KRN-150': {
    title: 'Pour chaque, en une fois',
    text: 'La Force que vous utilisez, perdez, activez ou récupérez « pour chaque » chose se compte, et c’est une seule action pour tout le montant.',
  },
  'KRN-164': {
    title: 'Juste jouée',
    text: 'Une carte vient d’être jouée depuis la fin de son initiation jusqu’au début de son résultat, et à aucun autre moment.',
  },
  'KRN-171': {
    title: 'Retour à l’action du dessous',
    text: 'Quand une réponse est finie, l’action qui est dessous redevient l’action en cours, et les réponses à celle-ci reprennent.',
  },
  'KRN-177': {
    title: 'Après une réponse',
    text: 'Quand une réponse est finie, c’est d’abord à l’adversaire de celui qui l’a faite de répondre à l’action du dessous.',
  },
  'KRN-187': {
    title: 'Comment finit une phase',
    text: 'Une phase finit quand les deux joueurs passent à la suite au lieu de commencer une action. Toute action entre-temps la prolonge.',
  },
  'KRN-201': {
    title: 'Rien à annuler',
    text: 'On ne peut ni annuler ni perdre ce qui n’existe pas ou ne peut pas être annulé.',
  },
  'KRN-204': {
    title: 'Pas de telle carte',
    text: 'On ne peut ni déplacer, ni relocaliser, ni prendre une carte qui n’est pas là.',
  },
  'KRN-205': {
    title: 'Il faut une destination',
    text: 'Il faut à un déplacement un site, un secteur ou un système planétaire sur la table où aller.',
  },
  'KRN-215': {
    title: 'Annulée, mais payée',
    text: 'Ce qui a été payé pour une action annulée reste payé.',
  },
  'KRN-217': {
    title: 'Où va une carte annulée',
    text: 'Une carte annulée va à la pile de cartes perdues de son propriétaire, sauf si elle est envoyée ailleurs.',
  },
  'KRN-230': {
    title: 'Jamais, c’est jamais',
    text: 'Aucune carte ne contourne une restriction ou une définition qui dit « jamais ».',
  },
  'KRN-242': {
    title: 'La règle du Un',
    text: 'Ce qu’une carte sur la table permet une fois, ou pour une seule chose, dans un temps donné ne se fait qu’une fois dans ce temps.',
  },
  'KRN-243': {
    title: 'Chaque exemplaire une fois',
    text: 'Chaque exemplaire d’une carte sur la table sert aussi souvent que la règle du Un le permet, quoi qu’aient fait les autres.',
  },
  'KRN-245': {
    title: 'Un autre exemplaire joué',
    text: 'Plusieurs exemplaires d’une Interruption peuvent être joués chacun dans la même phase, sauf si elle est unique.',
  },
  'KRN-257': {
    title: 'Un texte vise les cartes actives',
    text: 'Un texte qui ne dit rien de l’état d’une carte ne vise que des cartes actives.',
  },
  'KRN-258': {
    title: 'Une carte inactive ne fait rien',
    text: 'Une carte inactive, disparue ou captive par exemple, est d’une certaine façon sur la table, mais elle ne fait rien.',
  },
  'KRN-263': {
    title: 'Inactive, donc sans présence',
    text: 'Une carte inactive ne donne jamais de présence, quelle que soit sa capacité.',
  },
  'KRN-271': {
    title: 'Unités de Force',
    text: 'Les cartes des mains, de la Force vitale et des piles de cartes perdues sont des unités de Force. Elles ne sont pas sur la table, même visibles.',
  },
  'KRN-279': {
    title: 'Hors jeu',
    text: 'Une carte hors jeu n’est pas sur la table et ne fait rien, sauf si un texte parle de telles cartes.',
  },
  'KRN-292': {
    title: 'Les exemplaires ne s’ajoutent pas',
    text: 'Plusieurs exemplaires d’une carte ne modifient la même valeur qu’une fois, sauf si le texte dit cumulativement.',
  },
  'KRN-296': {
    title: 'Modifier sans action',
    text: 'Un changement dont le texte ne laisse pas le choix est automatique : il vaut aussitôt et tant que sa condition est remplie, sans être une action.',
  },
  'KRN-300': {
    title: 'Une valeur fixée le reste',
    text: 'Fixer une valeur, c’est la mettre à un nombre. Plus rien ne la modifie tant qu’elle n’est pas rétablie.',
  },
  'KRN-305': {
    title: 'La plus basse l’emporte',
    text: 'Quand une valeur est fixée à plusieurs nombres, le plus bas compte, quel que soit l’ordre.',
  },
  'KRN-313': {
    title: 'Coûts séparés',
    text: 'Ce qu’une autre carte vous fait utiliser en plus est un coût à part. Il ne change pas le coût de départ.',
  },
  'KRN-316': {
    title: 'Gratuit, c’est gratuit',
    text: '« Gratuitement » ôte tout le coût, avec tout ce qui l’augmenterait ou le remplacerait.',
  },
  'KRN-321': {
    title: 'Rien sous zéro',
    text: 'Quand une soustraction finirait sous zéro, le résultat est 0.',
  },
  'KRN-324': {
    title: 'Aucune n’est pas zéro',
    text: 'Une valeur qu’une carte n’a pas n’est pas zéro. Rien ne peut s’y ajouter.',
  },
  'KRN-333': {
    title: 'Pas de destinée sans réserve',
    text: 'Tant que votre paquet de réserve est vide, vous ne tirez jamais de destinée.',
  },
  'KRN-343': {
    title: 'Où va la carte tirée',
    text: 'Quand un tirage est complet et que les réponses sont faites, la carte va face cachée sur la pile de cartes utilisées de son propriétaire.',
  },
  'KRN-349': {
    title: 'Avec un total, ou sans',
    text: 'Avec un total de destinée, l’action qui l’a demandé continue. Sans total, le tirage a échoué.',
  },
  'KRN-352': {
    title: 'Pas de total, pas de succès',
    text: 'Un joueur sans total de destinée échoue dans son action : elle tourne à l’avantage de l’adversaire.',
  },
} as const satisfies Record<keyof typeof en, { title: string; text: string }>
