import type { reasons as en } from '../en/reasons.ts'
import { deployReasons } from './deploy-reasons.ts'
import { forceReasons } from './force-words.ts'
import { movementReasons } from './movement-reasons.ts'
import { stackReasons } from './stack-rules.ts'
import { timingReasons } from './timing-rules.ts'

/** Pourquoi une chose n'est pas permise, à propos des cartes mêmes. Voir l'anglais pour la façon d'écrire. */
export const reasons = {
  ...deployReasons,
  ...forceReasons,
  ...movementReasons,
  ...stackReasons,
  ...timingReasons,

  // Ce que plusieurs règles disent pareillement.
  '*/force': 'Cela coûte {need} Force ; vous en avez {have}.',
  '*/turn': 'Ce n’est pas votre tour : cela se fait durant un de vos tours.',
  '*/phase': 'C’est la {phase} du {turn}, et cela se fait à un autre moment.',
  '*/not yours': '{ship} n’est pas à vous.',
  '*/kind': 'Une {slot} n’est pas faite pour {card}.',
  '*/no such slot': '{ship} n’a pas de {slot}.',
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
  'PLAY-006/inactive': 'Pour le moment, {card} ne peut pas agir : captif, disparu ou mis de côté.',

  // Paquets et localisations de départ.
  'KRN-006/size': 'Un paquet compte {need} cartes ; celui du {side} en a {count}.',
  'TRN-003/not in deck':
    '« {title} » doit être la localisation de départ du {side} et n’est pas dans son paquet.',
  'TRN-003/no location': '« {title} » n’est pas une localisation : le {side} ne peut pas commencer avec.',
  'TRN-004/several': 'Le paquet du {side} a {count} objectifs ; un seul est permis.',
  'TRN-005': 'Le {side} a un objectif, « {title} », et donc pas de localisation de départ.',
  'TRN-038/trench':
    '« {title} » demande une autre carte sur la table : le {side} ne peut pas commencer avec.',
  'TRN-038/ship site':
    '« {title} » appartient à un vaisseau ou véhicule qui peut exister plusieurs fois : le {side} ne peut pas commencer avec.',
  'TRN-038/generic':
    '« {title} » n’appartient à aucune planète précise : le {side} ne peut pas commencer avec.',
  'DECK-001': 'Il n’y a pas de carte « {title} » (paquet du {side}).',
  'DECK-002/other side':
    '« {title} » est une carte de l’autre côté et n’a pas sa place dans un paquet du {side}.',
  'DECK-002/other deck': 'C’est un paquet du {side} ; il en faut un du {player}.',
  'DECK-003/count': 'Ligne {number} : {count} exemplaires, c’est impossible ; un paquet compte {max} cartes.',
  'DECK-003/side': 'Ligne {number} : « {title} » n’est ni Light ni Dark.',
  'DECK-003/unknown': 'Ligne {number} : il n’y a pas de carte « {title} ».',
  'DECK-003/other side': 'Ligne {number} : « {title} » n’est pas une carte du {side}.',
  'DECK-004': 'Les objectifs ne sont pas encore joués, et le paquet du {side} en a un : « {title} ».',
  'KRN-101':
    '{card} ne peut pas commencer cela maintenant : une autre action est en cours, et on ne peut qu’y répondre.',

  // Interruptions et textes que l'on utilise.
  'DRW-014': 'Vous avez déjà joué {card} ce tour-ci, et cette carte est unique.',
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
  'KRN-172': 'Le texte de {card} a déjà servi à cette occasion.',

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

  // Batailles.
  'BAT-003': 'Le {by} n’a pas de présence à {at} : il ne peut pas y avoir de bataille.',
  'BAT-009': 'Il y a déjà eu une bataille à {at} ce tour-ci, et il n’y en a qu’une par tour.',
  'BAT-010':
    'Ce que le {by} a à {at} a déjà livré bataille ce tour-ci ou ne le peut pas, et ne donne pas de présence pour une autre.',
  'BAT-017': 'Une bataille s’engage à une localisation sur la table, et {at} n’en est pas une.',

  // Où les cartes peuvent être.
  'KRN-234':
    'À moins d’être à bord de quelque chose, {card} ne peut être qu’à un site, et {to} n’en est pas un.',
  'KRN-235': '{card} ne peut être à {to} qu’à bord d’un vaisseau spatial.',
  'KRN-236':
    '{card} est un véhicule, et {to} n’en admet pas. Les véhicules vont aux sites extérieurs et, s’ils volent, aux secteurs nuageux.',
  'KRN-237': 'Le texte de {card} ne lui permet pas d’être à {to}.',
  'KRN-238':
    '{card} est un vaisseau capital : sa place est aux systèmes planétaires et aux secteurs d’astéroïdes, non à {to}.',
  'KRN-239':
    '{card} peut être aux systèmes planétaires, aux secteurs et aux sites extérieurs ; {to} est un site intérieur.',
  'MOV-007': '{card} est une créature et ne peut jamais être à un secteur comme {to}.',
  'MOV-007/trench': 'On n’atterrit pas à {to} et on n’en décolle pas : seul un Attack Run y mène.',
} as const satisfies Record<keyof typeof en, string>
