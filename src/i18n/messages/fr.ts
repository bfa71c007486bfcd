import { fr as common } from '../common/fr.ts'
import type { SameKeys } from '../same-keys.ts'
import type { messages as en } from './en.ts'

/** Ce que la page dit d’elle-même : messages, rideau, fin. */
export const messages: SameKeys<typeof en> = {
  message: {
    ...common.message,
    notOurGame: '{{file}} appartient à un autre jeu.',
    unreadable: '{{file}} est illisible.',
    notHanded:
      '{{file}} est une position de Twilight Imperium, et le navigateur ne laisse rien transmettre. Ouvrez-le à cette table.',
    fileCut: '{{file}} ne peut pas être ouvert : il est coupé, ou ne vient pas de cette page.',
    fileForeign: '{{file}} ne peut pas être ouvert : il appartient à autre chose.',
    fileDamaged: '{{file}} ne peut pas être ouvert : une partie en est abîmée{{place}}.',
    fileLongText: '{{file}} ne peut pas être ouvert : un texte y est plus long que dans aucune partie.',
    fileBigNumber: '{{file}} ne peut pas être ouvert : un nombre y est plus grand que dans aucune partie.',
    fileLongList: '{{file}} ne peut pas être ouvert : une liste y est plus longue que dans aucune partie.',
    fileTooDeep: '{{file}} ne peut pas être ouvert : il est imbriqué trop profondément.',
    fileTooMuch: '{{file}} ne peut pas être ouvert : il contient plus qu’aucune partie.',
    fileNewer:
      '{{file}} ne peut pas être ouvert : une version plus récente de cette page l’a écrit. Rechargez la page.',
    linkCut: 'Ce lien a été coupé en chemin : la fin manque. Redemandez-le, ou demandez un fichier.',
    linkChanged:
      'Ce lien a été changé en chemin : des lettres y sont autres. Redemandez-le, ou demandez un fichier.',
    linkForeign: 'Ce lien n’est pas de cette page : il ne contient aucune table.',
    linkNewer: 'Ce lien vient d’une version plus récente de cette page. Rechargez-la, puis ouvrez-le.',
    linkDamaged:
      'Ce lien contient une table dont une partie n’a pas de sens{{place}} : elle ne peut pas être jouée.',
    linkTooMuch: 'Ce lien contient plus qu’aucune partie.',
    olderLink:
      'Ce lien ne suit les règles d’aujourd’hui que jusqu’à la décision {{decision}} sur {{all}}. Tout est sur la table jusque-là ; l’original est gardé sous « Toutes les tables ».',
    linkCopied: 'Le lien a été copié. Il contient toute la table.',
    logCopied: 'Le journal est copié.',
    logNotCopied: 'Le navigateur ne laisse pas copier.',
    linkNotCopied: 'Le navigateur ne laisse pas copier le lien. Enregistrez plutôt la table comme fichier.',
    noTable: 'Cette table n’est plus ici.',
    parted:
      'Un autre onglet a continué cette table entre-temps. Ce que vous avez fait ici est gardé comme une table à part.',
    imported_one: '{{count}} table a été ajoutée. Ce qui était ici n’a pas changé.',
    imported_other: '{{count}} tables ont été ajoutées. Ce qui était ici n’a pas changé.',
    importedPartly_one: 'Une table de {{file}} est abîmée et a été laissée de côté. Le reste a été ajouté.',
    importedPartly_other:
      '{{count}} tables de {{file}} sont abîmées et ont été laissées de côté. Le reste a été ajouté.',
    albumDamaged:
      'Ce que ce navigateur avait noté des règles rencontrées est abîmé et reprend à zéro. Vos tables n’ont pas changé.',
    albumNotTaken:
      'Dans {{file}}, la liste des règles rencontrées est abîmée et n’a pas été reprise. Celle d’ici n’a pas changé.',
    brokenSave:
      'Cette table est illisible. Elle reste sous « Toutes les tables », où on peut l’enregistrer comme fichier.',
    olderSave:
      'Ce qui était enregistré ne suit les règles d’aujourd’hui que jusqu’à la décision {{decision}} sur {{all}}. Tout est sur la table jusque-là ; l’original est gardé sous « Toutes les tables ».',
    olderFile:
      '{{file}} ne suit les règles d’aujourd’hui que jusqu’à la décision {{decision}} sur {{all}}. Tout est sur la table jusque-là ; l’original est gardé sous « Toutes les tables ».',
    editionChanged: 'La position a été rouverte avec ces règles.',
    stepStuck: 'Cette étape ne marche pas d’ici. Annulez pour revenir à la leçon, ou recommencez-la.',
    replayed: '{{file}} a été joué jusqu’où il était enregistré.',
    revealed:
      'Cela ne peut pas être annulé : quelque chose de caché a été vu depuis votre dernière décision.',
    mistakeLies: 'Ici, une autre réponse aurait été bien meilleure. Trouvez-la.',
    opponentStuck:
      'L’adversaire ne trouve pas de réponse. Annulez, ou enregistrez l’état dans un fichier à joindre à un rapport.',
    notYourTurn: 'C’est l’adversaire qui décide maintenant.',
  },
  curtain: {
    since: 'Ce qui s’est passé entre-temps',
    more_one: 'et une chose avant cela',
    more_other: 'et {{count}} choses avant cela',
    seen: 'C’est au {{side}} de répondre',
    seenText: 'Regardez ce qui en est résulté. Puis passez l’appareil.',
    goOn: 'Continuer : au {{side}}',
    title: 'Passez l’appareil au {{side}}',
    text: 'Ce qui vient montre des cartes que l’autre joueur ne doit pas voir.',
    show: 'Je suis le {{side}} : montrer mes cartes',
    when: '{{turn}}, {{phase}}',
    back: 'Pas maintenant',
  },
  over: {
    won: 'La partie est finie : le {{side}} gagne',
    text: 'L’autre côté n’a plus de Force vitale. Annuler ramène dans la partie.',
  },
  undoDialog: {
    title: 'Annuler ce qui a été révélé ?',
    text: 'Si vous revenez en arrière maintenant, quelqu’un en sait plus qu’il ne devrait.',
    yes: 'Annuler quand même',
    no: 'Laisser ainsi',
  },
}
