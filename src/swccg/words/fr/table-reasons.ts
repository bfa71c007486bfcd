/** Pourquoi pas : ce que plusieurs règles disent pareillement, et ce qui vaut pour la table même. Voir l'anglais. */
export const tableReasons = {
  // Ce que plusieurs règles disent pareillement.
  '*/force': 'Cela coûte {need} Force ; vous en avez {have}.',
  '*/turn': 'Ce n’est pas votre tour : cela se fait durant un de vos tours.',
  '*/phase': 'C’est la {phase} du {turn}, et cela se fait à un autre moment.',
  '*/not yours': '{ship} n’est pas à vous.',
  '*/no slot for it': '{ship} n’a aucune place d’un genre que {card} puisse prendre.',
  '*/slot of a class':
    'Les places de {ship} sont réservées à certaines classes, et {card} n’est d’aucune d’elles.',
  '*/slot taken': '{ship} n’a plus de {slot} libre pour {card}.',
  '*/slots taken': '{ship} n’a plus de place pour {card} : toutes celles qui conviendraient sont prises.',
  '*/no such slot': '{ship} n’a aucune {slot}.',
  '*/slots for some': '{ship} n’a pas assez de place pour {cards} à la fois.',
  '*/kind': 'Une {slot} de {ship} n’est pas faite pour {card}.',
  '*/leave': 'Le texte de {by} ne permet pas à {card} de quitter {from}.',
  '*/no run': 'Il n’y a pas d’Attack Run à {to}.',
  '*/system': '{card} n’est pas au système planétaire Death Star, d’où l’on va à {to}.',
  '*/starfighter': 'Seuls des chasseurs stellaires entrent à {to}, et {card} n’en est pas un.',
  '*/TIE': 'Seuls des TIE poursuivent l’ennemi à {to}, et {card} n’en est pas un.',
  '*/nobody': 'Aucun vaisseau spatial du côté lumineux n’est à {to} pour y être poursuivi.',
  '*/too many': 'La Trench n’admet pas plus de {count} de vos vaisseaux spatiaux.',
  '*/bomber': 'Seuls des bombardiers font un Bombing Run, et {card} n’en est pas un.',
  '*/control': 'Vous ne contrôlez pas le système planétaire d’où {card} ferait son Bombing Run.',
  '*/no escort': '{card} n’a pas d’escorte.',
  '*/elsewhere':
    '{card} n’a de place à bord d’aucun des vaisseaux spatiaux amarrés et ne peut donc pas passer à {ship}.',
  '*/start': 'Aucun endroit sur la table n’est de ceux où {card} pourrait aller en s’éloignant de {at}.',
  '*/unrelated': 'Le système planétaire et le site de ce Bombing Run ne sont pas associés.',
  '*/interior': 'Un Bombing Run va à un site extérieur, et celui-ci est intérieur.',

  // Jouer, tout simplement.
  'DEP-241': '{by}, un autre exemplaire de {card}, est à {to}.',
  'DEP-196': '{by}, un autre agent du même titre, se trouve à {to} : {card} n’y va pas.',
  'PLAY-001': 'La partie est finie : il n’y a plus rien à décider.',
  'PLAY-002': 'Ce n’est pas à vous d’agir[ ; c’est au {by} de décider].',
  'PLAY-003': 'Il faut répondre à ceci ; on ne peut pas passer.',
  'PLAY-004': 'Ce n’est pas une réponse à ce qui est demandé : {kind}.',
  'PLAY-005': 'Choisissez au moins {min} et au plus {max}.',
  'PLAY-007': '{card} ne peut pas y aller : ce n’est pas un lieu de cette table.',
  'PLAY-007/itself': '{card} ne peut pas être à l’intérieur d’elle-même.',
  'PLAY-006': '{card} n’est pas sur la table.',
  'PLAY-006/no text': '{card} n’a pas de texte qui puisse servir ainsi.',
  'PLAY-006/not in hand': '{card} n’est pas dans votre main.',
  'PLAY-006/not yours': '{card} n’est pas à vous : vous ne pouvez pas utiliser son texte.',
  'KRN-101':
    '{card} ne peut pas commencer cela maintenant : une autre action est en cours, et on ne peut qu’y répondre.',
  'KRN-101/busy': 'Une autre action est en cours, et on ne peut qu’y répondre.',
  'BAT-039': 'Ce segment de la bataille ne le permet pas ; le segment des armes le permet.',
  'BAT-074': 'Au segment de puissance, on ne fait que ce qui le dit, ou ce qui modifie l’attrition.',
  'BAT-090':
    'Au segment des dommages, on ne fait que comptabiliser des cartes en valeur de perte, perdre de la Force, ou ce qui concerne l’attrition ou les dommages de bataille.',
  'TRN-070': 'Au début d’un tour, seules des actions de début de tour peuvent commencer.',
  'DRW-025': 'À la fin d’un tour, seules des actions de fin de tour peuvent commencer.',
  'DRW-017':
    'Les deux piles de cartes utilisées ont été remises en circulation : on ne pioche plus ce tour-ci.',
  'PLAY-006/inactive': 'Pour le moment, {card} ne peut pas agir : captif, disparu ou mis de côté.',

  // Relocaliser et s'éloigner.
  'KRN-101/not chosen': '{card} n’est pas parmi ce qui s’éloigne maintenant[ à cause de {by}].',
  'KRN-101/together': 'Ce qui s’éloigne part carte par carte ; {card} ne part pas avec d’autres.',
  'MOV-102': 'Ce serait le déplacement normal de {card}, déjà fait ce tour-ci.',
  'MOV-136/no text': '{card} n’est relocalisé que par un texte qui le dit.',
  'MOV-137': '{card} ne peut pas se déplacer, ni donc être relocalisé à une autre localisation.',
  'MOV-138/same location': 'Ce que vise {card} est déjà à {to}.',
  'MOV-142/phase': 'Le texte de {card} ne s’utilise que durant votre {phase}.',
  'MOV-143':
    '{card} ne sert pas de réponse : il faut un moment où l’on pourrait initier une action de premier niveau.',
  'MOV-144': 'Rien n’est relocalisé à {to}.',
  'MOV-163':
    'Aucune localisation sur la table n’est du genre de celles où l’on pourrait aller en s’éloignant de {at}.',
  'MOV-165': '{card} doit s’éloigner vers {to}, le site qui a été visé.',
  'MOV-166': '{card} ne peut pas se déplacer, et reste donc sur place au moment de s’éloigner.',
  'MOV-169/not chosen': '{card} n’est pas parmi ce qui s’éloigne maintenant[ à cause de {by}].',
  'MOV-169/together': 'Ce qui s’éloigne part carte par carte ; {card} ne part pas avec d’autres.',
  'MOV-170': 'Ainsi, {card} ne parvient pas à s’éloigner vers là.',
  'MOV-177': 'Puisque le déplacement échoue, {card} reste à bord[ de {ship}].',
  'MOV-178': '{card} a été emporté[ par {ship}] et ne s’éloigne plus de soi-même.',
  'MOV-182': '{card} n’atterrit ni ne décolle pour s’éloigner ; un vaisseau spatial atterri reste.',
  'MOV-183': '{card} n’a pas de vitesse terrestre : {by} ne peut pas être initié.',
  'MOV-186': '{card} se déplace seulement comme un personnage, et {by} vise de vrais personnages.',
  'MOV-303': '{card} a fait son déplacement normal ce tour-ci et ne s’éloigne donc pas.',
  '*/way': '{card} ne s’éloigne pas ainsi : {using}.',
  '*/place': '{card} ne peut pas, de là, s’éloigner vers {to}.',

  // Où les cartes peuvent être.
  'KRN-232': '{card} ne se déplace jamais à {to}.',
  'KRN-233':
    'Le texte de jeu de {card} n’agit pas en ce moment ; ce qu’elle ne fait jamais, elle ne le fait pas pour autant.',
  'KRN-240': '{to} est un holosite : {card} ne peut pas s’y trouver.',
  'KRN-234':
    'À moins d’être à bord de quelque chose, {card} ne peut être qu’à un site, et {to} n’en est pas un.',
  'KRN-235': '{card} ne peut être à {to} qu’à bord d’un vaisseau spatial.',
  'KRN-236':
    '{card} est un véhicule, et {to} n’en admet pas. Les véhicules vont aux sites extérieurs et, s’ils volent, aux secteurs nuageux.',
  'KRN-237/aboard':
    'Le texte de {card} dit les seuls lieux où cette carte existe, et à bord de {ship} n’en est pas un.',
  'KRN-237': 'Le texte de {card} ne lui permet pas d’être à {to}.',
  'KRN-238':
    '{card} est un vaisseau capital : sa place est aux systèmes planétaires et aux secteurs d’astéroïdes, non à {to}.',
  'KRN-239':
    '{card} peut être aux systèmes planétaires, aux secteurs et aux sites extérieurs ; {to} est un site intérieur.',
  'MOV-007': '{card} est une créature et ne peut jamais être à un secteur comme {to}.',
  'MOV-007/habitat': '{to} n’est pas dans l’habitat de {card}, qui ne peut être nulle part ailleurs.',
  'ATK-100': '{to} n’est pas dans l’habitat de {card}, qui ne le quitte jamais.',
  'MOV-007/trench': 'On n’atterrit pas à {to} et on n’en décolle pas : seul un Attack Run y mène.',
}
