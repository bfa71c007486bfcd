import type { deploymentRestrictions as en } from './deployment-restrictions.en.ts'

export const deploymentRestrictions: typeof en = {
  rules: {
    'DEP-004':
      'Les icônes de Force ouvrent la voie. Là où votre côté d’une localisation porte une icône de Force, vous pouvez déployer personnages, véhicules et vaisseaux spatiaux.',
    'DEP-005':
      'La présence ouvre la voie. Là où vous avez une présence, vous pouvez déployer personnages, véhicules et vaisseaux spatiaux, avec ou sans icônes de Force.',
    'DEP-006':
      'Présence ou icônes de Force. Sans présence ni icône de Force de votre côté, vous ne pouvez déployer ni personnage, ni véhicule, ni vaisseau spatial à une localisation. C’est une restriction de localisation.',
    'DEP-007':
      'Les icônes de votre côté. Pour vos déploiements ne comptent que les icônes de Force de votre propre côté d’une localisation.',
    'DEP-025':
      'Trois sortes de restrictions. Ce qui limite le déploiement tient à la localisation, aux règles ou à un Objectif. Une carte qui ignore une sorte reste soumise aux autres.',
    'DEP-026':
      'Les espions vont partout. Un espion n’a besoin ni de votre présence ni de vos icônes de Force là où il se déploie. Le reste vaut pour lui aussi.',
    'DEP-027':
      'Un espion ouvre la porte. Là où vous avez un espion clandestin, vos personnages, véhicules et vaisseaux spatiaux se déploient sans présence ni icônes de Force.',
    'DEP-028':
      'Pas à Ahch-To. Personnages, véhicules, vaisseaux spatiaux et Effets Utinni ne se déploient pas aux localisations d’Ahch-To.',
    'DEP-029':
      'Pas à Dagobah. Personnages, véhicules, vaisseaux spatiaux et Effets Utinni ne se déploient pas aux localisations de Dagobah.',
    'DEP-030':
      'Armes et dispositifs sur Dagobah. Armes et dispositifs viennent à Dagobah et Ahch-To sur une carte qui s’y trouve ; ceux qui se déploient à une localisation, non.',
    'DEP-031':
      'Le bouclier énergétique de Hoth. Personnages, véhicules et vaisseaux spatiaux obscurs ne se déploient pas à un site protégé, même là où le Côté obscur a présence ou icônes de Force.',
    'DEP-032':
      'Les espions et le bouclier. Un espion se passe de présence et d’icônes de Force ; le bouclier énergétique l’arrête tout de même.',
    'DEP-033':
      'Ce que le bouclier laisse passer. Armes, dispositifs, créatures et autres cartes du Côté obscur se déploient à un site protégé et sur les cartes qui s’y trouvent.',
    'DEP-035':
      'Ce que dit son propre texte. Quand un texte dit qu’une carte doit, ou ne peut pas, se déployer à certaines localisations, c’est une restriction de déploiement de localisation.',
    'DEP-036':
      'Sortes de cartes et de lieux. Là où une sorte de carte ne peut pas être, elle ne se déploie pas. C’est une restriction des règles, quoi qu’une carte ignore des localisations.',
    'DEP-042':
      'Ce qu’un Objectif interdit. Ce qu’un Objectif sur la table vous interdit de déployer, ou de déployer à un endroit, est une restriction d’Objectif.',
    'DEP-043':
      'Seulement avec son Objectif. Une carte qui ne se déploie que si un certain Objectif, ou un de ses côtés, est sur la table l’attend, où qu’elle se déploierait.',
    'DEP-044':
      'Ignorer les restrictions de localisation. Une carte qui ignore les restrictions de déploiement de localisation se passe de présence et d’icônes de Force ; elle va à Dagobah, aux sites protégés et là où son propre texte l’interdirait.',
    'DEP-045':
      'Les règles restent. Ignorer les restrictions de localisation ne lève jamais une restriction des règles : un vaisseau capital ne se déploie pas à un site.',
    'DEP-046':
      'Les Objectifs restent. Ignorer les restrictions de localisation ne lève jamais ce qu’interdit un Objectif.',
    'DEP-048':
      'Un texte peut lever ce qu’il nomme. Si un texte permet de déployer une carte « même sans présence ni icônes de Force », elle le peut. Les autres restrictions valent toujours.',
    'DEP-066':
      'Un espion sans aptitude ne donne pas de présence. Un espion sans aptitude, déployé là où vous n’avez rien, ne donne pas de présence : les autres ne peuvent pas l’y suivre.',
    'DEP-180':
      'Un espion pour pilote. Un espion déployé comme pilote d’un chasseur stellaire sans pilote les fait entrer tous deux sans présence ni icônes de Force.',
    'DEP-182':
      'Rien pour Dagobah, sinon entre des mains. Les armes et les appareils ne se déploient pas à Dagobah, sauf sur une carte qui s’y trouve déjà.',
    'DEP-184':
      'Dagobah en toutes lettres. Une carte dont le texte dit qu’elle se déploie à Dagobah, ou qui ignore les restrictions de localisation, peut s’y déployer.',
    'DEP-185':
      'À un site protégé, en 2001. Selon les décisions d’août 2001, seule franchit le bouclier énergétique une carte qui peut expressément se déployer à un site protégé.',
    'KRN-146':
      'Pour le reste de la partie. Ce qui est interdit pour le reste de la partie le reste quand la carte qui le dit se retourne ou quitte la table.',
    'KRN-231':
      'Jamais déployée là. Ce qui lève les restrictions de déploiement ne lève pas celle qui dit « jamais ».',
    'TRM-168':
      'Le palais de Jabba sur Tatooine. Toutes les localisations Jabba’s Palace, y compris le site Tatooine: Jabba’s Palace, comptent à la fois comme localisations Jabba’s Palace et comme localisations Tatooine.',
    'TRM-342':
      'Éclaireurs. Éclaireur est un mot auquel se réfèrent des textes. Un éclaireur ne peut pas, comme un espion, être déployé là où vous n’avez ni présence ni icône de Force.',
  },
  reasons: {
    'DEP-006': 'Vous n’avez ni présence ni icône de Force à {to} : {card} ne peut pas s’y déployer.',
    'DEP-007': 'Seules les icônes de Force de votre côté de {to} aideraient {card}.',
    'DEP-028':
      'Personnages, véhicules et vaisseaux spatiaux ne se déploient pas à {to}, une localisation d’Ahch-To, et aucun texte ne le permet à {card}.',
    'DEP-029':
      'Rien de tel que {card} ne se déploie à {to}, une localisation de Dagobah, sauf si son texte le dit.',
    'DEP-030':
      '{card} se déploie à une localisation, et celles de Dagobah et d’Ahch-To, comme {to}, lui sont fermées.',
    'DEP-031': '{to} se trouve derrière le bouclier énergétique de {by} : {card} ne peut pas s’y déployer.',
    'DEP-032':
      '{card} est un espion, ce qui dispense de présence et d’icônes de Force, mais pas du bouclier énergétique de {by}.',
    'DEP-185':
      '{card} peut ignorer les restrictions de déploiement de localisation, mais seuls des mots sur les sites protégés aident à {to}.',
    'DEP-043': '{card} ne se déploie que tant que {title} est sur la table.',
    'DEP-035/only':
      'Par son propre texte, {card} ne se déploie qu’à certains endroits[, et {to} n’en fait pas partie].',
    'DEP-035/forbidden': 'Le texte de {by} interdit de déployer {card}[ à {to}].',
    'DEP-036':
      'Que {card} ne puisse être à {to} tient aux sortes de cartes : ce n’est pas une restriction de déploiement de localisation.',
    'DEP-042': 'L’Objectif {by} vous interdit de déployer {card}.',
    'DEP-045':
      '{card} peut ignorer les restrictions de déploiement de localisation, mais ce qui l’écarte de {to} n’en est pas une.',
    'DEP-046':
      '{card} peut ignorer les restrictions de déploiement de localisation, mais l’Objectif {by} en crée d’une autre sorte.',
    'DEP-066': '{by} est un espion sans présence à {to} : {card} ne peut pas l’y suivre.',
    'DEP-182': '{card} ne vient à {to}, une localisation de Dagobah, que sur une carte qui s’y trouve.',
    'KRN-146':
      'Le texte de {by} interdit {card} pour le reste de la partie, bien que la carte ait été retournée.',
    'KRN-231': '{card} ne se déploie jamais à {to}, quelles que soient les restrictions levées.',
    'TRM-342': '{card} est un éclaireur, pas un espion : cela ne l’amène pas à {to}.',
  },
}
