export const mov2 = {
  'MOV-200': {
    title: 'Quand embarquer',
    text: 'Vous embarquez à bord d’autres cartes durant votre propre phase de déplacement.',
  },
  'MOV-201': {
    title: 'Équipage d’un vaisseau porté',
    text: 'Quand un vaisseau spatial atterri ou un véhicule est lui-même à bord d’un vaisseau spatial, les personnages qu’il contient ne prennent rien des capacités du vaisseau extérieur.',
  },
  'MOV-202': {
    title: 'Se joindre à une réaction',
    text: 'Au moment où votre carte commence son mouvement de réaction, d’autres de vos cartes peuvent embarquer à son bord et partir avec elle.',
  },
  'MOV-203': {
    title: 'L’espion clandestin reste dehors',
    text: 'Votre espion clandestin ne peut embarquer à bord d’aucun véhicule ni vaisseau spatial.',
  },
  'MOV-204': {
    title: 'S’échapper : qui et quand',
    text: 'Si le joueur du côté lumineux annihile Death Star II par son évènement épique, tout chasseur stellaire piloté à Reactor Core peut aussitôt tenter de s’échapper. Les secteurs et le système planétaire ne quittent la table qu’après.',
  },
  'MOV-205': {
    title: 'S’échapper : secteur par secteur',
    text: 'Le chasseur stellaire en fuite avance d’un secteur à la fois vers le système planétaire, gratuitement, et il faut tirer chaque destinée de mouvement demandée. Il finit au système planétaire ou est perdu.',
  },
  'MOV-206': {
    title: 'S’échapper : le côté lumineux d’abord',
    text: 'Les chasseurs stellaires du côté obscur ne commencent à s’échapper que lorsque tous ceux du côté lumineux ont fait leur tentative.',
  },
  'MOV-207': {
    title: 'S’échapper : le texte du côté lumineux',
    text: 'Pour les destinées de mouvement d’un chasseur stellaire du côté obscur en fuite, servez-vous du texte de jeu du côté lumineux des secteurs.',
  },
  'MOV-208': {
    title: 'Cavaliers des véhicules créatures',
    text: 'Selon les décisions d’août 2001, vous pouvez aussi décider à nouveau qui est le conducteur d’un véhicule créature et qui en est passager.',
  },
  'MOV-209': {
    title: 'La capacité d’amarrage doit être imprimée',
    text: 'Selon les décisions d’août 2001, un vaisseau capital n’a pas de lui-même la capacité de mise à quai à un vaisseau : l’une des deux cartes doit le dire.',
  },
  'MOV-210': {
    title: 'Prisons : pas de droïde de combat',
    text: 'Selon les décisions d’août 2001, seul un chasseur de primes ou un guerrier prend un captif emprisonné. Un droïde de combat ne le peut pas.',
  },
  'MOV-211': {
    title: 'Captifs gelés : pas de droïde',
    text: 'Selon les décisions d’août 2001, seul un chasseur de primes ou un guerrier du côté obscur prend un captif gelé non accompagné. Un droïde de combat ne le peut pas.',
  },
  'MOV-212': {
    title: 'Hit And Run relocalise',
    text: 'Selon les décisions d’août 2001, un vaisseau spatial qui fuit par Hit And Run est relocalisé et fait donc un déplacement illimité.',
  },
  'MOV-213': {
    title: 'Landing Claw n’est pas un mouvement',
    text: 'Un chasseur stellaire qui se fixe à un vaisseau spatial avec Landing Claw reste à sa localisation : il ne s’est donc pas déplacé.',
  },
  'MOV-214': {
    title: 'Sondes chercheuses et Yerka Mig',
    text: 'Comparez les sondes chercheuses et Yerka Mig avec les cartes qui se déplacent comme un personnage. D’après leur propre texte, les sondes chercheuses se déplacent comme un espion clandestin.',
  },
  'MOV-215': {
    title: 'Doit avoir un pilote à bord',
    text: 'D’anciennes cartes disent qu’il faut un pilote à bord pour utiliser la puissance, la manoeuvre ou l’hypervitesse. Les règles des vaisseaux spatiaux et des véhicules le disent déjà : ces mots n’ajoutent rien.',
  },
  'MOV-216': {
    title: 'Le prix de Nabrun Leids',
    text: 'Selon les décisions d’août 2001, un tirage de destinée fixe ce que coûte Nabrun Leids. Vous payez et partez, ou vous y renoncez et l’Interruption va à votre pile de cartes perdues.',
  },
  'MOV-220': {
    title: 'On ne sort pas de Rancor Pit',
    text: 'Selon les décisions d’août 2001, rien ne part de Jabba’s Palace: Rancor Pit tant qu’une créature y est présente.',
  },
}
