import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Armes',
  why: "Une arme se déploie sur qui la porte, et tire en bataille avant que l'on compte les puissances. Armez Leia, et mettez un Stormtrooper hors de combat.",
  steps: [
    "Un blaster va sur un guerrier. R2-D2 n'en est pas un : essayez de le déployer sur lui.",
    "Leia a l'icône de guerrier. Déployez le Blaster sur elle pour 1 Force.",
    'Il attend une bataille. Essayez de tirer maintenant.',
    "Passez jusqu'à la phase de bataille.",
    'Livrez bataille à Mos Eisley.',
    "Le segment des armes vient d'abord. Tirez au Blaster sur le Stormtrooper, pour 1 Force : vous tirez une destinée, et il est touché si elle est plus grande que sa valeur de défense. Qui est touché doit être comptabilisé en valeur de perte.",
    "Passez jusqu'à la fin de la bataille : celui qui a été touché est perdu de toute façon.",
  ],
} satisfies TextsOfScenario
