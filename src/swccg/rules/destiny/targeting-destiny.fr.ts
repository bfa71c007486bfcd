import type { targetingDestiny as en } from './targeting-destiny.en.ts'

export const targetingDestiny: typeof en = {
  rules: {
    'KRN-194':
      'Ce qu’un tirage vise. Un tirage de destinée vise une valeur s’il doit lui être comparé, ou être compté avec elle.',
    'KRN-195':
      'Seuls les tirages de qui a commencé. Quand une action fait tirer les deux joueurs, seuls les tirages de celui qui l’a initiée visent quelque chose.',
  },
  reasons: {
    'KRN-194':
      '{card} est pour un tirage qui vise une valeur d’une telle carte : {what}. Celui-ci ne la vise pas.',
    'KRN-195':
      'Ce tirage n’est pas celui du joueur qui fait tirer les deux : il ne vise rien à quoi {card} pourrait répondre.',
  },
}
