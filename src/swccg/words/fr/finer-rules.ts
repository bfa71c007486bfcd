import type { finerRules as en, finerLog as enLog, finerReasons as enReasons } from '../en/finer-rules.ts'

/** Les points plus fins : ce qui quitte la pile d’actions, « jamais », remises à un nombre, cartes inactives. */
export const finerRules = {
  'KRN-168': {
    title: 'De retour sur son site',
    text: 'Une carte qui vient d’être perdue et qui retourne sur un site ne s’y est ni déployée ni déplacée.',
  },
  'KRN-180': {
    title: 'Annulée n’est pas achevée',
    text: 'Seule une action achevée peut recevoir une réponse en quittant la pile d’actions ; une action annulée, non.',
  },
  'KRN-182': {
    title: 'Même cause, l’une après l’autre',
    text: 'Des actions que le même événement déclenche ont lieu l’une après l’autre. Seules sont ensemble celles qu’une règle ou une carte dit telles.',
  },
  'KRN-208': {
    title: 'Ce qu’on gagne n’est pas visé',
    text: 'Ce qu’une action donne à une carte n’est pas une cible de cette action : la carte n’a pas à l’avoir avant.',
  },
  'KRN-212': {
    title: 'En vain, mais permis',
    text: 'Une valeur qui ne peut être modifiée peut être visée tout de même. Il n’en résulte rien.',
  },
  'KRN-301': {
    title: 'Le même nombre',
    text: 'Fixer une valeur au nombre qu’elle a déjà, c’est aussi la fixer : plus rien ne la modifie.',
  },
  'KRN-325': {
    title: 'Ce qui n’est pas défini',
    text: 'Une valeur qu’une carte n’a pas ne peut être modifiée. Là où on la demande, elle est 0.',
  },
  'KRN-267': {
    title: 'Prévu avant, fait après',
    text: 'Ce qu’une carte a prévu pour plus tard a lieu, même si la carte est devenue inactive entre-temps.',
  },
  'KRN-268': {
    title: 'Ce qui repose avec la carte',
    text: 'Tant qu’une carte est suspendue, les modifications et les valeurs fixées qu’elle a mises en vigueur ne s’appliquent pas. Leur fin reste celle qui était prévue.',
  },
  'KRN-246': {
    title: 'La carte du dessus est une carte',
    text: 'Un texte qui parle de la carte du dessus d’un paquet ou d’une pile est au singulier : dans le temps qu’il nomme, il ne sert qu’une fois.',
  },
  'KRN-248': {
    title: 'N’importe lesquelles',
    text: 'Un texte qui parle de n’importe quelle carte, et non d’une seule, peut servir encore dans le temps qu’il nomme.',
  },
  'KRN-249': {
    title: 'Chaque fois que',
    text: 'Dire quand une chose arrive, c’est nommer une condition et non un temps : chaque fois qu’elle est remplie, le texte peut servir.',
  },
  'KRN-231': {
    title: 'Jamais déployée là',
    text: 'Ce qui lève les restrictions de déploiement ne lève pas celle qui dit « jamais ».',
  },
  'KRN-232': {
    title: 'Jamais déplacée là',
    text: 'Une carte qui ne se déplace jamais quelque part n’y vient par aucun déplacement ni aucun texte, d’où que ce soit. On peut l’y porter, sauf si son texte l’exclut aussi.',
  },
  'KRN-233': {
    title: 'Jamais reste jamais',
    text: 'Là où une carte ne va jamais, elle ne va pas non plus quand son texte de jeu est annulé ou qu’elle est inactive.',
  },
  'KRN-286': {
    title: 'Retenue',
    text: 'Une carte empilée sur celle qui la saisit pendant qu’on la joue ne fait que la soutenir : elle n’est pas sur la table.',
  },
  'KRN-199': {
    title: 'Ce qui en découle est visé aussi',
    text: 'Qu’une cible soit choisie ou n’en découle, cela ne compte que pour changer de cible. Ce qui protège une carte d’être visée la protège dans les deux cas.',
  },
  'KRN-240': {
    title: 'Rien que des hologrammes',
    text: 'Aucun personnage, créature, véhicule, vaisseau spatial, arme ou dispositif ne peut être à un holosite.',
  },
  'KRN-273': {
    title: 'Elle peut être prise',
    text: 'Une carte en main, dans un paquet ou une pile peut dire qu’une certaine carte peut la prendre. Cela vaut là où celle-ci cherche.',
  },
  'KRN-282': {
    title: 'Vient d’être mise hors jeu',
    text: 'Seule une carte qui était sur la table vient d’être mise hors jeu, non celle qui vient d’une main ou d’une pile.',
  },
  'KRN-309': {
    title: 'Annuler n’est pas limiter',
    text: 'Là où rien ne peut être limité, ce qui s’ajoute peut tout de même être annulé.',
  },
  'KRN-370': {
    title: 'Un astérisque n’est pas un nombre',
    text: 'Une valeur que définit le texte d’une carte n’est jamais un nombre imprimé.',
  },
  'KRN-194': {
    title: 'Ce qu’un tirage vise',
    text: 'Un tirage de destinée vise une valeur s’il doit lui être comparé, ou être compté avec elle.',
  },
  'KRN-195': {
    title: 'Seuls les tirages de qui a commencé',
    text: 'Quand une action fait tirer les deux joueurs, seuls les tirages de celui qui l’a initiée visent quelque chose.',
  },
} satisfies typeof en

export const finerReasons = {
  'KRN-246': '{card} parle de la carte du dessus : son texte a servi une fois, et c’est tout.',
  'KRN-231': '{card} ne se déploie jamais à {to}, quelles que soient les restrictions levées.',
  'KRN-199': '{card} serait visée aussi par {by}, et elle en est protégée.',
  'KRN-370': 'Un astérisque est imprimé sur {card}, et non un nombre comme {by} le demande.',
  'KRN-194':
    '{card} est pour un tirage qui vise une valeur d’une telle carte : {what}. Celui-ci ne la vise pas.',
  'KRN-195':
    'Ce tirage n’est pas celui du joueur qui fait tirer les deux : il ne vise rien à quoi {card} pourrait répondre.',
} satisfies Record<keyof typeof enReasons, string>

export const finerLog = {
  'no such number': '{card} n’a pas de valeur à modifier : {what}.',
  'never goes there': '{cards} ne {cards|va|vont} jamais à {at}.',
} satisfies Record<keyof typeof enLog, string>
