import type { initiating as en } from './initiating.en.ts'

export const initiating: typeof en = {
  rules: {
    'DEP-239':
      'Une Interruption unique des deux côtés. D’une Interruption unique que les deux côtés possèdent, un seul exemplaire se joue par tour, quel que soit le joueur.',
    'DRW-014':
      'Interruption unique, une fois par tour. Vous ne jouez une Interruption unique qu’une fois par tour. Un second exemplaire attend un autre tour.',
    'KRN-010':
      'Ce qui va aux cartes utilisées. Outre la Force que vous utilisez, votre pile de cartes utilisées reçoit les cartes qu’une règle ou un texte y envoie, comme une Interruption qui a servi.',
    'KRN-030':
      'Utiliser 0 Force. Une pile de Force vide n’empêche personne d’utiliser 0 Force ou toute sa pile de Force.',
    'KRN-054':
      'Ce qui part emporte sa charge. Quand une carte quitte la table, tout ce qui est à son bord, sur elle ou porté par elle va à la pile de cartes perdues de son propriétaire, sauf indication contraire.',
    'KRN-055':
      'Tout à la fois. Une carte et tout ce qui est perdu avec elle partent au même instant. Nul ne peut agir entre-temps.',
    'KRN-105':
      'Une réponse va avec l’événement. Une réponse porte sur ce qui vient d’arriver, et doit y être liée.',
    'KRN-106':
      'L’adversaire répond d’abord. Quand un joueur a agi, son adversaire peut répondre le premier. Ensuite, c’est chacun son tour.',
    'KRN-107':
      'Actions « juste ». Une réponse facultative est une action « juste », que son texte contienne ce mot ou non.',
    'KRN-123':
      'Tout ou rien. Vous ne pouvez initier une action que si toutes ses conditions sont remplies, toutes ses cibles présentes et tous ses coûts payables.',
    'KRN-127':
      'Répondre à ce qui est dit. Une réponse ne vaut que pour l’événement qu’elle nomme, et tant que celui-ci est en cours.',
    'KRN-129':
      'Il faut chaque cible. Si une action demande une cible, il en faut une qui convienne et que vous puissiez nommer. Sinon, l’action ne peut pas être initiée.',
    'KRN-132':
      'Les coûts se paient en entier. Vous payez tous les coûts d’une action en l’initiant, que les règles ou un texte de jeu les nomment.',
    'KRN-133':
      'Ce qu’un coût peut être. Un coût peut être de la Force à utiliser ou à perdre, une carte ou une action à sacrifier, ou un nombre que fixe un tirage de destinée.',
    'KRN-136':
      'Reprise en main. Prendre en main une carte de destin pour tirer de nouveau fait partie du résultat et n’est pas un coût.',
    'KRN-142':
      'Trop tard pour y répondre. Dès qu’une action commence à avoir son résultat, on peut répondre à ce qui s’y passe, mais non plus à l’action elle-même.',
    'KRN-171':
      'Retour à l’action du dessous. Quand une réponse est finie, l’action qui est dessous redevient l’action en cours, et les réponses à celle-ci reprennent.',
    'KRN-177':
      'Après une réponse. Quand une réponse est finie, c’est d’abord à l’adversaire de celui qui l’a faite de répondre à l’action du dessous.',
    'KRN-201':
      'Rien à annuler. On ne peut ni annuler ni perdre ce qui n’existe pas ou ne peut pas être annulé.',
    'KRN-214': 'Annulée : pas de résultat. Une action annulée pendant qu’on y répond n’a pas de résultat.',
    'KRN-215': 'Annulée, mais payée. Ce qui a été payé pour une action annulée reste payé.',
    'KRN-216':
      'Annulée, mais utilisée. Si une action n’est permise qu’une fois par tour, ou chose semblable, elle a eu lieu même annulée.',
    'KRN-217':
      'Où va une carte annulée. Une carte annulée va à la pile de cartes perdues de son propriétaire, sauf si elle est envoyée ailleurs.',
    'KRN-257':
      'Un texte vise les cartes actives. Un texte qui ne dit rien de l’état d’une carte ne vise que des cartes actives.',
    'KRN-258':
      'Une carte inactive ne fait rien. Une carte inactive, disparue ou captive par exemple, est d’une certaine façon sur la table, mais elle ne fait rien.',
    'KRN-279':
      'Hors jeu. Une carte hors jeu n’est pas sur la table et ne fait rien, sauf si un texte parle de telles cartes.',
    'TRM-426':
      'Les Interruptions se jouent. Les Interruptions ne se déploient pas, elles se jouent. Tant que l’une d’elles s’accomplit, elle n’est pas sur la table.',
    'TRM-427':
      'Une fonction à la fois. Si une Interruption peut faire plusieurs choses, vous dites laquelle en la jouant.',
    'TRM-428':
      'Après une Interruption perdue. Une fois accomplie, une Interruption jouée comme perdue va à votre pile de cartes perdues.',
    'TRM-429':
      'Après une Interruption utilisée. Une fois accomplie, une Interruption jouée comme utilisée va à votre pile de cartes utilisées, ou à votre pile de cartes perdues si elle a été annulée.',
    'TRM-454':
      'Vaisseau atterri : le texte. Sur un vaisseau spatial atterri, ne tenez compte que du texte de jeu sur le déploiement, les capacités, le mouvement et le décollage, ainsi que sur l’identité et l’aptitude de ses pilotes permanents et astromécanos.',
    'TRM-457':
      'Perdu avec le vaisseau. Si votre vaisseau spatial ou véhicule quitte la table, tout ce qui est à son bord est perdu. Seuls les cavaliers d’un véhicule créature peuvent descendre à temps.',
    'CTL-042':
      'Là où elle est présente. Une carte qui agit « là où elle est présente » doit être présente à la localisation même. Ce sur quoi elle agit n’a besoin que d’être à cette localisation.',
    'KRN-222':
      'Un texte annulé ne fait rien. Un texte de jeu annulé ne permet et ne déclenche rien, et aucun de ses modificateurs ne s’applique.',
    'KRN-118':
      'Les deux joueurs. Si une action obligatoire fait faire quelque chose aux deux joueurs, celui dont c’est le tour dit quand, et qui passe d’abord.',
    'TRN-046':
      'Rien d’un tour avant le premier. Ce qui se fait durant un tour, par exemple une fois par tour, ne peut pas se faire avant le début du premier tour.',
    'TRN-047':
      'Pas d’actions avant le premier tour. On ne peut pas commencer d’action, comme jouer une Interruption utilisée, pendant que la partie se met en place.',
  },
  reasons: {
    'KRN-127/nothing to answer': '{card} répond à ce qui vient de se passer, et ce n’est pas cela.',
    'KRN-127/nothing to cancel': '{card} n’annule rien de ce qui est en train d’être joué ou déployé.',
    'KRN-129/too few': 'Il faut une cible à {card}.',
    'KRN-129/place': '{to} n’est pas un lieu comme en nomme {card}.',
    'KRN-129/at': '{card} n’est pas là où le texte de {by} le demande.',
    'KRN-129/present': '{card} n’est pas présent là, comme le demande le texte de {by}.',
    'TRM-454': '{card} est atterri : cette partie de son texte de jeu ne fait rien pour l’instant.',
    'KRN-123/battle': '{card} ne sert pas durant une bataille.',
    'KRN-123/initiator': '{card} demande que l’autre joueur ait engagé la bataille.',
    'KRN-123/elsewhere': '{card} ne vaut pas pour une bataille à {at}.',
    'TRM-426/deployed': '{card} est une Interruption : elle se joue et ne se déploie pas.',
    'KRN-127/no drain':
      '{card} répond à un drain de Force que l’adversaire vient d’engager, et il n’y en a pas.',
    'KRN-107':
      '{card} dit ce qui peut être fait une fois que cela s’est produit : l’adversaire passe d’abord.',
    'KRN-129/no pile': '{card} a besoin qu’on nomme un paquet ou une pile.',
    'KRN-129/none in hand': 'Vous n’avez en main aucune carte que {card} puisse prendre.',
    'KRN-129/not missing': '{card} n’est pas porté disparu.',
    'KRN-129/power': '{card} n’a pas la puissance que demande le texte de {by}.',
    'KRN-132/loss': 'Cela coûte la perte de {need} Force ; vous en avez {have} à perdre.',
    'DRW-014': 'Vous avez déjà joué {card} ce tour-ci, et cette carte est unique.',
    'DEP-239': 'Votre adversaire a déjà joué {card} ce tour-ci, et elle est unique.',
    'TRM-426': '{card} n’est pas une Interruption et ne se joue donc pas.',
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
    'KRN-258': '{card} est inactif et ne fait rien.',
    'KRN-279': '{card} est hors jeu.',
    'KRN-222': 'Le texte de jeu de {card} est annulé par {by}.',
    'CTL-042': '{by} y est présent ; il suffit que {card} soit à cette localisation pour perdre son texte.',
    'KRN-118': '{card} fait faire quelque chose aux deux joueurs : c’est le {by} qui dit quand.',
    'TRN-046': 'Aucun tour n’a commencé, et cela se fait durant un tour.',
    'TRN-047': 'La partie se met encore en place : aucune action ne peut commencer avant le premier tour.',
  },
  deeds: {
    play: 'jouer',
    'play/offer': 'Jouer {card}[ sur {cards}][, vers {to}][ ({pile} du {owner})]{cost}',
    use: 'utiliser',
    'use/offer': 'Utiliser {card}[ sur {cards}][, vers {to}][ ({pile} du {owner})]{cost}',
  },
}
