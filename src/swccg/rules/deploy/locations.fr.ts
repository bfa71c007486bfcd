import type { locations as en } from './locations.en.ts'

export const locations: typeof en = {
  rules: {
    'DEP-059':
      'Les sites dans leur rangée. Un nouveau site rejoint la rangée de sa planète, où les sites extérieurs sont entre le système planétaire et les sites intérieurs.',
    'DEP-169':
      'Cloud City avant Bespin. Les sites de Cloud City appartiennent à Bespin et se déploient avec ou sans le système planétaire et le secteur sur la table.',
    'DEP-170':
      'La rangée de Bespin. Seconde aire de mise à quai, sites intérieurs, première aire, sites extérieurs, le secteur de Cloud City, autres nuages, le système planétaire.',
    'DEP-171':
      'Sites extérieurs de Cloud City. Un site extérieur de Cloud City se trouve entre la première aire de mise à quai et les secteurs.',
    'DEP-172':
      'La seconde plate-forme. Des deux plates-formes, celle qui est déployée en second va à l’autre bout des sites intérieurs.',
    'DEP-178':
      'La rangée de Death Star II. Sites intérieurs, sites des deux sortes, le système planétaire, Coolant Shaft, Capacitors, Reactor Core.',
    'DEP-189':
      'La rangée d’Endor. Bunker, Landing Platform, sites extérieurs, Ewok Village, Chief Chirpa’s Hut, le système planétaire.',
    'DEP-190':
      'La porte de derrière. Endor: Back Door se place n’importe où parmi les sites extérieurs, pas seulement à côté du Bunker.',
    'DEP-195':
      'La rangée de Naboo. Throne Room, sites intérieurs de Theed Palace, Theed Palace Docking Bay, Courtyard, sites extérieurs, sites sous-marins, le système planétaire.',
    'DEP-208':
      'Les secteurs dans leur rangée. Sites, secteurs nuageux, système planétaire, secteurs d’astéroïdes, Big One : un secteur va à côté de son système ou d’un secteur de sa sorte, dans cet ordre.',
    'DEP-209':
      'Secteurs et systèmes. Un secteur d’un système planétaire précis se déploie sans lui. Un secteur pour toute planète demande un système sur la table.',
    'DEP-210':
      'Les ports spatiaux ensemble. Un site de port spatial va à côté d’un autre port spatial de sa planète, et rien ne vient entre eux.',
    'DEP-211':
      'Rien entre les ports spatiaux. Aucun autre site ne vient entre les sites de port spatial d’une planète.',
    'DEP-212':
      'Sites de vaisseau spatial. Les sites d’un vaisseau spatial forment un groupe à part, dans l’ordre des sites intérieurs et extérieurs.',
    'DEP-213':
      'Avant le vaisseau. Les sites d’un vaisseau spatial unique se déploient même si le vaisseau n’est pas sur la table.',
    'DEP-214':
      'Avec un vaisseau de la sorte. Un site qui va avec tout vaisseau spatial d’une sorte demande un tel vaisseau sur la table.',
    'DEP-240':
      'Une limite par système. La limite d’une localisation compte ensemble, à chaque système planétaire, les exemplaires des deux joueurs.',
    'DPL-001':
      'Convertir une localisation. Une localisation unique peut recouvrir la version de l’autre joueur. Tout ce qui s’y trouve est à la nouvelle version.',
    'DPL-002':
      'Un seul endroit sur la table. Une localisation unique déjà sur la table n’est pas posée une seconde fois : une autre version la recouvre.',
    'TRM-346':
      'Où placer les secteurs. Posez un secteur d’astéroïdes ou un secteur nuageux à côté du système planétaire ou d’un secteur de son genre. À partir du sol, l’ordre est : sites, secteurs nuageux, système planétaire, Asteroid Fields, Big One ; une nouvelle carte peut s’intercaler tant que cet ordre est gardé.',
    'TRM-347':
      'Un secteur sans son système. Un secteur qui nomme son système planétaire peut arriver avant lui. Un secteur pour n’importe quelle planète ne se déploie que là où un système planétaire est sur la table.',
    'TRM-352':
      'Les sites Spaceport restent ensemble. Si la planète a déjà un site Spaceport, posez votre site Spaceport générique juste à côté d’un tel site. Aucun autre site ne peut s’intercaler entre eux.',
    'TRM-355':
      'Sites de vaisseau spatial. Les sites de vaisseau spatial se placent comme les autres, mais dans un groupe séparé. Chacun appartient à un seul vaisseau spatial, que vous nommez en déployant le site.',
    'TRM-356':
      'Les sites avant le vaisseau. Les sites d’un vaisseau spatial unique peuvent être sur la table sans lui. Ce que la carte du vaisseau spatial leur prête, ils ne l’ont que tant qu’elle y est aussi.',
    'TRM-357':
      'Sites pour tout vaisseau. Si un site convient à tout vaisseau spatial d’un certain genre, un tel vaisseau spatial doit être sur la table avant que vous puissiez y déployer le site.',
    'TRN-014':
      'Un objectif convertit une localisation. Si un objectif déploie une localisation déjà sur la table, elle est convertie : la nouvelle se pose dessus et compte seule comme étant sur la table.',
  },
  reasons: {
    '*/out of row': '{card} n’a pas sa place à cet endroit de sa rangée.',
    'DEP-059/planet': '{card} demande sur la table une planète à laquelle appartenir.',
    'DEP-211': '{card} viendrait entre deux sites de port spatial.',
    'DEP-209': '{card} va au système d’une planète, qui doit être sur la table.',
    'DEP-214': '{card} demande sur la table un vaisseau spatial ou un véhicule de sa sorte.',
    'DEP-240':
      'Pas plus de {count} {count|exemplaire|exemplaires} de {card} à un même système ; {by} en est un.',
    'DPL-001': '{card} ne peut pas recouvrir {to} : ce n’en est pas une autre version.',
    'DPL-001/kept': '{to} ne peut pas être convertie : {by}.',
    'DPL-002': '{to} est sur la table : {card} doit recouvrir cette carte.',
  },
}
