import type { ScenarioTexts } from './en.ts'

/** Ce que disent en français les deux résultats de chaque point où les deux éditions ont été comparées ; chaque pas se dit par ce qu’on y fait. */
const twoResults: Readonly<Record<string, readonly [title: string, ar: string, crd: string]>> = {
  'ED-10': [
    'Ce qui change l’hypervitesse, et une Death Star',
    'Un Effet retire 1 à l’hypervitesse. Aujourd’hui, il est dit qu’une Death Star n’est pas un vaisseau : elle avance encore d’un parsec.',
    'Un Effet retire 1 à l’hypervitesse. Les décisions de 2001 n’en disent rien, et une Death Star n’y est pas un vaisseau non plus.',
  ],
  'ED-13': [
    'Ce qui est dans la cargaison change de place',
    'Le véhicule prend la seule place pour tout chargement, et irait aussi dans celle des véhicules. Aujourd’hui, on peut le changer de place, gratuitement.',
    'Le véhicule prend la seule place pour tout chargement, et irait aussi dans celle des véhicules. En 2001, seul l’équipage change de place.',
  ],
  'ED-16': [
    'S’éloigner après le déplacement normal',
    'Le X-wing a fait son déplacement normal. Aujourd’hui, s’éloigner en est un : Hit And Run ne le sort pas de là.',
    'Le X-wing a fait son déplacement normal. En 2001, s’éloigner par Hit And Run n’en est pas un : il part.',
  ],
  'ED-18': [
    'Commencer à s’éloigner quand c’est sans espoir',
    '8 parsecs, c’est trop pour un Y-wing. Aujourd’hui, on peut tout de même jouer Hyper Escape, sans effet.',
    '8 parsecs, c’est trop pour un Y-wing. En 2001, on ne peut pas jouer Hyper Escape.',
  ],
  'ED-19': [
    'Le texte d’une localisation qui ne nomme aucun coût',
    'Back Door ne nomme aucun coût. Aujourd’hui, chaque carte qui se sert de son texte paie 1 Force.',
    'Back Door ne nomme aucun coût. En 2001, le coût est celui que dit la localisation : il n’y en a pas.',
  ],
  'ED-20': [
    'Une relocalisation qui ne nomme aucun coût',
    'Le côté obscur n’a pas de Force. Aujourd’hui, relocaliser ne coûte rien quand la carte ne nomme aucun coût.',
    'Le côté obscur n’a pas de Force. Les décisions de 2001 ne le disent pas ; une carte qui ne nomme aucun coût n’en demande pas non plus.',
  ],
  'ED-21': [
    'Ce qui se trouve entre le départ et l’arrivée',
    'Venir au Port coûte 1 Force de plus. Le traverser, non.',
    'Venir au Port coûte 1 Force de plus. Les décisions de 2001 ne parlent pas de le traverser, et n’y mettent pas de prix non plus.',
  ],
  'ED-22': [
    'Traverser un lieu où l’on ne peut arriver',
    'Aucun espion ne vient chez Ephant Mon : un déplacement qui commence par là est refusé, celui qui y arrive plus tard s’arrête avant.',
    'Les décisions de 2001 disent seulement qu’une carte est à chaque lieu qu’elle traverse ; ici non plus, on ne traverse pas ce où l’on ne peut entrer.',
  ],
  'ED-23': [
    'Suivre, et qui est hors d’atteinte',
    'Trois sites, c’est trop loin pour le Swoop, et il ne fait pas une partie du chemin.',
    'Les décisions de 2001 n’ont pas de règle pour suivre ; rien n’y contredit celle d’aujourd’hui.',
  ],
  'ED-25': [
    '« Si à portée »',
    'Un chasseur peut réagir « si à portée ». Aujourd’hui, ces mots n’ajoutent rien : il atterrit.',
    'Un chasseur peut réagir « si à portée ». En 2001, ces mots ne permettent que la vitesse terrestre et l’hypervitesse.',
  ],
  'ED-26': [
    'Le pilote est exclu de la bataille',
    'Le seul pilote du char est exclu. Aujourd’hui, il est inactif et le char n’a plus de pilote : seul le soldat d’à côté ajoute sa puissance.',
    'Le seul pilote du char est exclu. En 2001, cela n’ôte que ce qu’il ajoute lui-même ; le char reste piloté.',
  ],
  'ED-27': [
    'À bord de ce qui ne peut livrer bataille',
    'Le char ne peut livrer bataille. Aujourd’hui, son pilote n’apporte pas de présence non plus : personne n’engage de bataille.',
    'Le char ne peut livrer bataille. En 2001, cela ne dit rien de son pilote : il apporte sa présence, et la bataille peut s’engager.',
  ],
  'ED-28': [
    'Le texte qui lui permet de livrer bataille est annulé',
    'Un droïde peut engager une bataille grâce à son texte, que l’on annule. Aujourd’hui, il n’occupe plus le lieu, et la bataille finit.',
    'Un droïde peut engager une bataille grâce à son texte, que l’on annule. En 2001, il tient le lieu jusqu’à la fin de la bataille.',
  ],
  'ED-29': [
    'Plus de présence durant le segment de puissance',
    'Le côté obscur tire, et sa seule carte est perdue. Aujourd’hui, la bataille finit aussitôt, même durant le segment de puissance.',
    'Le côté obscur tire, et sa seule carte est perdue. Les décisions de 2001 ne connaissent une telle fin que par une carte ; le jeu finit cette bataille comme celle-là.',
  ],
  'ED-30': [
    'Changer l’attrition une fois connue',
    'La destinée était 1. Aujourd’hui, on peut alors changer l’attrition, durant le segment de puissance.',
    'La destinée était 1. En 2001, les actions se font durant le segment des armes : il est trop tard pour changer l’attrition.',
  ],
  'ED-31': [
    'Une seule de deux destinées de bataille',
    'Le côté lumineux peut en tirer deux. Aujourd’hui, c’est toutes ou aucune.',
    'Le côté lumineux peut en tirer deux. Les décisions de 2001 ne disent rien d’en tirer une seule : ici aussi, c’est toutes ou aucune.',
  ],
  'ED-32': [
    'Qui tire le premier',
    'Aujourd’hui, qui a engagé la bataille tire le premier. On l’engage durant son tour : c’est le côté lumineux.',
    'En 2001, celui dont c’est le tour tire le premier : le côté lumineux aussi. Aucune carte du jeu n’engage de bataille durant le tour adverse.',
  ],
  'ED-33': [
    '« Si on ne le peut autrement », quand il y a un tirage',
    'Une aptitude de 4 en tire une, et un texte en donne deux si on ne le peut autrement. Aujourd’hui, cela fait deux tirages.',
    'Une aptitude de 4 en tire une, et un texte en donne deux si on ne le peut autrement. En 2001, il ne sert qu’à qui n’en a aucune.',
  ],
  'ED-34': [
    'Immunisé contre l’attrition à un site du véhicule',
    'Le véhicule est immunisé contre l’attrition sous 4. Aujourd’hui, ceux qui sont à ses sites n’en profitent pas.',
    'Le véhicule est immunisé contre l’attrition sous 4. En 2001, tous ceux qui sont à bord en profitent, et l’on est à bord quand on est à son site.',
  ],
  'ED-35': [
    'Ce que coûte d’attaquer une créature',
    'Le côté lumineux n’a plus de Force. Aujourd’hui, attaquer une créature est gratuit.',
    'Le côté lumineux n’a plus de Force. En 2001, attaquer une créature coûte 1 Force.',
  ],
  'ED-36': [
    'Durant quelle phase de bataille une créature attaque',
    'C’est la phase de bataille du côté lumineux. Aujourd’hui, une créature n’attaque que durant celle de son joueur.',
    'C’est la phase de bataille du côté lumineux. En 2001, une créature attaque une fois durant chaque phase de bataille, quel qu’en soit le joueur.',
  ],
  'ED-37': [
    'Une créature est touchée pendant qu’on l’attaque',
    'Aujourd’hui, une créature touchée reste dans l’attaque et n’est perdue qu’au segment des dommages.',
    'En 2001, une créature touchée est perdue aussitôt, et l’attaque est finie.',
  ],
  'ED-38': [
    'La proie d’une créature riposte',
    'Aujourd’hui, l’attaque d’une créature a un segment des armes : sa proie peut tirer.',
    'En 2001, quand une créature attaque, on compare aussitôt férocité et puissance.',
  ],
  'ED-39': [
    'Une créature et le cavalier d’un véhicule créature',
    'Aujourd’hui, personne n’est attaqué à bord d’un véhicule ; le véhicule créature l’est.',
    'En 2001, qui monte un véhicule créature peut être attaqué, comme sa monture.',
  ],
  'ED-40': [
    'Un faible parasite s’attache',
    'Férocité 1 contre puissance 2. Aujourd’hui, un parasite gagne dès que vient le segment de puissance.',
    'Férocité 1 contre puissance 2. En 2001, une créature qui s’attache attaque en s’attachant ; sa férocité n’y change rien.',
  ],
  'ED-41': [
    'Ce qu’on ne joue pas en bataille, dans une attaque',
    'Nabrun Leids ne se joue pas en bataille. Aujourd’hui, c’est vrai d’une attaque aussi.',
    'Nabrun Leids ne se joue pas en bataille. En 2001, ce qui vaut pour les batailles ne concerne pas les attaques.',
  ],
  'ED-42': [
    'Ce que coûte de déplacer une créature',
    'Le côté obscur n’a plus de Force. Aujourd’hui, une créature se déplace pour 1 Force, comme un personnage.',
    'Le côté obscur n’a plus de Force. En 2001, une créature se déplace gratuitement dans son habitat.',
  ],
  'ED-43': [
    'Un persona des deux côtés de la table',
    'Le côté lumineux a son Lando sur table. Aujourd’hui, le côté obscur peut avoir le sien, s’il porte un autre titre.',
    'Le côté lumineux a son Lando sur table. En 2001, une seule version d’un persona peut être sur table.',
  ],
  'ED-44': [
    'Deux cartes d’un persona pour un joueur',
    'Le côté obscur vole une arme dont il a déjà le persona. Aujourd’hui, il met aussitôt l’une des deux dans sa pile de cartes perdues.',
    'Le côté obscur vole une arme dont il a déjà le persona. Les décisions de 2001 n’en disent rien ; ce que dit la règle d’aujourd’hui vaut aussi ici.',
  ],
  'ED-45': [
    'Remplacer un persona que d’autres tiennent à l’écart',
    'Un Effet interdit de déployer des capitaines. Aujourd’hui, cela lie aussi un remplacement, sauf pour les lieux.',
    'Un Effet interdit de déployer des capitaines. En 2001, un remplacement n’obéit qu’à sa propre carte.',
  ],
  'ED-46': [
    'Deux versions du même titre',
    'Tous deux s’appellent Boba Fett. Aujourd’hui, une autre icône d’extension en fait une autre version.',
    'Tous deux s’appellent Boba Fett. En 2001, seul un autre titre en fait une autre version.',
  ],
  'ED-47': [
    'Remplacer un pilote par une version qui n’en est pas un',
    'La nouvelle version s’assiérait à la place du pilote, et n’en est pas un. Aujourd’hui, cela interdit le remplacement.',
    'Les décisions de 2001 ne disent rien des places ; où il n’y en a pas pour la nouvelle version, pas de remplacement non plus.',
  ],
  'ED-48': [
    'L’adversaire remplace un personnage',
    'Puissance 5 contre 4. Aujourd’hui, c’est une conversion : on ne compare pas.',
    'Puissance 5 contre 4. En 2001, c’est un remplacement : la nouvelle version doit être au moins aussi forte.',
  ],
  'ED-49': [
    'Un Effet sur un persona à l’intérieur d’une autre carte',
    'Vader fait partie de l’escadron. Aujourd’hui, un Effet destiné à Vader a besoin d’une carte de personnage.',
    'Vader fait partie de l’escadron. En 2001, seuls les armes et les dispositifs ont besoin d’une carte de personnage : l’Effet se déploie.',
  ],
  'ED-50': [
    'Un persona après son passage',
    'Luke passe de l’autre côté et est perdu plus tard. Aujourd’hui, aucun Luke ne revient dans cette partie.',
    'Luke passe de l’autre côté et est perdu plus tard. En 2001, rien n’empêche un autre Luke de venir.',
  ],
  'ED-52': [
    'Une escorte est portée disparue, avec un captif',
    'Une tempête emporte qui arrive et ne laisse pas d’escorte : le captif est libéré. Seul un texte qui emporte tous les personnages à la fois prendrait aussi le captif, et le jeu n’en joue aucun.',
    'Une tempête emporte qui arrive et ne laisse pas d’escorte : le captif est libéré, comme quand tous les personnages sont portés disparus.',
  ],
  'ED-53': [
    'Chercher de nouveau après un échec vérifié',
    'La première recherche n’a rien trouvé. Aujourd’hui, seule cette fonction est interdite pour le tour ; une autre de la carte cherche encore.',
    'La première recherche n’a rien trouvé. En 2001, aucune carte de ce titre ne cherche plus dans cette pile durant le tour.',
  ],
  'ED-54': [
    'Le mot cherché, au pluriel',
    'Une carte cherche « Rebel » dans un titre. Aujourd’hui, le pluriel et le possessif comptent aussi.',
    'Une carte cherche « Rebel » dans un titre. En 2001, « Rebels » n’est pas ce mot.',
  ],
  'ED-55': [
    'Un drain qu’on ne peut modifier, et un texte en deux parties',
    'Curb retire 1 au drain et active 1 Force. Aujourd’hui, on peut la jouer : seule la première partie échoue.',
    'Curb retire 1 au drain et active 1 Force. En 2001, on ne peut pas s’en servir.',
  ],
  'ED-56': [
    'Les deux joueurs commencent par la même localisation',
    'Chaque paquet a une localisation, la même. Aujourd’hui, on demande au côté obscur si celle du côté lumineux peut couvrir la sienne.',
    'Chaque paquet a une localisation, la même. En 2001, on met les deux de côté, et chacun commence sans.',
  ],
  'ED-57': [
    'Quand finit ce qui dure jusqu’à la fin du tour',
    'Son texte était annulé jusqu’à la fin du tour. Aujourd’hui, cela finit d’abord : il demande son entretien avant toute action optionnelle.',
    'Son texte était annulé jusqu’à la fin du tour. Les décisions de 2001 disent seulement que l’obligatoire précède l’optionnel : il le demande ici aussi.',
  ],
  'ED-58': [
    'Durant quelle phase on embarque et débarque',
    'Aujourd’hui, la règle en fait un déplacement illimité : durant sa propre phase de déplacement.',
    'Les décisions de 2001 le disent autrement : durant sa propre phase de déplacement.',
  ],
  'ED-59': [
    'Laquelle de deux créatures est attaquée',
    'Le côté lumineux voudrait attaquer la seconde créature. Aujourd’hui, le hasard en désigne une : ici la première.',
    'Le côté lumineux voudrait attaquer la seconde créature. En 2001, l’attaquant choisit.',
  ],
  'ED-60': [
    'La destinée d’une aptitude de 4 ou plus dans une attaque',
    'Une aptitude de 4 peut tirer une destinée dans une attaque. Aujourd’hui, on peut y renoncer : une puissance de 4 contre un total de 5 ne vainc personne.',
    'Une aptitude de 4 tire une destinée dans une attaque. En 2001, personne n’est consulté.',
  ],
  'ED-61': [
    'Une arme qui ne nomme que des personnages',
    'Aujourd’hui, une arme ne tire sur une créature que si son texte nomme les créatures.',
    'En 2001, ce qui vise les personnages vise aussi les créatures.',
  ],
}

export const ofEditions: ScenarioTexts = Object.fromEntries(
  Object.entries(twoResults).flatMap(([id, [title, ar, crd]]) => [
    [`${id}-AR`, { title, why: ar, steps: [] }] as const,
    [`${id}-CRD`, { title, why: crd, steps: [] }] as const,
  ]),
)
