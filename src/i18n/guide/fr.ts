import type { SameKeys } from '../same-keys.ts'
import type { en } from './en.ts'

export const fr: SameKeys<typeof en> = {
  title: 'Votre première partie',
  turn: 'tour {{number}}',
  understood: 'Continuer',
  explain: 'Expliquez-moi',
  quiet: 'Vous connaissez déjà cela. Demandez conseil, ou une nouvelle explication.',
  just: 'À l’instant :',
  again: 'Tout expliquer à nouveau',
  card: {
    about:
      'Une partie entière avec de petits decks contre la Recrue. Tout est expliqué quand cela se présente pour la première fois, et vous pouvez demander conseil.',
    takes: 'environ 15 minutes',
    begin: 'Commencer',
    goOn: 'La reprendre',
    anew: 'Recommencer',
    done: 'jouée jusqu’au bout',
  },
  topic: {
    welcome: {
      title: 'De quoi il s’agit',
      text: 'Vous êtes le côté lumineux ; la Recrue joue le côté obscur. Votre Force vitale, ce sont votre paquet de réserve, votre pile de Force et votre pile de cartes utilisées ensemble. Qui n’en a plus a perdu. Vous faites perdre de la Force à l’adversaire par des drains de Force sur les localisations, et dans les batailles.',
    },
    activate: {
      title: 'La phase d’activation',
      text: 'Chaque tour commence par la Force : des cartes passent de votre paquet de réserve à votre pile de Force. Vous pouvez en activer 1, et 1 de plus pour chacune de vos icônes bleues sur les localisations de la table. Elles paient presque tout : activez tout.',
    },
    control: {
      title: 'La phase de contrôle',
      text: 'Là où se trouvent vos cartes et aucune de l’adversaire, vous contrôlez la localisation et pouvez drainer : l’adversaire perd 1 Force pour chacune de ses icônes rouges à cet endroit. Une goutte éclairée montre où drainer. Il n’y en a pas encore ? Alors passez.',
    },
    deploy: {
      title: 'La phase de déploiement',
      text: 'Des cartes vont maintenant de votre main à la table. Les localisations ne coûtent rien et vous donnent de la Force à chaque tour : jouez-les d’abord. Puis les personnages ; le nombre dans le cercle doré est leur prix. Mettez-les là où l’adversaire a des icônes, pour y drainer au prochain tour, et gardez-en quelques-uns ensemble.',
    },
    battle: {
      title: 'La phase de bataille',
      text: 'Là où se trouvent les deux côtés, vous pouvez engager une bataille pour 1 Force. On compare la puissance ; qui en a moins paie la différence. Comparez les nombres dans les cercles : engagez-la là où le vôtre est nettement plus grand. Rien ne vous y oblige.',
    },
    move: {
      title: 'La phase de déplacement',
      text: 'Chaque personnage peut se déplacer une fois, vers un site voisin, pour 1 Force. Allez là où vous pourrez drainer au prochain tour, ou loin de là où vous seriez battu. Prenez une carte pour voir où elle peut aller.',
    },
    draw: {
      title: 'La phase de pioche',
      text: 'Avec la Force qui reste, vous pouvez piocher : chaque carte passe de votre pile de Force à votre main. Laissez-en un peu si vous voulez répondre pendant le tour de l’adversaire. À la fin, votre pile de cartes utilisées passe sous votre paquet de réserve, et rien ne se perd.',
    },
    'their turn': {
      title: 'Le tour de l’adversaire',
      text: 'L’adversaire agit maintenant. On vous demande parce que vous pourriez agir aussi, le plus souvent avec une Interruption de votre main. Si vous ne le voulez pas, passez.',
    },
    response: {
      title: 'Une réponse',
      text: 'Quelque chose va se passer ou vient de se passer, et vous avez une carte qui peut y répondre. Jouez-la maintenant ou jamais : passer laisse faire. Une carte que vous gardez vaut peut-être plus tard davantage.',
    },
    'weapons segment': {
      title: 'Bataille : les armes',
      text: 'Une bataille a commencé. D’abord, on utilise les armes : choisissez-en une et sa cible, puis une destinée est tirée et comparée. Ce qui est touché quitte la bataille à sa fin. Sans arme, vous passez.',
    },
    'battle destiny': {
      title: 'Bataille : la destinée',
      text: 'Qui a une aptitude de 4 ou plus dans une bataille peut tirer une carte de son paquet de réserve : son nombre s’ajoute à la puissance, et c’est l’attrition que l’autre côté doit payer.',
    },
    'damage segment': {
      title: 'Bataille : payer',
      text: 'La bataille est décidée. Qui avait moins de puissance doit la différence en dommages de bataille, et chaque côté doit l’attrition que l’autre a tirée. Vous payez en comptabilisant des cartes de la bataille en valeur de perte, ou en perdant de la Force pour les dommages.',
    },
    'lose Force': {
      title: 'Perdre de la Force',
      text: 'Pour chaque Force perdue, une carte va dans votre pile de cartes perdues : du dessus de votre paquet de réserve, de votre pile de Force ou de celle des cartes utilisées, ou une carte de votre main. La plupart des joueurs perdent ce dont ils ont le moins besoin : souvent une carte de la main qui ne sert à rien.',
    },
    won: {
      title: 'Vous avez gagné',
      text: 'L’adversaire n’a plus de Force vitale. Vous avez vu un tour entier : la suite, ce sont les leçons sur les vaisseaux, les armes et les réponses, ou une partie avec des decks entiers sous « S’exercer ».',
    },
    lost: {
      title: 'Vous avez perdu',
      text: 'Votre Force vitale est épuisée. Cela arrive à tout le monde dans une première partie. Regardez où elle est partie sous « Comment la partie s’est jouée », et recommencez : deux ou trois personnages ensemble sur un site aux icônes rouges gagnent la plupart des parties comme celle-ci.',
    },
  },
}
