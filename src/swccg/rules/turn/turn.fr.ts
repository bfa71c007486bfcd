import type { turn as en } from './turn.en.ts'

export const turn: typeof en = {
  rules: {
    'DRW-019':
      'La fin d’un tour. La fin d’un tour est un moment à part, après la remise en circulation des deux piles de cartes utilisées.',
    'DRW-020':
      'Toujours le même tour. À la fin d’un tour, c’est encore le tour du joueur qui vient de finir.',
    'DRW-021':
      'Ce qui doit arriver à la fin. Ce qui doit arriver à la fin d’un tour arrive d’abord, en actions automatiques.',
    'DRW-022':
      'Dans quel ordre. Si plusieurs choses ont lieu à la fin d’un tour, le joueur dont le tour finit les met en ordre.',
    'DRW-023':
      'Choix à la fin d’un tour. Ensuite les joueurs peuvent faire à tour de rôle des actions de fin de tour ; celui dont le tour finit commence.',
    'DRW-026':
      'Les réponses à la fin d’un tour. Une réponse donnée à la fin d’un tour n’a pas à être elle-même une action de fin de tour.',
    'DRW-027': 'Quand un tour est fini. Un tour est fini quand aucun joueur n’a plus rien à faire à sa fin.',
    'DRW-028':
      'Le tour suivant aussitôt. Le début du tour suivant vient aussitôt. Rien ne peut se faire entre les deux.',
    'DRW-030': 'Jusqu’à la fin du tour. Ce qui dure jusqu’à la fin du tour cesse pendant la fin de ce tour.',
    'DRW-031':
      'Ce qui cesse vient d’abord. Que quelque chose cesse à la fin d’un tour est une action automatique et vient avant ce que les joueurs choisissent.',
    'DRW-032':
      'Ce qu’une fin entraîne. Si quelque chose qui finit à la fin d’un tour rend due une autre action obligatoire, celle-ci est faite dans la même fin de tour, avant tout ce qui est facultatif.',
    'DRW-037':
      'Moins de Force perdue à la fin d’un tour. Qui va perdre de la Force peut diminuer la perte. Une perte ramenée à 0 n’a pas lieu.',
    'DRW-040':
      'L’annulation annulée. Si la carte qui annulerait une réponse est elle-même annulée, cette réponse prend effet.',
    'DRW-101':
      'Utilisé après la remise en circulation. Ce qui arrive à une pile de cartes utilisées après la remise en circulation y reste jusqu’à la fin de la phase de pioche suivante.',
    'KRN-014':
      'Recycler ne se refuse pas. À la fin de la phase de pioche, les deux joueurs doivent remettre leur pile de cartes utilisées sous leur paquet de réserve.',
    'KRN-102':
      'Qui agit d’abord dans une phase. Le joueur dont c’est le tour a la première action de chaque phase. Une fois qu’elle est finie, l’autre joueur a la suivante, et ainsi de suite.',
    'KRN-108':
      'Ce qui arrive de soi-même. Une action automatique doit avoir lieu dès que ce qu’elle attend arrive. C’est une action comme une autre, et on peut y répondre.',
    'KRN-109':
      'Sans « pouvoir », pas de choix. Un texte qui se déclenche s’accomplit de lui-même, sauf s’il dit que vous pouvez l’utiliser. Alors, c’est une réponse que vous êtes libre de faire.',
    'KRN-110':
      'Actions automatiques concurrentes. Quand un même événement déclenche plusieurs actions automatiques, elles sont en concurrence pour l’ordre.',
    'KRN-111':
      'L’une après l’autre. Des actions automatiques concurrentes s’accomplissent une à une, chacune jusqu’au bout, jamais ensemble.',
    'KRN-113':
      'Qui choisit l’ordre. Le joueur dont c’est le tour dit dans quel ordre viennent les actions automatiques concurrentes, quel que soit le propriétaire des cartes.',
    'KRN-187':
      'Comment finit une phase. Une phase finit quand les deux joueurs passent à la suite au lieu de commencer une action. Toute action entre-temps la prolonge.',
    'TRM-601':
      'Recirculées entre-temps. Seule la recirculation qui clôt la phase de pioche mène à la fin du tour. Si un texte fait recirculer des piles de cartes utilisées, la phase continue.',
    'TRN-045':
      'Les parties d’un tour. Un tour a son début, six phases et sa fin. Au début et à la fin vient d’abord ce qui doit se faire, puis ce que les joueurs choisissent.',
    'TRN-068':
      'Le début d’un tour. Ce qui doit arriver au début d’un tour arrive d’abord, en actions automatiques.',
    'TRN-069':
      'Choix au début d’un tour. Ensuite les joueurs peuvent faire à tour de rôle des actions de début de tour ; celui dont c’est le tour commence.',
    'TRN-071':
      'Puis la phase d’activation. Quand les deux joueurs ont passé au début du tour, la phase d’activation commence.',
  },
  log: {
    'turn over': 'Le {player} a fini ; vient la fin du tour.',
    'turn ends': 'Le tour {number} est fini.',
    'start of turn': 'Actions du début du tour du {player}.',
    'end of turn': 'Actions de la fin du tour du {player}.',
    'turn begins': 'Le tour {number} commence : c’est celui du {player}.',
    'phase begins': 'La {phase} du {player} commence.',
  },
  decisions: {
    move: {
      title: 'Votre phase de déplacement',
      text: 'Le {player} peut déplacer des cartes, une action après l’autre.',
    },
    activate: {
      title: 'Votre phase d’activation',
      text: 'Le {player} peut activer de la Force, toute ou en partie, ou agir autrement.',
    },
    control: {
      title: 'Votre phase de contrôle',
      text: 'Le {player} peut engager des drains de Force, l’un après l’autre, ou agir autrement.',
    },
    deploy: {
      title: 'Votre phase de déploiement',
      text: 'Le {player} peut déployer des cartes de sa main, changer des cartes de place, ou agir autrement.',
    },
    battle: { title: 'Votre phase de bataille', text: 'Le {player} peut agir durant la phase de bataille.' },
    draw: {
      title: 'Votre phase de pioche',
      text: 'Le {player} peut piocher des cartes de sa pile de Force, ou agir autrement.',
    },
    'start of turn': { title: 'Début de votre tour', text: 'Le {player} peut agir au début du tour.' },
    'end of turn': { title: 'Fin de votre tour', text: 'Le {player} peut agir à la fin du tour.' },
  },
  passing: {
    'respond/start of turn': 'le tour commence',
    'respond/end of turn': 'le tour finit',
  },
  events: {
    'start of turn': 'début du tour',
    'end of turn': 'fin du tour',
  },
}
