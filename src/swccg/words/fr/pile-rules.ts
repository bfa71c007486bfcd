import type { RuleWords } from '../book.ts'
import type { pileRules as en } from '../en/pile-rules.ts'

/** Les règles des paquets, des piles, des mains et des cartes empilées, et des états d'une carte. */
export const pileRules: Record<keyof typeof en, RuleWords> = {
  'KRN-016': {
    title: 'Cartes empilées',
    text: 'Des cartes posées sur une autre carte forment un empilement, et une seule suffit.',
  },
  'KRN-017': {
    title: 'Compter les cartes',
    text: 'Vous pouvez compter à tout moment vos paquets, vos piles et votre main, face cachée, et demander à l’adversaire combien de cartes ont les siens.',
  },
  'KRN-018': {
    title: 'On ne fouille pas les piles',
    text: 'Personne ne regarde dans un paquet, une pile ou un empilement si une règle ou une carte ne l’y autorise pas. Cela vaut aussi pour une pile de cartes perdues, bien qu’elle soit face visible : on n’en voit que la carte du dessus.',
  },
  'KRN-019': {
    title: 'Vos propres cartes empilées',
    text: 'Vous pouvez à tout moment examiner une de vos cartes empilée sur une de vos cartes ou sur une localisation.',
  },
  'KRN-020': {
    title: 'Empilée chez l’adversaire',
    text: 'Si la carte empilée, ou celle qui la porte, est à l’adversaire, vous ne pouvez pas l’examiner.',
  },
  'KRN-021': {
    title: 'Mélanger et couper',
    text: 'Quand un paquet ou une pile a été mélangé, l’autre joueur peut le couper avant qu’il reprenne sa place. Ici, c’est le hasard qui coupe.',
  },
  'KRN-022': {
    title: 'Mélanger, couper et remettre',
    text: 'D’anciennes cartes disent « mélanger, couper et remettre » là où les nouvelles disent « remélanger ».',
  },
  'KRN-023': {
    title: 'Rien à prendre',
    text: 'On ne peut pas engager une action qui déploie, prend, échange ou vole des cartes d’un paquet, d’une pile ou d’un empilement vide.',
  },
  'KRN-024': {
    title: 'Rien à regarder',
    text: 'On ne peut pas engager une action qui cherche, regarde, révèle ou désigne des cartes d’un paquet ou d’une pile vide.',
  },
  'KRN-026': {
    title: 'Rien à mélanger',
    text: 'On ne joue pas une carte pour mélanger un paquet ou une pile vide.',
  },
  'KRN-028': {
    title: 'Moins de cartes que demandé',
    text: 'Une carte suffit pour engager une action sur plusieurs cartes d’un paquet ou d’une pile. Elle fait ce qu’elle peut, puis elle est finie.',
  },
  'KRN-031': {
    title: 'Récupérer d’une pile vide',
    text: 'Une pile de cartes perdues vide n’empêche personne d’engager une récupération.',
  },
  'KRN-034': {
    title: 'Jeter un coup d’œil',
    text: 'Qui jette un coup d’œil à une carte est seul à la voir ; puis elle retourne à sa place, sauf si le texte dit autre chose.',
  },
  'KRN-036': {
    title: 'La carte entière',
    text: 'Qui regarde une carte peut la lire en entier, en un temps raisonnable. Les secondes que d’anciennes cartes accordent ne comptent plus.',
  },
  'KRN-039': {
    title: 'Des cartes choisies ne sont pas une perte de Force',
    text: 'Des cartes perdues pour ce qu’elles sont, et non comme unités de Force, échappent aux textes sur les pertes de Force.',
  },
  'KRN-040': {
    title: 'Perdre de la Force d’un endroit',
    text: 'La Force à perdre d’un certain endroit y est prise d’abord. Ce qui manque est perdu comme d’habitude.',
  },
  'KRN-041': {
    title: 'Révéler',
    text: 'Les cartes révélées sont montrées aux deux joueurs, celle du dessus en premier.',
  },
  'KRN-042': {
    title: 'Révélées sur place',
    text: 'Tant que des cartes sont révélées, elles restent dans leur paquet, leur pile ou leur main, dans le même ordre.',
  },
  'KRN-043': {
    title: 'Plus révélée',
    text: 'Une carte révélée qui est déplacée, perdue ou mélangée est traitée comme d’habitude et n’est plus révélée.',
  },
  'KRN-044': {
    title: 'Fin de la révélation',
    text: 'Une action sur des cartes révélées prend fin quand aucune ne l’est plus.',
  },
  'KRN-045': {
    title: 'Récupérer de la Force',
    text: 'Récupérer 1 Force, c’est mettre la carte du dessus de sa propre pile de cartes perdues, face cachée, sur sa pile de cartes utilisées.',
  },
  'KRN-046': {
    title: 'En récupérer plusieurs',
    text: 'On récupère plusieurs Force l’une après l’autre, et c’est une seule action.',
  },
  'KRN-048': {
    title: 'Récupérer au hasard',
    text: 'Pour récupérer au hasard, on mélange et on coupe la pile de cartes perdues, puis on récupère la carte du dessus.',
  },
  'KRN-049': {
    title: 'Récupérer une certaine carte',
    text: 'Pour récupérer une certaine carte, cherchez dans votre pile de cartes perdues. Si elle y est, où qu’elle soit, elle va sur votre pile de cartes utilisées.',
  },
  'KRN-050': {
    title: 'Le reste garde son ordre',
    text: 'Récupérer une certaine carte laisse le reste de la pile de cartes perdues tel quel.',
  },
  'KRN-051': {
    title: 'Une certaine carte est aussi de la Force',
    text: 'Qui récupère une certaine carte a récupéré de la Force.',
  },
  'KRN-059': {
    title: 'Sur la table',
    text: 'Qu’une carte soit sur la table dépend de son état : une carte active y est.',
  },
  'KRN-061': {
    title: 'Échanger',
    text: 'Dans un échange, on choisit d’abord les cartes d’un endroit, puis celles de l’autre, et elles changent de place. Rien n’est choisi avant le résultat de l’action.',
  },
  'KRN-062': {
    title: 'La même position',
    text: 'Une carte qui entre dans une pile par échange prend la position de l’autre.',
  },
  'KRN-063': {
    title: 'Échange et secret',
    text: 'Des cartes échangées ne sont montrées que dans la mesure où le sont des cartes retirées ou placées.',
  },
  'KRN-064': {
    title: 'La pile de qui',
    text: 'Quand un texte ne dit pas de qui sont la main, le paquet ou la pile, une carte va chez son propriétaire.',
  },
  'KRN-066': {
    title: 'Placées sans être vues',
    text: 'Des cartes placées dans une main, un paquet ou une pile ne sont pas montrées, sauf indication contraire.',
  },
  'KRN-067': {
    title: 'Placée face visible',
    text: 'Une carte placée face visible, ou sur une pile face visible, est vue des deux joueurs.',
  },
  'KRN-068': {
    title: 'Les critères se montrent',
    text: 'Si le texte dit quelle sorte de carte est à placer, la carte est montrée, quelle que soit sa face.',
  },
  'KRN-070': {
    title: 'Sans regarder',
    text: 'Quand une action dit « sans regarder », aucun des joueurs ne regarde les cartes.',
  },
  'KRN-072': {
    title: 'Retirées sans être vues',
    text: 'Des cartes retirées d’une main, d’un paquet ou d’une pile ne sont pas montrées, sauf indication contraire.',
  },
  'KRN-073': {
    title: 'Retirée face visible',
    text: 'Une carte qui était face visible a été vue des deux joueurs quand on la retire.',
  },
  'KRN-075': {
    title: 'Déployée d’une pile',
    text: 'Une carte retirée pour être jouée ou déployée aussitôt est montrée aux deux joueurs.',
  },
  'KRN-077': {
    title: 'Montrez ce que vous prenez',
    text: 'Si un texte limite ce que vous pouvez prendre d’un paquet ou d’une pile, vous montrez à l’adversaire ce que vous avez pris.',
  },
  'KRN-078': {
    title: 'N’importe quelle carte',
    text: 'Si vous pouvez prendre n’importe quelle carte, vous n’avez pas à la montrer, sauf si elle était face visible.',
  },
  'KRN-079': {
    title: 'Regarder d’abord, choisir ensuite',
    text: 'Vous annoncez seulement la carte qui cherche, ou sa fonction. Vous regardez dans le paquet ou la pile, et vous choisissez alors.',
  },
  'KRN-080': {
    title: 'Ce qu’on trouve se prend',
    text: 'Une fois la recherche engagée, vous devez prendre une carte qui convient, s’il y en a une.',
  },
  'KRN-081': {
    title: 'Vérification',
    text: 'Si une recherche ne trouve rien qui convienne, l’adversaire peut regarder lui-même dans le même paquet ou la même pile, avant tout mélange.',
  },
  'KRN-083': {
    title: 'Pas de second essai',
    text: 'Après une recherche manquée et vérifiée, vous ne pouvez plus utiliser cette fonction ce tour-ci sur le même paquet ou la même pile, même avec un autre exemplaire.',
  },
  'KRN-084': {
    title: 'Remis tel quel',
    text: 'Après une recherche, le paquet ou la pile est remis sans être mélangé, sauf si le texte le demande.',
  },
  'KRN-087': {
    title: 'Le moment habituel',
    text: 'Une carte déployée d’ailleurs que de la main l’est à son moment habituel, sauf si le texte en nomme un autre.',
  },
  'KRN-089': {
    title: 'Ordre gardé',
    text: 'Déployer d’un paquet ou d’une pile n’en change pas l’ordre, sauf si le texte demande de mélanger.',
  },
  'KRN-092': {
    title: 'Chercher sans rien à déployer',
    text: 'Une recherche d’une carte à déployer peut être engagée même s’il n’y en a pas ; elle échoue alors et se vérifie.',
  },
  'KRN-094': {
    title: 'Désignation au hasard',
    text: 'Pour désigner au hasard, on tourne les cartes face cachée, on mélange et on coupe. Celle du dessus est désignée.',
  },
  'KRN-125': {
    title: 'Conditions',
    text: 'Tout ce que demandent les règles et le texte doit être rempli quand une action est engagée.',
  },
  'KRN-130': {
    title: 'Ce qu’on ne peut pas encore savoir',
    text: 'Ce qui est caché ou laissé au hasard n’est pas désigné à l’engagement de l’action, mais quand on le voit.',
  },
  'KRN-206': {
    title: 'Main vide',
    text: 'On ne peut pas regarder une main vide, ni rien y prendre.',
  },
  'KRN-209': {
    title: 'Des cibles qu’on ne voit pas',
    text: 'Ce qu’on ne peut pas observer n’a pas besoin d’être là : les cartes des paquets et des piles, les cartes face cachée, celles de la main adverse.',
  },
  'KRN-213': {
    title: 'Trouvée, donc utilisée',
    text: 'Une cible cachée qu’on trouve doit servir, qu’on le veuille ou non. S’il n’y en a pas, l’action n’a pas de résultat, et sa carte va sur sa pile habituelle.',
  },
  'KRN-251': {
    title: 'Une fois par partie',
    text: 'Ce qui se fait une fois par partie ne s’engage plus jamais, même en cas d’échec ou d’annulation.',
  },
  'KRN-255': {
    title: 'Cinq états',
    text: 'À tout moment, une carte est dans un seul état : active, inactive, de soutien, unité de Force ou hors jeu.',
  },
  'KRN-256': {
    title: 'Active',
    text: 'Une carte est active dès qu’on a engagé l’action de la jouer ou de la déployer. Déployée, elle le reste jusqu’à ce qu’elle quitte la table ou soit mise à l’écart.',
  },
  'KRN-259': {
    title: 'Inactive, donc pas sur la table',
    text: 'Une carte inactive n’est ni sur la table ni à sa localisation, sauf pour ce qui parle de cet état même.',
  },
  'KRN-261': {
    title: 'Toutes, même inactives',
    text: 'Un texte sur « toutes les cartes » ou « tous les personnages » d’un endroit touche aussi ceux qui sont inactifs.',
  },
  'KRN-264': {
    title: 'Inactives ensemble',
    text: 'Une carte qui devient inactive ne quitte pas la table. Ce qui est déployé sur elle ou porté par elle n’est pas perdu, mais devient inactif avec elle.',
  },
  'KRN-266': {
    title: 'Actives ensemble',
    text: 'Quand la carte redevient active, tout ce qui était devenu inactif avec elle le redevient aussi.',
  },
  'KRN-272': {
    title: 'Une unité de Force n’a pas de traits',
    text: 'Une unité de Force n’est que cela, sauf là où une règle ou un texte regarde ce qu’est la carte à cet endroit.',
  },
  'KRN-275': {
    title: 'De soutien',
    text: 'Une carte qui n’est pas sur la table et qui a pourtant un effet, comme celle qu’on empile de la main sur un Effet, est de soutien.',
  },
  'KRN-276': {
    title: 'Face cachée',
    text: 'Une carte face cachée hors des paquets et des piles est de soutien.',
  },
  'KRN-277': {
    title: 'De soutien, donc pas sur la table',
    text: 'Une carte de soutien n’est ni sur la table ni à une localisation, sauf pour ce qui parle d’elle dans cet état.',
  },
  'KRN-278': {
    title: 'Hors jeu',
    text: 'Une carte mise hors jeu va à une place à part, à côté de la pile de cartes perdues de son propriétaire.',
  },
  'KRN-283': {
    title: 'Ce qui est hors jeu est ouvert',
    text: 'Les deux joueurs peuvent regarder ce qui est hors jeu.',
  },
  'KRN-284': {
    title: 'Empilée de la table',
    text: 'Une carte active ou inactive qu’on empile sur une autre est inactive.',
  },
  'KRN-285': {
    title: 'Empilée d’ailleurs',
    text: 'Une carte qu’on empile sur une autre depuis une main, un paquet ou une pile est de soutien.',
  },
  'KRN-318': {
    title: 'Jusqu’à',
    text: '« Jusqu’à » un nombre veut dire au moins un, sauf si le nombre est 0.',
  },
  'KRN-319': {
    title: 'Jusqu’à ce qu’il y a',
    text: 'De « jusqu’à » un nombre, on ne peut choisir plus que ce que le paquet ou la pile contient.',
  },
  'TRM-145': {
    title: 'Face visible, donc ouverte',
    text: 'Toute carte face visible sur la table peut être vue des deux joueurs, même sous d’autres cartes.',
  },
  'TRM-398': {
    title: 'La carte ne cherche plus',
    text: 'Après une recherche manquée et vérifiée, la carte, et toute autre du même titre, ne peut plus chercher ce tour-ci dans le même paquet ou la même pile.',
  },
}
