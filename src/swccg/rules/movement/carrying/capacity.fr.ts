export const capacity: typeof import('./capacity.en.ts').capacity = {
  rules: {
    'TRM-303': 'Qui est passager. Est passager quiconque est à bord de votre vaisseau spatial ou véhicule sans le piloter ni le conduire. Les astromécanos en sont aussi.',
    'TRM-048': 'En cargaison, simples passagers. Qui est à bord d’un véhicule ou d’un vaisseau spatial rangé dans une cargaison en est passager : il ne le pilote ni ne le conduit.',
    'TRM-046': 'Dans ses sites, hors capacité. Un personnage à un site de votre vaisseau spatial ou véhicule n’occupe aucune place de la carte. De là, il ne la pilote pas, ne la conduit pas et ne l’améliore en rien.',
    'TRM-045': 'Pont et cargaison. Les places de pilotes, de conducteurs et de passagers sont sur le pont ou dans le cockpit, et les personnages qui s’y trouvent les occupent. Les places de véhicules et de chasseurs stellaires sont dans la cargaison.',
  },
}
