import type { movingThroughLocations as en } from './moving-through-locations.en.ts'

export const movingThroughLocations: typeof en = {
  rules: {
    'KRN-232':
      'Jamais déplacée là. Une carte qui ne se déplace jamais quelque part n’y vient par aucun déplacement ni aucun texte, d’où que ce soit. On peut l’y porter, sauf si son texte l’exclut aussi.',
    'KRN-233':
      'Jamais reste jamais. Là où une carte ne va jamais, elle ne va pas non plus quand son texte de jeu est annulé ou qu’elle est inactive.',
    'MOV-190':
      'À travers des localisations. Votre carte peut traverser une localisation pour en gagner une autre quand elle parcourt plus d’un site par vitesse terrestre, ou quand elle est un chasseur stellaire et franchit deux secteurs.',
    'MOV-191':
      'Tout le trajet à portée. Avant que votre carte ne parte, comptez son trajet : avec toute la vitesse terrestre que les sites demandent en plus, il ne doit pas dépasser la portée de la carte.',
    'MOV-192':
      'La dernière localisation doit admettre. Si la dernière localisation n’admet pas les cartes venant de votre point de départ, vous ne pouvez pas y aller, quelles que soient celles que vous traversez.',
    'MOV-193':
      'Le premier pas doit être permis. Si votre carte ne peut pas se rendre à la toute première localisation de son trajet, le déplacement ne commence pas.',
    'MOV-194':
      'Traverser ne coûte rien. Vous payez comme pour aller directement du départ à l’arrivée prévue. Ce que vous traversez en route est gratuit, et aucun texte n’y change rien.',
    'MOV-195':
      'Vérifié à chaque pas. Chaque fois que votre carte atteint une localisation de son trajet, on regarde à nouveau si elle peut continuer.',
    'MOV-196':
      'Où vous passez, vous êtes. À chaque localisation de son trajet, votre carte en mouvement y est réellement. Cela peut déclencher des actions automatiques ou y remplir une condition.',
    'MOV-197':
      'Arrêtée en chemin. Si ce qui s’est déclenché en chemin force votre carte à s’arrêter, son déplacement finit là.',
    'MOV-198':
      'Retenue par un texte de jeu. Si un texte de jeu, où qu’il soit, interdit à votre carte le pas suivant, elle ne va pas plus loin et reste à la localisation atteinte.',
    'MOV-199':
      'Un déplacement ne s’interrompt pas. Tant que la carte n’a pas fini son déplacement, seules des actions automatiques ont lieu. Vous ne pouvez initier aucune autre action à son passage.',
    'MOV-220':
      'On ne sort pas de Rancor Pit. Selon les décisions d’août 2001, rien ne part de Jabba’s Palace: Rancor Pit tant qu’une créature y est présente.',
    'MOV-304':
      'Pas de remboursement en route. Vous utilisez toute la Force d’un déplacement à travers des localisations avant qu’il commence, d’après la localisation où vous comptez arriver. Si votre carte est arrêtée avant, rien ne vous est rendu et vous ne payez rien de plus.',
  },
  reasons: {
    'MOV-191':
      'Tout le trajet doit être à portée : il demande une vitesse terrestre de {need}, et {card} a {speed}.',
    'MOV-192': 'Le texte de {by} ne permet pas à {card} d’aller à {to}.',
    'MOV-193': 'Le texte de {by} ne permet pas à {card} le premier pas, vers {to}.',
    'MOV-220':
      'Une créature est présente là d’où {card} partirait, et le texte de {by} n’en laisse alors rien partir.',
    'KRN-232': '{card} ne se déplace jamais à {to}.',
    'KRN-233':
      'Le texte de jeu de {card} n’agit pas en ce moment ; ce qu’elle ne fait jamais, elle ne le fait pas pour autant.',
    '*/leave': 'Le texte de {by} ne permet pas à {card} de quitter {from}.',
  },
}
