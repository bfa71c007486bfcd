import type { timing as en } from './timing.en.ts'

export const timing: typeof en = {
  rules: {
    'KRN-027':
      'Rien à tirer. Ce qui sert quand un joueur va tirer un destin ne peut être utilisé tant que son paquet de réserve est vide.',
    'KRN-140':
      'Vient d’être ciblé. Ce qui répond à une carte qui vient d’être ciblée attend que l’action soit engagée et payée.',
    'KRN-160':
      'Avant que cela n’arrive. Ce qui se fait juste avant une action est entièrement fini avant que celle-ci ne soit commencée.',
    'KRN-161':
      'De nouveau, ou pas. Après ce qui précède une action, son joueur la recommence ou y renonce, sauf si elle est obligatoire.',
    'KRN-162':
      'Avant l’adversaire. Qui veut agir juste avant ce que l’adversaire va faire agit d’abord, et l’action de l’adversaire n’a pas commencé.',
    'KRN-163':
      'Pas après votre propre tirage. Ce que vous pouvez faire juste avant une de vos actions se fait alors : après elle, il est trop tard.',
    'KRN-373':
      'Seulement pour un tirage possible. Un texte qui remplace une destinée sur le point d’être tirée ne s’utilise que si vous pouviez faire ce tirage.',
    'KRN-376':
      'Aucune carte n’a été tirée. Les actions sur la carte qui vient d’être tirée ne concernent pas une destinée remplacée : il n’y a pas de carte à prendre, à perdre ou à empiler.',
    'KRN-377':
      'Remplacements et limite d’un tirage. Sous une limite d’un tirage, vous pouvez remplacer d’abord et tirer ensuite. Une fois la limite épuisée par un tirage, il n’y a plus rien à remplacer.',
    'KRN-378':
      'Remplacements et dernière carte. Une fois la dernière carte de la réserve tirée, aucune destinée n’est plus sur le point d’être tirée et rien ne peut être remplacé.',
    'TRM-331':
      'Pas associée à elle-même. Un texte qui parle de localisations associées ne veut jamais dire la même localisation encore une fois.',
    'KRN-134':
      'Une perte qui est un coût. La Force perdue comme coût pour commencer une action ne peut être ni réduite, ni changée, ni remplacée, sauf si un texte parle de ce coût même.',
    'KRN-135':
      'L’entretien est un coût. Ce que demande l’entretien d’une carte est un coût : ce qui change une perte de Force ne le change pas.',
    'KRN-165':
      'Perdue depuis la table. « Vient d’être perdue » se dit des cartes qui étaient sur la table, et non de celles perdues comme Force depuis la main ou une pile.',
    'KRN-194':
      'Ce qu’un tirage vise. Un tirage de destinée vise une valeur s’il doit lui être comparé, ou être compté avec elle.',
    'KRN-195':
      'Seuls les tirages de qui a commencé. Quand une action fait tirer les deux joueurs, seuls les tirages de celui qui l’a initiée visent quelque chose.',
  },
  reasons: {
    'TRM-331': '{card} parle de lieux liés, et aucun lieu n’est lié à lui-même.',
    'KRN-163': '{card} est pour le moment qui précède le tirage, et vous avez tiré.',
    'KRN-140': '{by} n’est pas encore payé : {card} vient après.',
    'KRN-027': 'Il ne reste au {by} aucune carte à tirer pour le destin : {card} ne peut servir.',
    'KRN-373': 'Aucune destinée de bataille ne pourrait être tirée ici : {card} ne peut en remplacer aucune.',
    'KRN-376': 'Aucune carte n’a été tirée : une valeur l’a remplacée, et {card} concerne une carte tirée.',
    'KRN-377': 'La limite ne permet plus de tirage : {card} ne peut en remplacer aucun.',
    'KRN-378':
      'La réserve est vide : aucune destinée ne va être tirée, et {card} ne peut en remplacer aucune.',
    'KRN-134': 'Cette Force est perdue comme coût : {card} ne peut pas y répondre.',
    'KRN-135': 'Cette Force est perdue pour entretenir une carte : {card} ne peut pas y répondre.',
    'KRN-165': 'Cette carte n’a pas été perdue depuis la table : {card} ne peut pas répondre à sa perte.',
    'KRN-194':
      '{card} est pour un tirage qui vise une valeur d’une telle carte : {what}. Celui-ci ne la vise pas.',
    'KRN-195':
      'Ce tirage n’est pas celui du joueur qui fait tirer les deux : il ne vise rien à quoi {card} pourrait répondre.',
  },
}
