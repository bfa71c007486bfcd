import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Piles et Force vitale',
  why: "Vos soixante cartes sont votre vie : qui n'a plus de carte dans le paquet de réserve, la pile de Force et la pile de cartes utilisées a perdu. Suivez votre Force une fois autour de la table.",
  steps: [
    'Ce nombre est votre Force vitale : les cartes du paquet de réserve, de la pile de Force et de la pile de cartes utilisées ensemble. À 0, vous avez perdu.',
    'Activez 4 Force ou plus : les cartes vont face cachée de votre paquet de réserve à votre pile de Force. Votre Force vitale reste la même.',
    'Piocher dans votre main vient bien plus tard dans le tour : essayez maintenant.',
    "Passez jusqu'à la phase de déploiement.",
    "Déployez Leia pour 3 Force, sur l'un des deux sites. Ce que vous utilisez va de la pile de Force à votre pile de cartes utilisées ; ce n'est pas perdu.",
    "La voici : la pile de cartes utilisées. À la fin du tour elle va sous votre paquet de réserve, dans l'ordre où elle est.",
    "Essayez d'activer encore maintenant. La Force ne s'active que dans une seule phase.",
    "Passez jusqu'à votre phase de pioche.",
    'Piochez une carte de votre pile de Force dans votre main. Une carte en main ne compte plus pour votre Force vitale : regardez le nombre.',
    'Passez pour finir votre tour : la pile de cartes utilisées retourne sous le paquet de réserve, et votre Force fait le tour.',
  ],
} satisfies TextsOfScenario
