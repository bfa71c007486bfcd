import type { battleDamageRules as en } from '../en/battle-damage-rules.ts'

/** Le segment des dommages d’une bataille, sa fin et l’immunité contre l’attrition. */
export const battleDamageRules = {
  'BAT-007': {
    title: 'Touché quand une bataille est écourtée',
    text: 'Si une bataille finit avant son segment des dommages, chaque carte touchée est aussitôt perdue. Elle est perdue, et non comptabilisée en valeur de perte.',
  },
  'BAT-088': {
    title: 'À tour de rôle au segment des dommages',
    text: 'Durant le segment des dommages, les joueurs font à tour de rôle une action. Celui qui a engagé la bataille fait la première.',
  },
  'BAT-090': {
    title: 'À quoi sert le segment des dommages',
    text: 'Au segment des dommages, vous comptabilisez des cartes en valeur de perte, perdez de la Force pour les dommages de bataille et jouez ce qui s’y joue. Des cartes peuvent aussi modifier, satisfaire ou annuler les dommages de bataille, et satisfaire ou annuler l’attrition. Aucune autre action de premier niveau n’est permise.',
  },
  'BAT-091': {
    title: 'Comptabiliser en valeur de perte',
    text: 'Comptabiliser en valeur de perte une de vos cartes qui participent est une action. Vous pouvez la faire si cette carte est touchée, ou si des dommages de bataille ou de l’attrition sont en attente contre vous.',
  },
  'BAT-092': {
    title: 'Perdre de la Force pour les dommages',
    text: 'Perdre 1 Force et satisfaire ainsi 1 dommage de bataille est une action. Vous pouvez la faire tant que des dommages de bataille sont en attente contre vous.',
  },
  'BAT-097': {
    title: 'Quand vous ne pouvez pas passer',
    text: 'Au segment des dommages, vous ne pouvez pas passer tant qu’une de vos cartes qui participent est touchée, tant que des dommages de bataille sont en attente, ou tant que l’est une attrition contre laquelle l’une d’elles n’est pas immunisée.',
  },
  'BAT-098': {
    title: 'En attente',
    text: 'Des dommages de bataille ou une attrition sont en attente contre vous tant qu’il en reste plus de 0 à satisfaire.',
  },
  'BAT-099': {
    title: 'Immunisée, mais volontaire',
    text: 'Vous pouvez comptabiliser une carte en valeur de perte pour l’attrition ou les dommages de bataille bien qu’elle soit immunisée contre l’attrition.',
  },
  'BAT-100': {
    title: 'Trop tard pour les dommages',
    text: 'Une carte qui arrive à la localisation durant le segment des dommages ne participe pas. Vous ne pouvez pas la comptabiliser en valeur de perte, et l’attrition ne la concerne pas.',
  },
  'BAT-101': {
    title: 'La présence n’importe plus',
    text: 'Si un côté perd toute sa présence durant le segment des dommages, la bataille continue.',
  },
  'BAT-102': {
    title: 'Dans n’importe quel ordre',
    text: 'Au segment des dommages, vous pouvez comptabiliser en valeur de perte, perdre de la Force et faire les autres actions permises dans l’ordre que vous voulez.',
  },
  'BAT-103': {
    title: 'Comment finit le segment des dommages',
    text: 'Quand les deux joueurs passent à la suite, le segment des dommages est fini et la bataille en vient à sa fin.',
  },
  'BAT-104': {
    title: 'Seulement au segment des dommages',
    text: 'Les cartes se comptabilisent en valeur de perte durant le segment des dommages d’une bataille, et à aucun autre moment.',
  },
  'BAT-105': {
    title: 'Être perdu ne suffit pas',
    text: 'Une carte comptabilisée en valeur de perte est perdue. Une carte perdue de toute autre façon n’est pas comptabilisée ainsi et ne satisfait rien.',
  },
  'BAT-106': {
    title: 'Ce qui a une valeur de perte',
    text: 'Seule une carte qui participe à la bataille et qui a une valeur de perte peut être comptabilisée ainsi.',
  },
  'BAT-107': {
    title: 'Une valeur de perte de 0',
    text: 'Une carte qui participe et dont la valeur de perte a été fixée à 0 peut encore être comptabilisée, et l’attrition la concerne toujours.',
  },
  'BAT-108': {
    title: 'Ce qui part avec elle',
    text: 'Tout ce qui est sur une carte comptabilisée en valeur de perte, ou à son bord, est perdu avec elle. Cela est perdu sans être comptabilisé et ne satisfait rien.',
  },
  'BAT-109': {
    title: 'Les cartes touchées d’office',
    text: 'Au segment des dommages, vous devez comptabiliser en valeur de perte chacune de vos cartes touchées.',
  },
  'BAT-110': {
    title: 'Les cartes touchées quand vous voulez',
    text: 'Vous pouvez comptabiliser d’autres cartes en valeur de perte avant une carte touchée.',
  },
  'BAT-111': {
    title: 'L’attrition frappe les deux',
    text: 'L’attrition concerne le vainqueur comme le perdant.',
  },
  'BAT-112': {
    title: 'Satisfaire l’attrition',
    text: 'Vous devez comptabiliser des cartes qui participent jusqu’à ce que leurs valeurs de perte fassent au moins l’attrition contre vous, si vous le pouvez.',
  },
  'BAT-113': {
    title: 'La Force ne satisfait pas l’attrition',
    text: 'L’attrition se satisfait en valeur de perte, ou par des cartes qui le disent. Perdre de la Force de la main ou de la Force vitale n’y fait rien.',
  },
  'BAT-114': {
    title: 'Les cartes touchées comptent',
    text: 'La valeur de perte d’une carte touchée satisfait l’attrition et les dommages de bataille comme toute autre.',
  },
  'BAT-115': {
    title: 'Si les cartes touchées ne suffisent pas',
    text: 'S’il reste de l’attrition une fois vos cartes touchées comptabilisées, vous devez en comptabiliser d’autres jusqu’à ce qu’elle soit satisfaite.',
  },
  'BAT-116': {
    title: 'Il ne reste que des immunisées',
    text: 'L’attrition qui reste est ignorée quand toutes vos cartes encore en bataille sont immunisées contre elle.',
  },
  'BAT-117': {
    title: 'Plus de carte',
    text: 'L’attrition qui reste est ignorée quand vous n’avez plus de carte à comptabiliser en valeur de perte.',
  },
  'BAT-118': {
    title: 'Le surplus est gaspillé',
    text: 'La valeur de perte qui dépasse ce que vous aviez à satisfaire est gaspillée. Rien n’est rendu.',
  },
  'BAT-119': {
    title: 'Les dommages de bataille',
    text: 'Seul le perdant subit des dommages de bataille : le total du vainqueur moins celui du perdant.',
  },
  'BAT-120': {
    title: 'Valeur de perte et dommages',
    text: 'Chaque carte qui participe et que vous comptabilisez satisfait des dommages de bataille jusqu’à sa valeur de perte, même si c’est parce qu’elle est touchée ou à cause de l’attrition.',
  },
  'BAT-121': {
    title: 'De la Force pour les dommages',
    text: 'Vous pouvez perdre de la Force pour les dommages de bataille. Chaque carte perdue de la main ou de la Force vitale en satisfait 1.',
  },
  'BAT-123': {
    title: 'Des cartes et de la Force',
    text: 'Pour les dommages de bataille, vous pouvez comptabiliser quelques cartes et perdre un peu de Force, à votre guise.',
  },
  'BAT-124': {
    title: 'Libre de payer plus',
    text: 'Vous pouvez comptabiliser une carte qui vaut plus que les dommages de bataille, ou perdre plutôt de la Force. Rien ne vous oblige au plus économique.',
  },
  'BAT-125': {
    title: 'Une carte compte deux fois',
    text: 'Une carte comptabilisée en valeur de perte compte entièrement pour l’attrition et, en même temps, entièrement pour les dommages de bataille.',
  },
  'BAT-127': {
    title: 'Après la bataille',
    text: 'Les valeurs modifiées durant une bataille redeviennent ensuite ce qu’elles étaient, sauf ce que des armes ont changé et ce qui a sa propre durée.',
  },
  'BAT-128': {
    title: 'Bataille juste finie',
    text: 'Ce qui répond à une bataille qui vient de finir a lieu juste après elle. Ce n’est plus durant la bataille, et tout ce qui durait jusqu’à sa fin est terminé.',
  },
  'BAT-178': {
    title: 'Immunisé contre l’attrition',
    text: 'Une carte immunisée contre l’attrition inférieure à un nombre échappe à l’attrition quand celle-ci est en tout inférieure à ce nombre. Sinon, son immunité ne sert à rien.',
  },
  'BAT-179': {
    title: 'Comparée une seule fois',
    text: 'L’immunité se compare à l’attrition totale une seule fois, au début du segment des dommages. Ce qui change ensuite n’y fait rien.',
  },
  'BAT-180': {
    title: 'L’immunité couvre ceux à bord',
    text: 'L’immunité d’un vaisseau spatial ou d’un véhicule fermé couvre aussi les cartes sur son pont, dans son cockpit ou dans sa cargaison, mais non celles à ses sites.',
  },
  'BAT-181': {
    title: 'L’immunité la plus haute compte',
    text: 'Si une carte est immunisée contre l’attrition à plusieurs titres, seule la plus haute immunité compte. Elles ne s’additionnent pas.',
  },
  'BAT-183': {
    title: 'Une immunité à perdre',
    text: 'Une action par laquelle une carte perd son immunité contre l’attrition ne peut pas commencer si la carte n’en a pas, ou si elle lui a été retirée.',
  },
  'BAT-182': {
    title: 'L’immunité retirée',
    text: 'Si un texte donne à une carte une immunité contre l’attrition et qu’un autre la retire, elle n’en a pas, dans quelque ordre qu’ils soient venus.',
  },
  'BAT-196': {
    title: 'Immunité pour tous à bord',
    text: 'Selon les décisions d’août 2001, l’immunité d’un vaisseau spatial ou d’un véhicule fermé le protège, et toutes les cartes à son bord.',
  },
  'BAT-019': {
    title: 'Ce qu’une bataille peut coûter d’autre',
    text: 'Des cartes peuvent augmenter, diminuer ou remplacer le coût d’une bataille, ou la rendre gratuite.',
  },
  'BAT-037': {
    title: 'Sans moment indiqué',
    text: 'Une action de bataille qui n’indique pas de moment se fait au segment des armes.',
  },
  'BAT-038': {
    title: 'Ce qui peut se faire à tout moment',
    text: 'Une action possible à tout moment l’est aussi au segment des armes, même sans rapport avec la bataille.',
  },
  'BAT-079': {
    title: 'Tout ce qui modifie la puissance',
    text: 'La puissance totale comprend tout ce qui la modifie : textes des participants, de la localisation, des pilotes et d’autres cartes sur la table.',
  },
  'BAT-082': {
    title: 'Ce qui modifie l’attrition tout seul',
    text: 'Les textes qui modifient l’attrition sans laisser le choix valent quand on la calcule, si leurs conditions sont alors remplies.',
  },
  'BAT-126': {
    title: 'À la fin d’une bataille',
    text: 'Quand les deux joueurs ont fini le segment des dommages vient ce qui se fait à la fin de la bataille. Les cartes y sont encore en bataille.',
  },
  'BAT-093': {
    title: 'Des cartes pour les dommages',
    text: 'Une carte qui modifie, compense ou annule des dommages de bataille demande qu’il en reste à compenser.',
  },
  'BAT-094': {
    title: 'Des cartes pour l’attrition',
    text: 'Une carte qui compense ou annule l’attrition sert au segment des dommages et demande qu’il en reste à compenser.',
  },
  'BAT-095': {
    title: 'Les deux à la fois',
    text: 'Une carte qui concerne à la fois les dommages de bataille et l’attrition ne demande que l’un des deux.',
  },
  'BAT-176': {
    title: 'Seulement dans sa propre bataille',
    text: 'Ce que le texte d’une carte qui combat dit des batailles ne sert que dans une bataille à laquelle elle participe.',
  },
  'BAT-086': {
    title: 'Ce que déclenche une victoire',
    text: 'Ce qui arrive tout seul quand une bataille est gagnée ou perdue arrive dès que le gagnant et le perdant sont désignés.',
  },
  'BAT-089': {
    title: 'Des cartes pour le segment des dommages',
    text: 'Ce qui dit se jouer au segment des dommages s’y joue.',
  },
  'BAT-012': {
    title: 'Pas exclue, mais une seule bataille',
    text: 'Un texte qui empêche d’exclure une carte ne lui permet pas plus d’une bataille par tour.',
  },
  'BAT-171': {
    title: 'Pas exclue, mais capturée',
    text: 'Un texte qui empêche d’exclure une carte n’empêche pas de la capturer, de la perdre, de la reprendre en main ou de la placer dans la pile de cartes utilisées, ni sa disparition.',
  },
  'BAT-013': {
    title: 'Plus d’une bataille pour elles',
    text: 'Les personnages, véhicules et vaisseaux combattent une fois par tour ; les dispositifs, armes et Effets peuvent servir dans plusieurs batailles d’un tour si leur texte le permet.',
  },
  'BAT-133': {
    title: 'Aucune bataille avec une carte inactive',
    text: 'Une carte qui peut être attaquée en bataille, ou en engager une, n’occupe rien tant qu’elle est inactive.',
  },
  'BAT-134': {
    title: 'Une occupation qui disparaît',
    text: 'Si une carte qui peut être attaquée en bataille ou en engager une perd son texte, est exclue ou s’en va, son occupation disparaît et la bataille peut finir aussitôt.',
  },
  'BAT-157': {
    title: 'Aucune bataille sur une carte interdite',
    text: 'Le texte d’une autre carte qui rendrait une bataille possible ne peut pas reposer sur une carte interdite de bataille.',
  },
  'BAT-193': {
    title: 'Elle tient la bataille jusqu’au bout',
    text: 'Une carte qui peut être attaquée en bataille ou en engager une occupe la localisation pour cette bataille jusqu’à son retrait ou jusqu’à la fin de la bataille.',
  },
  'BAT-198': {
    title: 'Espions et solitude',
    text: 'Pendant une bataille, un espion clandestin ne compte pas pour savoir si une carte est seule.',
  },
  'BAT-203': {
    title: 'Batailles dans les nuages',
    text: 'Aux secteurs nuageux combattent les chasseurs stellaires, les véhicules navettes, les voitures des nuages et les patrouilleurs, et les vaisseaux capitaux seulement s’ils se déploient et se déplacent comme des chasseurs stellaires.',
  },
  'BAT-130': {
    title: 'Peut être attaquée en bataille',
    text: 'Une telle carte tient lieu de présence quand l’adversaire engage une bataille contre elle, et pour rien d’autre.',
  },
  'BAT-131': {
    title: 'Peut engager une bataille',
    text: 'Une telle carte tient lieu de présence quand son propre joueur engage une bataille, et pour rien d’autre.',
  },
  'BAT-132': {
    title: 'Peut se battre dans les deux cas',
    text: 'Une carte qui peut engager une bataille et y être attaquée tient lieu de présence dans les batailles des deux joueurs, et pour rien d’autre.',
  },
  'BAT-147': {
    title: 'Un second exemplaire n’ajoute rien',
    text: 'Un second exemplaire d’une carte n’ajoute pas d’autres destinées à celles du premier.',
  },
} as const satisfies Record<keyof typeof en, { title: string; text: string }>
