import type { SameKeys } from '../same-keys.ts'
import type { en } from './en.ts'

/** Ce que dit la page à chaque table, de quelque jeu qu’elle soit. */
export const fr: SameKeys<typeof en> = {
  language: 'Langue',
  undo: 'Annuler',
  redo: 'Rétablir',
  help: 'Aide',
  close: 'Fermer',
  region: {
    why: 'Pourquoi',
    lesson: 'Leçon',
  },
  why: {
    none: 'Rien n’a été refusé. Un déplacement interdit est expliqué ici.',
    rule: 'Règle {{id}}',
  },
  lesson: {
    step: 'Étape {{number}} sur {{count}}',
    try: 'Essayez : c’est interdit, et Pourquoi en dit la raison.',
    done: 'fait',
    refused: 'refusé, comme il se doit',
    offTrack: {
      still:
        'C’est permis aussi. Cette étape demande autre chose et l’attend : continuez, ou reprenez ce coup.',
      stuck: 'C’est permis, mais après cela, la leçon ne peut plus continuer. Reprenez ce coup.',
      passing:
        'Si vous passez maintenant, cette étape ne pourra plus se faire. Passez encore une fois si c’est voulu.',
    },
    hint: 'Un indice',
    hints: {
      at: 'Regardez ici : {{place}}.',
      place: 'Regardez la table.',
      pile: 'Regardez votre Réserve et votre Pile de Force.',
      pass: 'Regardez le bouton Passer.',
      question: 'Regardez la question posée.',
      card: 'La carte qu’il faut : {{card}}.',
    },
    takeBack: 'Reprendre ce coup',
    show: 'Montrez-moi',
    next: 'Continuer',
    again: 'Recommencer',
    finished: 'Vous avez joué cette leçon jusqu’au bout.',
    another: 'Une autre leçon',
    following: 'Suite : {{title}}',
    learned: 'Ce que vous avez appris',
    steps: 'Toutes les étapes',
  },
  message: {
    unknownLesson: 'Il n’y a pas de leçon « {{id}} ». Choisissez-en une ici.',
    badFile: '{{file}} ne peut pas être ouvert. {{wrong}}',
    fetching: 'Un instant : cela arrive. Sans connexion, cela vient dès qu’il y en a une.',
    opened: '{{title}} est sur la table. Les deux côtés peuvent être déplacés.',
    learnedDamaged:
      'Ce que ce navigateur avait noté de vos leçons est abîmé. Ce qui pouvait se lire est gardé ; vos tables sont restées telles quelles.',
    notSaved: 'Le navigateur ne garde rien de cette page : la fermer perd la position.',
  },
  elsewhere: 'Cette table est ouverte dans un autre onglet, qui la continue.',
  goOnHere: 'Continuer plutôt ici',
}
