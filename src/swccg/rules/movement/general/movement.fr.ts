export const movement: typeof import('./movement.en.ts').movement = {
  rules: {
    'MOV-001': 'La phase de déplacement. La phase de bataille terminée, vous passez à votre phase de déplacement, la cinquième des six phases du tour ; votre phase de pioche vient ensuite.',
    'MOV-002': 'Qui déplace quoi. Durant votre phase de déplacement, vous pouvez déplacer vos propres personnages, véhicules, vaisseaux spatiaux et toute autre carte à vous qui en est capable. Rien ne vous y oblige.',
    'MOV-003': 'Trois sortes de mouvement. Quand un personnage, une créature, un vaisseau spatial, un véhicule ou un système planétaire mobile Death Star se déplace, c’est par un déplacement normal, un déplacement illimité ou une réaction. Il n’existe pas de quatrième sorte.',
    'MOV-004': 'Relocalisation sans mouvement. Une carte qui change de place autrement que par déplacement normal, déplacement illimité ou réaction ne s’est pas déplacée. Ce qui limite, modifie, annule ou suspend le mouvement n’a aucune prise sur elle.',
    'MOV-006': 'L’astromécano ne sert qu’à l’hypervitesse. Votre vaisseau spatial n’a besoin d’un astromécano ou d’un ordinateur de navigation que pour utiliser son hypervitesse. Il fait tous ses autres déplacements sans cela.',
    'MOV-008':
      'Liste des déplacements normaux. Sont des déplacements normaux : vitesse terrestre, hypervitesse, déplacement de secteur, texte de localisation, transit par les aires de mise à quai, atterrissage, décollage, transport par navette, passage par les sites d’un vaisseau spatial ou d’un véhicule. S’y ajoutent le déplacement d’une Death Star, le trajet vers une Death Star en orbite ou depuis elle, l’entrée des chasseurs stellaires du côté lumineux dans Death Star: Trench, et les deux trajets d’un Bombing Run.',
    'MOV-011': 'Un déplacement normal par tour. Chaque carte n’a droit qu’à un seul déplacement normal par tour. Elle peut encore faire ensuite des déplacements illimités ou être portée.',
    'MOV-012': 'Durant votre phase de déplacement. Vous effectuez les déplacements normaux durant votre propre phase de déplacement. Il faut une carte ou une règle pour en faire à un autre moment.',
    'MOV-013': 'Déplacement normal par texte de jeu. Certains déplacements normaux viennent des règles, d’autres d’un texte de jeu. Les uns comme les autres consomment le seul déplacement normal que la carte possède pour ce tour.',
    'MOV-014': 'Gratuit, mais compté. Gratuit veut dire que vous n’utilisez pas de Force. Un déplacement normal gratuit reste le déplacement normal de cette carte pour ce tour.',
    'MOV-100': 'Liste des déplacements illimités. Sont des déplacements illimités : embarquer ou débarquer, passer d’un vaisseau spatial amarré à l’autre, changer de groupe de capacité, être relocalisé à une autre localisation, et les transferts de prisonniers.',
    'MOV-101': 'Autant que vous voulez. Une carte fait autant de déplacements illimités que vous voulez dans un tour, même si elle a déjà fait son déplacement normal.',
    'MOV-161': 'Toujours à portée. Une carte qui utilise sa vitesse terrestre ou son hypervitesse ne dépasse jamais sa propre portée, à moins qu’une carte ne le permette en toutes lettres. La vieille tournure « à portée » est donc superflue.',
    'TRM-449': 'Classes de vaisseaux spatiaux. Un vaisseau spatial est un vaisseau capital, un chasseur stellaire ou un escadron. Le mot se lit dans son cadre de description.',
    'TRM-456': 'Vaisseau atterri : tous passagers. Dans votre vaisseau spatial atterri, tous sont des passagers : on peut les comptabiliser en valeur de perte et ils peuvent utiliser leur texte de jeu, mais ils ne pilotent pas. Un pilote peut seulement encore décoller ou quitter le vaisseau spatial qui le contient.',
  },
  reasons: {
    'MOV-002': 'Ce n’est pas à vous de déplacer {card}.',
    'MOV-002/one by one': 'Aucun groupe ne fait un tel déplacement en une seule action : {card} part seul, et les autres après.',
    'MOV-011': '{card} a déjà fait son déplacement normal ce tour-ci[ : {by}].',
    'MOV-012/phase': '{card} ne fait pas ce déplacement durant la {phase} du {turn}. Les déplacements normaux se font durant votre propre phase de déplacement.',
  },
  log: { 'stays behind': '{card} ne peut pas se déplacer et reste là.' },
}
