export const targeting = {
  rules: {
    'DEP-166': 'One name, one side. A text that names one side of a character who can cross over means that side only.',
    'KRN-130': 'What cannot be known yet. Hidden or random things are not named as an action is initiated, but when they are seen.',
    'KRN-131': 'Only the target itself. An action touches its targets and not what is aboard or attached to them.',
    'KRN-156': 'What stands before. Only the text that stands before “immune to” on a card is protected.',
    'KRN-157': 'Within one type. On an Interrupt of several function types, “immune to” protects the text of its own type only.',
    'KRN-159': 'Immune now. A text that asks whether a card is immune, without the word “always”, asks how it is now.',
    'KRN-370': 'An asterisk is no number. A number that the text of a card defines is never a printed number.',
    'TRM-340': 'Scomp links. The scomp link of something enclosed is present for those aboard it alone; that of the location is not present for them. Either is a scomp link at that location.',
    'TRM-353': 'Squadron pilots. A text that asks for a pilot of a squadron asks for both: the squadron’s name and the pilot.',
    'TRM-478': 'Personas. A text that names a persona means every card that contains it, whatever its title.',
  },
  reasons: {
    'TRM-340': 'No scomp link is where {card} would need one.',
    'TRM-353': '{by} asks for two things at once, and {card} is only one of them.',
    'KRN-370': 'An asterisk is printed on {card}, which is no number as {by} asks for.',
    'KRN-159': '{card} is not immune to {title} now.',
    'DEP-166': '{card} has crossed over: {by} names its old side only.',
  },
}
