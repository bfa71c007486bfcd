import type { initiation as en } from './initiation.en.ts'

export const initiation: typeof en = {
  rules: {
    'KRN-105':
      'Une réponse va avec l’événement. Une réponse porte sur ce qui vient d’arriver, et doit y être liée.',
    'KRN-123':
      'Tout ou rien. Vous ne pouvez initier une action que si toutes ses conditions sont remplies, toutes ses cibles présentes et tous ses coûts payables.',
    'KRN-127':
      'Répondre à ce qui est dit. Une réponse ne vaut que pour l’événement qu’elle nomme, et tant que celui-ci est en cours.',
    'KRN-129':
      'Il faut chaque cible. Si une action demande une cible, il en faut une qui convienne et que vous puissiez nommer. Sinon, l’action ne peut pas être initiée.',
    'KRN-132':
      'Les coûts se paient en entier. Vous payez tous les coûts d’une action en l’initiant, que les règles ou un texte de jeu les nomment.',
    'KRN-142':
      'Trop tard pour y répondre. Dès qu’une action commence à avoir son résultat, on peut répondre à ce qui s’y passe, mais non plus à l’action elle-même.',
    'KRN-201':
      'Rien à annuler. On ne peut ni annuler ni perdre ce qui n’existe pas ou ne peut pas être annulé.',
    'KRN-257':
      'Un texte vise les cartes actives. Un texte qui ne dit rien de l’état d’une carte ne vise que des cartes actives.',
    'KRN-279':
      'Hors jeu. Une carte hors jeu n’est pas sur la table et ne fait rien, sauf si un texte parle de telles cartes.',
    'KRN-125':
      'Conditions. Tout ce que demandent les règles et le texte doit être rempli quand une action est engagée.',
    'TRM-426':
      'Les Interruptions se jouent. Les Interruptions ne se déploient pas, elles se jouent. Tant que l’une d’elles s’accomplit, elle n’est pas sur la table.',
    'KRN-117': 'Une fois. Une action obligatoire se fait une fois dans son temps, et pas davantage.',
  },
  reasons: {
    'KRN-127/nothing to answer': '{card} répond à ce qui vient de se passer, et ce n’est pas cela.',
    'KRN-127/nothing to cancel': '{card} n’annule rien de ce qui est en train d’être joué ou déployé.',
    'KRN-129/too few': 'Il faut une cible à {card}.',
    'KRN-129/place': '{to} n’est pas un lieu comme en nomme {card}.',
    'KRN-129/at': '{card} n’est pas là où le texte de {by} le demande.',
    'KRN-129/present': '{card} n’est pas présent là, comme le demande le texte de {by}.',
    'KRN-123/battle': '{card} ne sert pas durant une bataille.',
    'KRN-123/initiator': '{card} demande que l’autre joueur ait engagé la bataille.',
    'KRN-123/elsewhere': '{card} ne vaut pas pour une bataille à {at}.',
    'KRN-127/no drain':
      '{card} répond à un drain de Force que l’adversaire vient d’engager, et il n’y en a pas.',
    'KRN-129/no pile': '{card} a besoin qu’on nomme un paquet ou une pile.',
    'KRN-129/none in hand': 'Vous n’avez en main aucune carte que {card} puisse prendre.',
    'KRN-129/not missing': '{card} n’est pas porté disparu.',
    'KRN-129/power': '{card} n’a pas la puissance que demande le texte de {by}.',
    'KRN-132/loss': 'Cela coûte la perte de {need} Force ; vous en avez {have} à perdre.',
    'KRN-123/not in force': 'Le texte de {card} ne vaut pas en ce moment.',
    'KRN-123/phase': 'Le texte de {card} ne s’utilise que durant votre {phase}.',
    'KRN-127/battle': '{card} sert quand une bataille vient d’être engagée, et ce n’est pas le cas.',
    'KRN-127/by opponent': '{card} répond aux batailles que l’adversaire engage ; celle-ci est de vous.',
    'KRN-127/condition': 'Ce que demande le texte de {card} n’est pas le cas à {at}.',
    'KRN-127/elsewhere':
      'La bataille est à {at}, et le texte de {card} ne parle pas de batailles à cet endroit.',
    'KRN-127/no Interrupt':
      '{card} répond à une Interruption que l’adversaire vient de jouer, et il n’y en a pas.',
    'KRN-127/no hyperspace move':
      '{card} répond à un vaisseau spatial de l’adversaire qui part par hypervitesse, et il n’y en a pas.',
    'KRN-127/not present': '{card} n’est pas présent à {at}, où est la bataille.',
    'KRN-127/weapons segment': '{card} sert juste après le segment des armes d’une bataille.',
    'KRN-129/apart': 'Les cartes que vise {card} doivent être à une même localisation.',
    'KRN-129/from': '{card} n’est pas là où le texte de {by} prend des cartes.',
    'KRN-129/no destination': 'Il faut à {card} une localisation où aller.',
    'KRN-129/no move': 'Aucune des cartes que vise {card} n’a de déplacement permis pour s’éloigner.',
    'KRN-129/nobody': '{card} ne vise aucune carte.',
    'KRN-129/not adjacent': '{to} n’est pas un site adjacent, et {card} mène à un tel site.',
    'KRN-129/presence': 'Votre adversaire a une présence à {to} : {card} ne peut pas y mener.',
    'KRN-129/to': 'Le texte de {card} ne mène pas à {to}.',
    'KRN-129/too many': '{card} ne vise pas plus de {count} {count|carte|cartes}.',
    'KRN-129/who': '{card} n’est pas de ce que vise le texte de {by}.',
    'KRN-105': '{card} n’a pas de rapport avec ce qui vient d’arriver.',
    'KRN-142': 'Le drain a déjà commencé à avoir son résultat ; {card} vient trop tard.',
    'KRN-142/result': 'Ce à quoi {card} pourrait répondre a commencé à avoir son résultat.',
    'KRN-201': 'Il n’y a rien que {card} puisse annuler.',
    'KRN-257': '{card} est inactif, et le texte de {by} vise des cartes actives.',
    'KRN-279': '{card} est hors jeu.',
    'KRN-125/condition': 'Ce que demande le texte de {card} n’est pas rempli.',
    'KRN-125': 'Ce que demande le texte de {card} n’est pas le cas.',
    'KRN-125/not there': '{card} n’est pas là où {by} prend des cartes.',
    'KRN-125/not meant': '{card} n’est pas une carte que {by} demande.',
    'KRN-125/elsewhere': '{by} ne déploie pas {card} à cet endroit.',
    'TRM-426/deployed': '{card} est une Interruption : elle se joue et ne se déploie pas.',
    'TRM-426': '{card} n’est pas une Interruption et ne se joue donc pas.',
    'KRN-117': '{card} a déjà fait ce qu’elle doit faire dans cette phase.',
  },
}
