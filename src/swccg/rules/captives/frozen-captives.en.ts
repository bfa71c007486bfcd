export const frozenCaptives = {
  rules: {
    'WPN-075': 'Frozen captives are not hit. A frozen captive cannot be hit.',
    'ATK-081': 'Frozen captives are safe. Creatures do not attack a frozen captive, and neither does Great Pit Of Carkoon.',
    'TRM-054': 'Frozen: neither power nor ability. Whatever asks for the power, ability or landspeed of a frozen captive finds 0.',
    'TRM-056': 'No torture of the frozen. A frozen captive cannot be tortured or interrogated by any card.',
  },
  reasons: {
    'WPN-075': '{card} is frozen and cannot be hit.',
    'ATK-081': '{card} is frozen, and creatures do not attack it.',
    'TRM-056': '{card} is frozen, and cannot be tortured or interrogated by {by}.',
  },
}
