import type { personaReplacement as en } from './persona-replacement.en.ts'

export const personaReplacement: typeof en = {
  rules: {
    'DEP-002':
      'Quand on remplace un personnage. On remplace un personnage durant sa propre phase de déploiement, et dans aucune autre.',
    'DEP-095':
      'Des personnages seulement. Seule une carte de personnage est remplacée, et seulement par une autre carte de personnage de cette persona.',
    'DEP-100':
      'Le remplacement de persona. Un personnage unique à vous sur la table peut être échangé contre une autre version de sa persona de votre main.',
    'DEP-101':
      'Autre titre, autre version. Deux cartes d’une persona dont les titres diffèrent sont des versions différentes.',
    'DEP-102':
      'Le même titre d’une autre série. Des cartes d’une persona au même titre sont des versions différentes si l’une porte une icône d’extension que l’autre n’a pas.',
    'DEP-103': 'Ses propres personnages. On remplace ses propres personnages, jamais ceux de l’adversaire.',
    'DEP-105':
      'Exactement à la même place. La nouvelle version se pose exactement là où était l’ancienne, dans le même emplacement si elle en occupait un.',
    'DEP-106':
      'Un emplacement qui ne convient pas. Si la nouvelle version ne peut pas prendre la place de l’ancienne, un emplacement de pilote par exemple, elle ne la remplace pas.',
    'DEP-107':
      'Pas de version plus faible. La nouvelle version doit avoir au moins autant de puissance et d’aptitude que le personnage remplacé.',
    'DEP-108':
      'Une arme déjà présente. La nouvelle version ne peut pas avoir d’arme permanente unique dont une version est sur la table.',
    'DEP-109':
      'Ses propres restrictions valent. La nouvelle version doit respecter toutes les restrictions de déploiement imprimées sur elle, même de lieu.',
    'DEP-110':
      'Les autres restrictions valent, sauf de lieu. Les restrictions des règles et des autres cartes valent aussi pour la nouvelle version, sauf celles de localisation.',
    'DEP-111':
      'Rien d’autre ne l’empêche. Selon les décisions d’août 2001, rien d’autre que la nouvelle carte elle-même ne limite un remplacement.',
    'DEP-112': 'Pas besoin d’icônes. Un remplacement ne demande ni présence ni icônes de Force sur place.',
    'DEP-113':
      'Sur Dagobah aussi. Un personnage sur Dagobah peut être remplacé : l’interdiction d’y déployer ne concerne que le déploiement.',
    'DEP-114':
      'Ce qui est sur le personnage suit. Les cartes sur l’ancienne version, ou qui la visent, passent à la nouvelle si elles lui conviennent.',
    'DEP-115':
      'Ce qui convient se lit sur la carte. Qu’une carte convienne à la nouvelle version dépend de ce que son texte demande au personnage même, pas de son lieu ni de sa compagnie.',
    'DEP-118':
      'Ce qui ne convient pas est perdu d’abord. Les cartes qui ne conviennent pas à la nouvelle version vont à la pile de cartes perdues de leur propriétaire, puis l’ancienne version.',
    'DEP-119':
      'Ce qui ne convient pas est perdu avec elle. Selon les décisions d’août 2001, les cartes qui ne conviennent pas à la nouvelle version sont perdues avec l’ancienne.',
    'DEP-120':
      'Remplacée, non perdue. L’ancienne version va à la pile de cartes perdues, mais elle n’est ni sur le point d’être perdue ni tout juste perdue.',
    'DEP-121':
      'Ce qui dure continue. Ce qui pesait pour un temps sur l’ancienne version continue sur la nouvelle.',
    'DEP-122':
      'L’immunité vient trop tard. Ce qu’un texte a mis sur l’ancienne version dure sur la nouvelle, même si celle-ci est immunisée contre la carte.',
    'DEP-123':
      'Modifiée contre imprimée. On compare la carte sur la table avec toutes ses modifications, la carte en main avec ses nombres imprimés.',
    'DEP-125': 'Ni déploiement ni coût. Un remplacement n’est pas un déploiement et ne coûte pas de Force.',
    'DEP-126':
      'Aussi souvent qu’on veut. Un personnage peut être remplacé le tour même où il a été déployé, et plusieurs fois par tour.',
    'DEP-127':
      'Un texte qui déploie ne remplace pas. Un texte qui permet de déployer une carte ne permet pas de remplacer par elle une autre version.',
    'DEP-128':
      'Hors jeu, et remplacement. Une version hors jeu n’empêche pas une autre d’en remplacer une troisième.',
    'DEP-129':
      'Rien n’a été déployé. Rien de ce qui répond à une carte qui vient d’être déployée ne répond à un remplacement.',
    'DEP-130':
      'Espions et autres. Un espion clandestin peut être remplacé par qui n’est pas espion, et inversement.',
    'DEP-133':
      'Des personas uniques seulement. Les noms que plusieurs partagent, comme Skywalker ou Fett, ne sont pas des personas uniques : l’un ne remplace pas l’autre.',
    'DEP-134':
      'Muette jusqu’à la fin du tour. Si le texte de l’ancienne version est annulé pour le reste du tour, celui de la nouvelle l’est aussi.',
    'DEP-136':
      'Ce qui empêche le remplacement. Quand le texte d’un personnage dit que l’adversaire le remplace, ou que c’est empêché, il s’agit de conversion : son propre joueur peut le remplacer.',
    'DEP-175':
      'Les cartes combinées restent. Une carte combinée ne remplace personne et n’est pas remplacée.',
  },
  reasons: {
    'DEP-002/turn':
      'On remplace un personnage durant sa propre phase de déploiement, et ce n’est pas votre tour.',
    'DEP-002/phase':
      'On remplace un personnage durant sa propre phase de déploiement ; c’est la {phase} du {turn}.',
    'DEP-095': 'Seul un personnage est remplacé, et seulement par un personnage : {card}, {by}.',
    'DEP-100/same title': '{by} n’est pas une autre version que {card} : leur titre est le même.',
    'DEP-102':
      '{by} est la même version que {card} : même titre, et aucune icône d’extension que l’autre n’ait.',
    'DEP-103': '{card} n’est pas à vous : vous ne pouvez pas remplacer ce personnage.',
    'DEP-106': '{card} ne peut pas prendre la {slot} de {ship} où se trouve l’autre version.',
    'DEP-107/power': '{by} a une puissance de {have}, moins que {card} avec {need}.',
    'DEP-107/ability': '{by} a une aptitude de {have}, moins que {card} avec {need}.',
    'DEP-108': '{card} porte une arme dont la persona est déjà sur la table : {by}.',
    'DEP-109':
      'Le texte de {card} ne permet pas de déployer cette carte[ à {to}] : elle n’y remplace donc personne.',
    'DEP-110': '{by} ne permet pas {card}.',
    'DEP-123': 'Ce qui change {card} sur la table ne change pas {by} dans votre main.',
    'DEP-133': '{card} et {by} ne sont pas deux versions d’une même persona unique.',
    'DEP-127': '{by} permet de déployer une carte, pas de remplacer {card} par elle.',
    'DEP-136': '{by} empêche de convertir {card}.',
    'DEP-175': 'Une carte combinée ne prend part à aucun remplacement de persona : {card}, {by}.',
  },
  log: {
    replaced:
      'Le {player} remplace {card} par {by}[ ; {things} {things|suit|suivent}][ ; {cards} {cards|est perdue|sont perdues}].',
  },
  events: {
    replaced: '{card} a pris la place d’une autre version',
  },
  deeds: {
    replace: 'remplacer',
    'replace/offer': 'Remplacer {card} par {by}',
  },
}
