import type { roomAboard as en } from './room-aboard.en.ts'

export const roomAboard: typeof en = {
  rules: {
    'BAT-168':
      'L’équipage inactif garde ses places. Les pilotes et les passagers inactifs occupent toujours leurs places.',
    'KRN-262':
      'Les cartes inactives prennent de la place. Une carte inactive à bord d’un vaisseau ou véhicule garde sa place.',
    'MOV-090':
      'Embarquer pendant le transport. Seul un véhicule de navette permet aux personnages d’embarquer ou de débarquer au cours du transport par navette. Sans lui, c’est impossible.',
    'MOV-112':
      'Ni monter ni descendre en route. Un personnage déplacé par Nabrun Leids, par un texte de localisation comme celui de Tatooine: Mos Eisley ou par navette sans véhicule de navette ne peut ni partir de l’intérieur d’un véhicule ni y arriver.',
    'TRM-465':
      'Un escadron en cargaison. Votre escadron occupe trois places prévues pour sa classe. Les places prévues pour des chasseurs stellaires en général ne l’accueillent pas.',
    'MOV-105':
      'Embarquer s’il reste de la place. Pour embarquer, une carte doit trouver sur celle où elle monte une place libre dans le groupe de capacité qui lui convient.',
    'MOV-153':
      'De la place pour deux. Si un personnage en porte un autre, ils ne peuvent monter à bord d’un véhicule ou d’un vaisseau spatial que si sa capacité suffit pour les deux.',
    'TRM-120':
      'Qui peut conduire. N’importe lequel de vos personnages peut conduire un véhicule de transport, sauf les droïdes. Parmi eux, seul un droïde de véhicule le peut.',
    'TRM-312':
      'Ce qu’est un pilote. Un pilote est un personnage doté de l’icône de pilote, ou un pilote permanent : l’icône de pilote sur un vaisseau spatial ou un véhicule. Les pilotes mènent vaisseaux spatiaux, véhicules de combat et véhicules de navette.',
    'TRM-018':
      'Places d’astromécano. Une place d’astromécano est une place de passager, mais où seul un droïde astromécano peut prendre place.',
    'MOV-111':
      'Embarquer est une action à part. Vous embarquez ou débarquez par une action distincte et non au cours d’un autre déplacement. Font exception les véhicules de navette et les personnages qui s’éloignent.',
  },
  reasons: {
    'MOV-090':
      '{card} ne peut pas débarquer[ de {ship}] durant un transport par navette ; il faudrait un véhicule de navette.',
    'MOV-112':
      '{card} doit d’abord débarquer[ de {ship}] : un tel déplacement ne part pas de l’intérieur d’une carte et n’y finit pas.',
    'KRN-262':
      '{cards} {cards|est inactif|sont inactifs}, mais {cards|occupe|occupent} toujours une place sur {ship}.',
    'BAT-168':
      '{cards} {cards|est exclu|sont exclus} de la bataille, mais {cards|garde|gardent} une place sur {ship}.',
    'TRM-465/slot of a class':
      '{card} est un escadron, et un escadron ne prend que de la capacité prévue pour sa classe.',
    'TRM-465/slot taken': '{card} est un escadron et prend trois places, plus qu’il n’en reste à {ship}.',
    '*/no slot for it': '{ship} n’a aucune place d’un genre que {card} puisse prendre.',
    '*/slot of a class':
      'Les places de {ship} sont réservées à certaines classes, et {card} n’est d’aucune d’elles.',
    '*/slots taken': '{ship} n’a plus de place pour {card} : toutes celles qui conviendraient sont prises.',
    '*/no such slot': '{ship} n’a aucune {slot}.',
    '*/kind': 'Une {slot} de {ship} n’est pas faite pour {card}.',
    '*/slot taken': '{ship} n’a plus de {slot} libre pour {card}.',
    '*/slots for some': '{ship} n’a pas assez de place pour {cards} à la fois.',
    'MOV-105/own text': 'Le texte de {card} ne lui permet pas d’être à bord de {ship}.',
    'MOV-153': '{card} porte quelqu’un, et {ship} n’a pas de place pour deux.',
    'TRM-120': '{card} ne peut pas conduire : un droïde ne conduit que s’il est un droïde véhicule.',
    'TRM-312': '{card} n’est pas pilote.',
    'TRM-018': 'Seul un droïde astromécano prend un emplacement d’astromécano.',
    'MOV-111': '{card} doit d’abord débarquer[ de {ship}], par une action distincte.',
    'MOV-111/onto': '{card} monte à bord[ de {ship}] en embarquant, par une action distincte.',
  },
}
