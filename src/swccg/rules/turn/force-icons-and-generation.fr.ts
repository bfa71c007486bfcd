export const forceIconsAndGeneration: typeof import('./force-icons-and-generation.en.ts').forceIconsAndGeneration = {
  rules: {
    'KRN-310': 'La limite vient en dernier. Rien ne s’ajoute à un nombre limité : tout est recompté avec chaque modificateur, et la limite s’applique en dernier.',
    'KRN-309': 'Annuler n’est pas limiter. Là où rien ne peut être limité, ce qui s’ajoute peut tout de même être annulé.',
    'KRN-308': 'Ce qui est limité. Une chose n’est limitée que si vous obtenez moins que ce à quoi vous auriez droit.',
    'TRN-066': 'Des icônes qui ne génèrent rien. Là où vous ne pouvez pas activer de Force, vos icônes sont là tout de même, pour les drains et le déploiement.',
    'TRN-065': 'Générer n’est pas drainer. Un texte sur la génération de Force ne change pas les drains de Force, ni l’inverse. Un texte sur les icônes change les deux.',
    'TRN-064': 'Une limite à une localisation. Là où la génération est limitée, la limite vient après tous les bonus. Votre propre Force et les Maîtres n’en sont pas touchés.',
    'TRN-063': 'Modificateur de génération. Un texte qui change la Force générée par des icônes est un modificateur de génération de Force.',
    'TRN-062': 'Bonus de génération. Un texte qui augmente la génération de Force est un bonus de génération ; un texte qui la diminue n’en est pas un.',
    'TRN-061': 'Sans icône, zéro icône. Un côté sans icône de Force en a zéro, et un texte peut augmenter ce qu’il génère.',
    'TRN-058': 'Icônes de Force. Les icônes de Force d’un côté d’une localisation disent combien de Force elle génère pour ce côté, et permettent à ce côté d’y déployer.',
  },
}
