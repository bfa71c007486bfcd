import type { log as en } from '../en/log.ts'

/** Ce qui s’est passé. */
export const log: typeof en = {
  activated: '{player} active {system}.',
  declared: '{ship} ira à {path}[, avec à bord : {carry}].',
  stays: '{ship} reste finalement.',
  'nobody moves': '{player} ne déplace aucun vaisseau vers {active}.',
  moved: '{ships} {ships|arrive|arrivent} dans {active}.',
  'lost in rift': '{ship} obtient {roll} en quittant la faille gravitationnelle {system} et s’y perd.',
  'leaves rift': '{ship} obtient {roll} en quittant la faille gravitationnelle {system} et continue.',
  removed: '{player} retire {units} de {system}.',
  'space cannon': '{unit} tire sur {target} : {roll}, soit {count} {count|touche|touches} à {least} ou plus.',
  'sustains damage': '{ship} encaisse les dommages.',
  destroyed: '{ship} est détruit.',
  'space combat would follow': 'Un combat spatial suivrait dans {active}. Il n’est pas joué ici.',
  retreated: '{ships} {ships|bat|battent} en retraite vers {to}[, avec à bord : {carry}].',
  'moved by ability': 'Une capacité spéciale déplace {ship} vers {to}[, avec à bord : {carry}].',
  effect: 'Des vaisseaux sont entrés dans {system} : {effect}.',
  'action over': 'L’action tactique dans {active} est terminée.',
  passed: '{player} passe.',
  'phase over': 'Tous les joueurs ont passé : la phase d’action est terminée.',
}
