import type { reasons as en } from '../en/reasons.ts'

/** Pourquoi quelque chose est interdit. */
export const reasons: typeof en = {
  'PLAY-001': 'La partie est terminée.',
  'PLAY-002': '[C’est maintenant à {by} de jouer.|Aucune réponse n’est attendue pour le moment.]',
  'PLAY-003': 'Il faut répondre : on ne peut pas passer.',
  'PLAY-004': 'Autre chose est demandé en ce moment.',
  'PLAY-005': 'Choisissez-en au moins {min} et au plus {max}.',
  'TI4-001':
    'Les vaisseaux se déplacent pendant une action tactique : activez d’abord un système. En dehors d’elle, seule une capacité spéciale déplace un vaisseau.',
  'TI4-101': 'C’est la {phase} ; les actions tactiques ont lieu pendant la phase d’action.',
  'TI4-002':
    '{ship} entrerait dans {far} {far|système|systèmes} ; sa valeur de déplacement en permet {speed}.',
  'TI4-003/other player': 'Seul le joueur actif déplace des vaisseaux, et c’est {by}.',
  'TI4-003/not declared': '{unit} n’a pas été annoncé comme se déplaçant.',
  'TI4-004': '{ship} doit finir son déplacement dans le système actif, {active} ; ceci mènerait à {to}.',
  'TI4-005': '{ship} ne peut pas traverser {system} : {units} ({owner}) s’y {units|trouve|trouvent}.',
  'TI4-007': '{ship} part de {system}, qui contient un jeton de commandement de sa propre faction.',
  'TI4-009':
    'Pour quitter {active} et y revenir, {ship} entre dans {far} systèmes ; sa valeur de déplacement en permet {speed}.',
  'TI4-010':
    'Ce chemin entre dans {far} {far|système|systèmes}, plus que le déplacement de {speed} dont dispose {ship}.',
  'TI4-010/gap': '{from} et {system} ne sont pas adjacents : ce n’est pas un chemin.',
  'TI4-010/no way': 'Aucun chemin de systèmes adjacents ne mène {ship} vers {active}.',
  'TI4-011': '{need} {need|unité|unités} à transporter, mais la capacité est de {have}.',
  'TI4-012': 'Tous les vaisseaux sont annoncés avant qu’aucun ne bouge ; ils se sont déjà déplacés.',
  'TI4-013/moment': 'Le Canon Spatial sert après l’étape de déplacement ; {unit} doit attendre.',
  'TI4-013/reach': '{unit} n’atteint pas le système actif, {active}.',
  'TI4-014': 'La capacité spéciale déplace {ship} vers un système adjacent seulement ; {to} n’en est pas un.',
  'TI4-014/movement step':
    'Pendant l’étape de déplacement, seules ses règles déplacent les vaisseaux ; une capacité spéciale déplace {ship} avant ou après.',
  'TI4-015':
    'Le déplacement de {speed} dont dispose {ship} n’y change rien : la capacité spéciale dit jusqu’où aller.',
  'TI4-017':
    '{unit} ne peut pas embarquer dans {system} : un jeton de commandement de sa propre faction s’y trouve.',
  'TI4-018':
    '{unit} reste dans {system} : votre jeton de commandement s’y trouve, et la capacité spéciale ne permet pas de transporter des unités hors de là.',
  'TI4-019': '{unit} n’est pas dans {active} : une retraite n’emmène que des unités du système actif.',
  'TI4-020': '{unit} se déplace déjà par ses propres moyens ; {ship} ne peut pas l’embarquer en plus.',
  'TI4-020/carried':
    '{unit} sera à bord d’un autre vaisseau ({ship}) et ne peut pas se déplacer aussi par ses propres moyens.',
  'TI4-022': 'Des chasseurs seuls barrent aussi la route : {units} dans {system}.',
  'TI4-102':
    'La fiche de faction donne à {ship} un déplacement de {speed} ; seule son amélioration, que son joueur ne possède pas, en donne {upgraded}.',
  'TI4-201': '{unit} appartient à {owner}.',
  'TI4-202': '{unit} n’est pas un vaisseau ; seuls les vaisseaux se déplacent par eux-mêmes.',
  'TI4-202/gone': '{unit} n’est pas sur le plateau.',
  'TI4-203': 'Votre réserve tactique est vide : aucun jeton de commandement pour activer un système.',
  'TI4-204': '{system} contient déjà un de vos jetons de commandement.',
  'TI4-205': 'Une action tactique est en cours dans {active}.',
  'TI4-211': '{unit} ne peut pas être transporté ; seuls les chasseurs et les forces terrestres le peuvent.',
  'TI4-211/owner': '{unit} n’est pas à vous.',
  'TI4-212': '{ship} ne passe pas par là où se trouve {unit}.',
  'TI4-213': '{unit} sera déjà à bord d’un autre vaisseau ({ship}).',
  'TI4-221': '{system} est un champ d’astéroïdes : aucun vaisseau ne le traverse ni n’y entre.',
  'TI4-222': '{system} est une supernova : aucun vaisseau ne la traverse ni n’y entre.',
  'TI4-223/through': '{system} est une nébuleuse : aucun vaisseau ne la traverse.',
  'TI4-223/into': '{system} est une nébuleuse : les vaisseaux n’y entrent que si elle est le système actif.',
  'TI4-224': '{ship} part d’une nébuleuse : sa valeur de déplacement est de 1.',
  'TI4-251': '{unit} n’a pas de Canon Spatial.',
  'TI4-252': '{unit} a déjà utilisé son Canon Spatial pendant cette action.',
  'TI4-254': 'Il n’y a dans {active} aucun vaisseau sur lequel {unit} puisse tirer.',
  'TI4-261': '{by} n’a plus de telle capacité spéciale.',
  'TI4-271': 'On bat en retraite pendant le combat spatial, après le Canon Spatial.',
  'TI4-272': '{to} n’est pas adjacent à {active} : on bat en retraite vers un système adjacent.',
  'TI4-273': '{to} contient des vaisseaux d’un autre joueur : aucune retraite n’y mène.',
  'TI4-274': 'Aucun de vos vaisseaux dans {active} ne peut se déplacer.',
}
