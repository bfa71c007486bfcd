import type { valuesAndNumbers as en } from './values-and-numbers.en.ts'

export const valuesAndNumbers: typeof en = {
  rules: {
    'KRN-208':
      'Ce qu’on gagne n’est pas visé. Ce qu’une action donne à une carte n’est pas une cible de cette action : la carte n’a pas à l’avoir avant.',
    'KRN-211':
      'Ce qui existe est modifié. Un modificateur qui s’applique de lui-même change ceux de ses nombres qui existent. Celui qui n’existe pas n’apparaît pas pour autant.',
    'KRN-212':
      'En vain, mais permis. Une valeur qui ne peut être modifiée peut être visée tout de même. Il n’en résulte rien.',
    'KRN-288':
      'Toutes les versions. Ce qui est dit de toutes les versions d’une carte, et non d’une seule sur la table, vaut pour chacune, où qu’elle soit.',
    'KRN-289':
      'Cet exemplaire. Ce qui est mis sur une carte en particulier change cet exemplaire et aucun autre.',
    'KRN-290':
      'Deux façons de changer un nombre. Un nombre imprimé peut être modifié ou fixé ; il n’y a pas d’autre façon de le changer.',
    'KRN-291':
      'Les modificateurs. Un modificateur ajoute, retire, multiplie ou divise. Fixer un nombre n’est pas le modifier.',
    'KRN-294':
      'Le premier venu s’applique d’abord. Les modificateurs s’appliquent dans l’ordre où ils ont pris effet.',
    'KRN-295':
      'Recalculé. Quand un modificateur prend fin, le nombre est recalculé depuis sa base avec ceux qui restent, dans leur ordre.',
    'KRN-298':
      'Non modifiable. Un nombre non modifiable n’est changé par aucun modificateur, quel qu’il soit.',
    'KRN-301':
      'Le même nombre. Fixer une valeur au nombre qu’elle a déjà, c’est aussi la fixer : plus rien ne la modifie.',
    'KRN-302':
      'Son propre nombre. Un nombre que le texte d’une carte définit est sa base, et peut être modifié.',
    'KRN-303':
      'Une valeur qui n’existait pas. Un texte qui donne à une carte une valeur qu’elle n’avait pas définit une valeur de base. Elle peut être modifiée.',
    'KRN-304':
      'Une valeur qui existait. Le même texte fixe la valeur d’une carte qui en a déjà une. Lequel des deux il fait dépend de l’ordre de jeu.',
    'KRN-306':
      'Augmenté. Un nombre est augmenté chaque fois qu’il est modifié ou fixé à un nombre plus grand.',
    'KRN-307': 'Réduit. Un nombre est réduit chaque fois qu’il est modifié ou fixé à un nombre plus petit.',
    'KRN-322':
      'Au-dessous de zéro en chemin. Seul le résultat final s’arrête à 0. En chemin, un nombre peut être au-dessous.',
    'KRN-330': 'Arrondir. On n’arrondit un nombre que si un texte le dit.',
    'KRN-369':
      'Défini par son texte. Un nombre défini par un texte de jeu est calculé chaque fois qu’on le demande, où que soit la carte.',
    'TRM-054':
      'Gelé : ni puissance ni aptitude. Ce qui demande la puissance, l’aptitude ou la vitesse terrestre d’un captif gelé trouve 0.',
  },
}
