import type { runs as en } from './runs.en.ts'

export const runs: typeof en = {
  rules: {
    'MOV-015':
      'Attack Run : l’entrée. Quand vos chasseurs stellaires du côté lumineux s’engagent dans Death Star: Trench pour un Attack Run, chacun fait son déplacement normal. Vous n’y utilisez pas de Force.',
    'MOV-016':
      'Attack Run : la poursuite. Les vaisseaux spatiaux du côté obscur qui entrent à leur suite dans la Trench le font gratuitement, par un déplacement illimité.',
    'MOV-017':
      'Attack Run : le retour. Une fois tirées les destinées de l’Attack Run, les chasseurs stellaires quittent la Trench pour le système planétaire Death Star. Ce retour est un déplacement illimité et gratuit.',
    'MOV-018':
      'Bombing Run : la descente. Pour amener un bombardier TIE à son site, vous dépensez son déplacement normal et 1 Force, plus 1 Force pour chaque secteur nuageux traversé.',
    'MOV-019':
      'Bombing Run : la remontée. Le vol du site bombardé vers le système planétaire est à nouveau un déplacement normal, mais gratuit. Les nuages en chemin ne coûtent rien.',
  },
  reasons: {
    'MOV-015': 'Un Attack Run mène {card} du système planétaire Death Star dans la Trench, et non à {to}.',
    'MOV-015/nowhere': 'Un Attack Run mène de localisation en localisation.',
    'MOV-016': '{card} ne peut poursuivre l’ennemi que dans la Trench, et non à {to}.',
    'MOV-017': 'De la Trench, {card} revient au système planétaire Death Star, et non à {to}.',
    'MOV-018': 'Un Bombing Run mène {card} du système planétaire au site, et nulle part ailleurs.',
    'MOV-018/no run': 'Il n’y a pas de Bombing Run au site que {card} bombarderait.',
    'MOV-019': 'De son Bombing Run, {card} revient au système planétaire, et nulle part ailleurs.',
    'MOV-019/no run': 'Il n’y a pas de Bombing Run au site que {card} quitterait.',
    'MOV-019/phase': '{card} revient à la fin de votre phase de bataille ; c’est la {phase} du {turn}.',
    '*/no run': 'Il n’y a pas d’Attack Run à {to}.',
    '*/TIE': 'Seuls des TIE poursuivent l’ennemi à {to}, et {card} n’en est pas un.',
    '*/bomber': 'Seuls des bombardiers font un Bombing Run, et {card} n’en est pas un.',
    '*/starfighter': 'Seuls des chasseurs stellaires entrent à {to}, et {card} n’en est pas un.',
    '*/nobody': 'Aucun vaisseau spatial du côté lumineux n’est à {to} pour y être poursuivi.',
    '*/too many': 'La Trench n’admet pas plus de {count} de vos vaisseaux spatiaux.',
    '*/control': 'Vous ne contrôlez pas le système planétaire d’où {card} ferait son Bombing Run.',
    '*/system': '{card} n’est pas au système planétaire Death Star, d’où l’on va à {to}.',
    '*/unrelated': 'Le système planétaire et le site de ce Bombing Run ne sont pas associés.',
    '*/interior': 'Un Bombing Run va à un site extérieur, et celui-ci est intérieur.',
  },
  log: {
    'move/attack run': 'Attack Run : {cards} {cards|va|vont}[ de {from}] à {to}{cost}.',
    'move/bombing run': 'Bombing Run : {cards} {cards|va|vont}[ de {from}] à {to}{cost}.',
  },
  labels: {
    'attack run': 'Attack Run',
    'bombing run': 'Bombing Run',
  },
  moves: {
    'attack run': 'Attack Run',
    'bombing run': 'Bombing Run',
  },
  offers: {
    'attack run': '{cards} : Attack Run, vers {to}',
    'bombing run': '{cards} : Bombing Run, vers {to}',
  },
}
