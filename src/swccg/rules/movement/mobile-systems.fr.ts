import type { mobileSystems as en } from './mobile-systems.en.ts'

export const mobileSystems: typeof en = {
  rules: {
    'MOV-039':
      'Death Star en orbite, sans hypervitesse. Pour aller d’une Death Star au système planétaire autour duquel elle est en orbite, ou l’inverse, il suffit d’une hypervitesse de 0, sans astromécano ni ordinateur de navigation.',
    'MOV-040':
      'Hypervitesse des Death Stars. Les Death Stars ne sont pas des vaisseaux spatiaux ; pourtant elles ont une hypervitesse, ou peuvent en recevoir une.',
    'MOV-059':
      'Death Stars : l’hypervitesse seule. L’hypervitesse est l’unique moyen de déplacer une Death Star.',
    'MOV-060':
      'D’où vient leur hypervitesse. La première Death Star tient son hypervitesse de son propre texte de jeu ou d’autres cartes. Death Star II n’en a aucune tant que That Thing’s Operational ne lui en donne pas.',
    'MOV-061':
      'Déplacer une Death Star. Vous déplacez une Death Star comme pour toute hypervitesse : 1 Force, pas plus loin que son hypervitesse, et une fois par tour, comme déplacement normal.',
    'MOV-062':
      'Une Death Star navigue seule. On ne demande ni astromécano ni ordinateur de navigation à une Death Star qui utilise son hypervitesse.',
    'MOV-063':
      'Death Star dans l’espace profond. Une Death Star, et elle seule, peut s’arrêter dans l’espace profond, même à un parsec où elle aurait un système planétaire autour duquel se mettre en orbite.',
    'MOV-064':
      'Annoncer où est la Death Star. Quand vous déplacez une Death Star, annoncez son nouveau parsec, et si elle y est en orbite autour d’un système planétaire (lequel ?) ou dans l’espace profond.',
    'MOV-065':
      'La Death Star change d’orbite. Une Death Star dont l’hypervitesse dépasse 0 peut se déplacer de 0 parsec pour 1 Force : se mettre en orbite, gagner l’espace profond ou passer à un autre système planétaire de son parsec.',
    'MOV-066':
      'Elle emporte tout avec elle. Quand une Death Star se déplace, toutes les cartes qui y sont partent avec elle, les vôtres comme celles de votre adversaire.',
    'MOV-067':
      'Une Death Star, pas un vaisseau. Une Death Star est un système planétaire mobile. Ce qui annule ou modifie l’hypervitesse des vaisseaux spatiaux ne la touche pas, sauf à mentionner les Death Stars.',
    'MOV-069':
      'Entre Death Star et planète. Pour 1 Force et son déplacement normal, votre vaisseau spatial peut aller d’une Death Star au système planétaire autour duquel elle est en orbite, ou l’inverse. Il le peut même s’il n’a pas d’hypervitesse ou n’a pas le droit de s’en servir.',
    'MOV-070':
      'Sans orbite, pas de raccourci. Dans l’espace profond, une Death Star n’est en orbite autour de rien : seule l’hypervitesse permet d’en partir. Être au même parsec qu’un système planétaire ne suffit pas.',
    'TRM-230':
      'Changer d’orbite au côté obscur. Par un déplacement normal et pour 1 Force, le joueur du côté obscur peut mettre une Death Star en orbite, l’en sortir vers l’espace profond ou la faire passer d’une planète à une autre, au même parsec.',
  },
  reasons: {
    'MOV-059/no mobile system': '{card} n’est pas un système planétaire mobile.',
    'MOV-059':
      '{card} est une localisation ; seule une Death Star se déplace, et par hypervitesse seulement.',
    'MOV-060': '{card} n’a pas d’hypervitesse et ne peut donc pas se déplacer.',
    'MOV-061': '{card} a une hypervitesse de {speed} ; ce parsec est à {far} {far|parsec|parsecs} de là.',
    'MOV-063': 'Il n’y a pas de parsec {parsec} où {card} puisse aller.',
    'MOV-064':
      '{system} n’est pas au parsec {parsec} : {card} ne peut pas y être en orbite autour de ce système planétaire.',
    'MOV-064/no system':
      '{system} n’est pas un système planétaire, et {card} n’orbite autour de rien d’autre.',
    'MOV-064/mobile': '{system} se déplace aussi, et {card} ne l’orbite pas.',
    'MOV-064/no planet':
      'Dans les règles d’août 2001, {card} n’orbite qu’autour de planètes, et {system} n’en est pas une.',
    'MOV-064/already': '{card} y est déjà.',
    'MOV-064/unnamed': 'Dites à quel parsec va {card}, et autour de quoi se mettre en orbite.',
    'MOV-065': '{card} ne change d’orbite que par une hypervitesse supérieure à 0.',
    'MOV-069/no starship':
      '{card} n’est pas un vaisseau spatial, et eux seuls passent d’une Death Star au système planétaire de son orbite.',
    'MOV-069/no systems':
      '{card} devrait aller d’une Death Star au système planétaire autour duquel elle est en orbite, ou l’inverse.',
    'MOV-070': 'Ni {from} ni {to} n’est en orbite autour de l’autre : {card} n’y va que par hypervitesse.',
  },
  log: {
    'move/mobile system':
      '{cards} {cards|va|vont} au parsec {parsec}, [en orbite autour de {system}|dans l’espace profond]{cost}.',
    'move/orbit': '{cards} {cards|va|vont}[ de {from}] à {to}{cost}.',
  },
  labels: {
    'mobile system': 'hypervitesse au parsec {parsec}[ · orbite de {system}| · espace profond]',
    orbit: 'vers le système de l’orbite',
    'orbit/mobile': 'vers la Death Star',
  },
  moves: {
    'mobile system': 'hypervitesse d’un système planétaire mobile',
    orbit: 'passage entre une Death Star et le système planétaire de son orbite',
  },
  offers: {
    'mobile system': '{cards} : au parsec {parsec}, [en orbite autour de {system}|dans l’espace profond]',
    orbit: '{cards} : aller à {to}',
  },
}
