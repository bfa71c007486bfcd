import type { relocating as en } from './relocating.en.ts'

export const relocating: typeof en = {
  rules: {
    'KRN-143':
      'À tout moment. Ce qui peut se faire à tout moment peut se faire durant chaque phase, y compris au tour de votre adversaire.',
    'KRN-144':
      'À tout moment, mais pas en réponse. Ce qui peut se faire à tout moment commence quelque chose. Ce n’est pas une réponse, et il faut attendre de pouvoir à nouveau commencer une action.',
    'KRN-204':
      'Pas de telle carte. On ne peut ni déplacer, ni relocaliser, ni prendre une carte qui n’est pas là.',
    'KRN-205':
      'Il faut une destination. Il faut à un déplacement un site, un secteur ou un système planétaire sur la table où aller.',
    'KRN-230':
      'Jamais, c’est jamais. Aucune carte ne contourne une restriction ou une définition qui dit « jamais ».',
    'MOV-186':
      'Pas traité en personnage. Un texte qui déplace ou affecte des personnages ignore une carte qui se déplace seulement comme eux. Nabrun Leids, par exemple, ne l’emmène pas.',
  },
  reasons: {
    'MOV-186': '{card} se déplace seulement comme un personnage, et {by} vise de vrais personnages.',
    'KRN-144': '{card} commence une action et n’est pas une réponse.',
    'KRN-204': '{by} relocalise des cartes sur la table, et {card} n’y est pas.',
    'KRN-205': '{to} n’est pas sur la table : rien ne peut y aller.',
    'KRN-230': 'Le texte de {by} mène à {to}, mais {card} ne peut jamais y être.',
  },
  log: {
    'cannot be relocated': '{card} ne peut pas se déplacer : pas de relocalisation.',
  },
}
