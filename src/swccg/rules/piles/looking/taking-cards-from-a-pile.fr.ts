export const takingCardsFromAPile: typeof import('./taking-cards-from-a-pile.en.ts').takingCardsFromAPile = {
  rules: {
    'KRN-077': 'Montrez ce que vous prenez. Si un texte limite ce que vous pouvez prendre d’un paquet ou d’une pile, vous montrez à l’adversaire ce que vous avez pris.',
    'KRN-078': 'N’importe quelle carte. Si vous pouvez prendre n’importe quelle carte, vous n’avez pas à la montrer, sauf si elle était face visible.',
    'KRN-079': 'Regarder d’abord, choisir ensuite. Vous annoncez seulement la carte qui cherche, ou sa fonction. Vous regardez dans le paquet ou la pile, et vous choisissez alors.',
    'KRN-080': 'Ce qu’on trouve se prend. Une fois la recherche engagée, vous devez prendre une carte qui convient, s’il y en a une.',
    'KRN-081': 'Vérification. Si une recherche ne trouve rien qui convienne, l’adversaire peut regarder lui-même dans le même paquet ou la même pile, avant tout mélange.',
    'KRN-083': 'Pas de second essai. Après une recherche manquée et vérifiée, vous ne pouvez plus utiliser cette fonction ce tour-ci sur le même paquet ou la même pile, même avec un autre exemplaire.',
    'KRN-084': 'Remis tel quel. Après une recherche, le paquet ou la pile est remis sans être mélangé, sauf si le texte le demande.',
    'KRN-154': 'Immunisée où qu’elle soit. Une carte immunisée contre une autre l’est aussi en main, dans une réserve ou une pile : cette autre carte ne peut pas la chercher.',
    'KRN-273': 'Elle peut être prise. Une carte en main, dans un paquet ou une pile peut dire qu’une certaine carte peut la prendre. Cela vaut là où celle-ci cherche.',
    'KRN-318': 'Jusqu’à. « Jusqu’à » un nombre veut dire au moins un, sauf si le nombre est 0.',
    'KRN-319': 'Jusqu’à ce qu’il y a. De « jusqu’à » un nombre, on ne peut choisir plus que ce que le paquet ou la pile contient.',
    'TRM-398': 'La carte ne cherche plus. Après une recherche manquée et vérifiée, la carte, et toute autre du même titre, ne peut plus chercher ce tour-ci dans le même paquet ou la même pile.',
    'KRN-052': 'Jusqu’à tant. Qui récupère jusqu’à tant de certaines cartes regarde d’abord sa pile de cartes perdues, puis en prend au moins une.',
  },
  reasons: {
    'KRN-154': '{card} est immunisée contre {by}, qui ne peut pas la chercher.',
    'KRN-080': 'Ce qui a été trouvé doit être pris : {min}.',
    'KRN-083': 'Cette recherche de {card} dans {pile} a échoué ce tour-ci ; on ne la tente pas de nouveau.',
    'KRN-318': 'C’est au moins {min} : n’en prendre aucune n’est pas un choix.',
    'KRN-319': 'Il n’y en a pas plus de {max} à choisir.',
    'TRM-398': '{card} a cherché en vain dans {pile} ce tour-ci et ne peut plus y chercher.',
    'KRN-052': 'De ce qui a été trouvé, prenez au moins {min} et au plus {max}.',
  },
  log: {
    'nothing found': 'Ce qu’on cherche n’est pas dans {pile} du {owner}.',
    'retrieves these': 'Le {player} récupère {titles}, {goal}.',
    searches: 'Le {player} cherche dans {pile} du {owner}.',
    takes: 'Le {player} prend {titles} dans {pile} du {owner}, {goal}.',
    'takes unseen': 'Le {player} prend {count} {count|carte|cartes} dans {pile} du {owner}, {goal}.',
  },
  decisions: {
    search: {
      title: 'Chercher',
      text: 'Le {player} regarde dans {pile} du {owner} et prend ce que cherche {card}, jusqu’à {count}.',
    },
    'search in vain': {
      title: 'Rien trouvé',
      text: 'Le {player} regarde dans {pile} du {owner} : ce que cherche {card} n’y est pas.',
    },
    'search all': {
      title: 'Chercher',
      text: 'Le {player} regarde dans {pile} du {owner}. Tout ce que cherche {card} en a été retiré.',
    },
  },
  passing: {
    'search in vain': 'Continuez quand vous les avez regardées.',
    'search all': 'Continuez quand vous les avez regardées.',
  },
}
