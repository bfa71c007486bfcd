export const moving: typeof import('./reacting-by-moving.en.ts').moving = {
  rules: {
    'TRM-157': 'À portée, sur d’anciennes cartes. Selon les décisions d’août 2001, une ancienne carte qui vous permet de vous déplacer « à portée » veut dire par vitesse terrestre ou hypervitesse. Le transit par les aires de mise à quai, le transport par navette et le reste n’en font pas partie.',
    'TRM-205': 'Pas de réaction sur place. Si une carte est déjà là où ont lieu la bataille ou le drain de Force, elle ne peut pas y réagir.',
    'TRM-209': 'Se déplacer en réaction. En réaction, votre carte peut utiliser sa vitesse terrestre, son hypervitesse ou un déplacement de secteur, atterrir ou décoller, embarquer ou débarquer. Les autres formes de déplacement ne lui sont pas permises.',
  },
  reasons: {
    'TRM-205': '{card} est déjà à {at} et ne peut pas y réagir.',
    'TRM-209': 'Une réaction ne se fait pas par ce genre de déplacement : {using}.',
    'TRM-157': '« Si à portée » concerne la vitesse terrestre et l’hypervitesse ; {card} ne peut pas s’en servir pour ce déplacement.',
  },
}
