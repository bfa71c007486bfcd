export const relocating: typeof import('./relocating-cards.en.ts').relocating = {
  rules: {
    'KRN-143': 'À tout moment. Ce qui peut se faire à tout moment peut se faire durant chaque phase, y compris au tour de votre adversaire.',
    'KRN-204': 'Pas de telle carte. On ne peut ni déplacer, ni relocaliser, ni prendre une carte qui n’est pas là.',
    'KRN-205': 'Il faut une destination. Il faut à un déplacement un site, un secteur ou un système planétaire sur la table où aller.',
    'KRN-230': 'Jamais, c’est jamais. Aucune carte ne contourne une restriction ou une définition qui dit « jamais ».',
    'KRN-193': 'Tout ce que nomme une carte. Tout ce qu’une carte nomme dans un but est ciblé par elle, y compris les lieux où mènent ses résultats.',
    'MOV-102': 'D’illimité à normal. Une carte ou une règle peut faire d’un déplacement illimité un déplacement normal. Vous l’effectuez de la même manière, mais il compte alors comme le déplacement normal du tour.',
    'MOV-137': 'Immobile, donc pas relocalisé. Une carte qui ne peut pas se déplacer ne peut pas non plus être relocalisée à une autre localisation, car ce serait un déplacement.',
    'MOV-138': 'Même localisation, pas de déplacement. Une carte relocalisée qui reste à sa localisation ne s’est pas déplacée. Ainsi d’un espion qui devient clandestin.',
  },
  reasons: {
    'KRN-204': '{by} relocalise des cartes sur la table, et {card} n’y est pas.',
    'KRN-205': '{to} n’est pas sur la table : rien ne peut y aller.',
    'KRN-230': 'Le texte de {by} mène à {to}, mais {card} ne peut jamais y être.',
    'KRN-193': '{by} ciblerait {to} en y menant, et le texte de {ship} l’interdit.',
    'MOV-102': 'Ce serait le déplacement normal de {card}, déjà fait ce tour-ci.',
    'MOV-137': '{card} ne peut pas se déplacer, ni donc être relocalisé à une autre localisation.',
    'MOV-138/same location': 'Ce que vise {card} est déjà à {to}.',
  },
  log: { 'cannot be relocated': '{card} ne peut pas se déplacer : pas de relocalisation.' },
}
