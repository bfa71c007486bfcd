/** How a scenario tells a ferocity to which destinies are added: '8 + destiny', 'two destiny', 'destiny - 3'. */
export const drawnFerocity = /^(?:(\d+) *\+ *)?(?:(two|three) +)?destin(?:y|ies)(?: *([+-]) *(\d+))?$/
