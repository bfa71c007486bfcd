import type { initiation as en } from './initiation.en.ts'

export const initiation: typeof en = {
  rules: {
    'BAT-001':
      'La phase de bataille. La quatrième phase de votre tour est celle des batailles, autant que vous voulez ou aucune. Votre phase de déploiement la précède, votre phase de déplacement la suit.',
    'BAT-002':
      'Engager dans sa phase de bataille. Vous n’engagez de bataille que durant votre propre phase de bataille, jamais pendant un tour de votre adversaire.',
    'BAT-003':
      'Une présence de chaque côté. Une bataille n’est possible qu’à une localisation que les deux joueurs occupent. Une carte peut dire qu’elle livre bataille, ou la subit, sans présence.',
    'BAT-008':
      'Sans armes aussi. Il ne faut pas d’arme pour engager ou livrer bataille. Une arme permet de viser une carte précise de votre adversaire.',
    'BAT-009':
      'Une bataille par localisation. Livrez bataille à autant de localisations que vous voulez, mais une seule fois par tour à chacune.',
    'BAT-011':
      'Avoir livré bataille. Dès qu’une bataille est engagée, ses cartes ont livré bataille ce tour-ci, même celles qui la quittent ou dont la bataille est annulée.',
    'BAT-012':
      'Pas exclue, mais une seule bataille. Un texte qui empêche d’exclure une carte ne lui permet pas plus d’une bataille par tour.',
    'BAT-014':
      'Engager est une action. Engager une bataille est une action comme une autre : conditions, cible et coût d’abord, puis les réponses, puis le résultat.',
    'BAT-017':
      'Une bataille vise une localisation. En engageant une bataille, vous visez une localisation. La condition est que les deux joueurs y aient une présence.',
    'BAT-018': 'Une bataille coûte 1 Force. Vous utilisez 1 Force pour engager une bataille.',
    'BAT-019':
      'Ce qu’une bataille peut coûter d’autre. Des cartes peuvent augmenter, diminuer ou remplacer le coût d’une bataille, ou la rendre gratuite.',
    'BAT-020':
      'Quand une bataille est engagée. Conditions remplies, cible nommée et coût payé, une bataille a été engagée à cet endroit, quoi qu’il arrive ensuite.',
    'BAT-026':
      'Réponses à une bataille. L’adversaire de celui qui a engagé la bataille peut répondre le premier. Ensuite, c’est chacun son tour.',
    'BAT-027':
      'Jusqu’à ce que chacun passe. On répond à une bataille jusqu’à ce que les deux joueurs passent à la suite ; vient alors le segment des armes. Si vous avez passé et que votre adversaire répond, vous pouvez répondre à nouveau.',
    'BAT-157':
      'Aucune bataille sur une carte interdite. Le texte d’une autre carte qui rendrait une bataille possible ne peut pas reposer sur une carte interdite de bataille.',
    'BAT-203':
      'Batailles dans les nuages. Aux secteurs nuageux combattent les chasseurs stellaires, les véhicules navettes, les voitures des nuages et les patrouilleurs, et les vaisseaux capitaux seulement s’ils se déploient et se déplacent comme des chasseurs stellaires.',
    'BAT-204':
      'Pas de bataille dans Death Star II. Aucun joueur ne peut livrer bataille à un secteur de Death Star II.',
    'BAT-133':
      'Aucune bataille avec une carte inactive. Une carte qui peut être attaquée en bataille, ou en engager une, n’occupe rien tant qu’elle est inactive.',
    'BAT-154':
      'Écartée, elle ne donne pas de présence. Une carte qui ne peut pas participer aux batailles ne donne pas de présence pour en engager une.',
    'BAT-155':
      'Ni ce qui est à son bord. Les cartes à bord d’une carte qui ne peut pas participer aux batailles ne donnent pas non plus de présence pour en engager une.',
    'BAT-156':
      'Son propre texte n’y peut rien. Le texte d’une carte qui ne peut pas participer aux batailles ne sert pas à en engager une.',
  },
  reasons: {
    'BAT-157':
      'Interdiction de bataille pour {cards} : aucun texte ne peut faire reposer dessus une bataille à {at}.',
    'BAT-204': 'Il n’y a pas de bataille aux secteurs de Death Star II.',
    'BAT-002/phase': 'On engage une bataille durant sa phase de bataille ; c’est la {phase} du {turn}.',
    'BAT-003': 'Le {by} n’a pas de présence à {at} : il ne peut pas y avoir de bataille.',
    'BAT-009': 'Il y a déjà eu une bataille à {at} ce tour-ci, et il n’y en a qu’une par tour.',
    'BAT-017': 'Une bataille s’engage à une localisation sur la table, et {at} n’en est pas une.',
    'BAT-133': 'Carte inactive à {at} : {cards}. Aucune bataille ne peut reposer dessus.',
    'BAT-154':
      'Interdiction de participer à une bataille pour {cards} : le {by} n’a pas de présence pour une bataille à {at}.',
    'BAT-155':
      'Ceux qui sont à bord de ce qui ne peut pas se battre ne donnent pas non plus de présence pour une bataille à {at}.',
    'BAT-156': 'Le texte d’une carte qui ne peut pas se battre n’engage pas de bataille à {at}.',
  },
  log: {
    'battle initiated': 'Le {player} engage une bataille à {at}{cost}.',
  },
}
