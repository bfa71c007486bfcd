/** What shows which rule. It is made when the page is built, and put in the place of what stands here: src/commands/build/positions.mjs. */

/** The scenarios that show a rule, by their ids, the best first. */
export const shown: Readonly<Record<string, readonly string[]>> = {}

/** By rule the shortest of the shelf in which it refuses something and something is allowed, by its id. */
export const bothWays: Readonly<Record<string, string>> = {}

/** The chapter in whose part a scenario is found that does not stand on the shelf. */
export const where: Readonly<Record<string, string>> = {}

/** The texts of these scenarios, by their ids; a part of the page for each chapter. */
export const chapters: Readonly<Record<string, () => Promise<{ texts: Readonly<Record<string, string>> }>>> =
  {}
