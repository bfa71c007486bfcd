/** What a text names anywhere within it. Texts are plain data, so this is looked at rather than read. */
export const names = (text: unknown, word: string): boolean =>
  typeof text === 'object' &&
  text !== null &&
  (word in text || Object.values(text).some((part) => names(part, word)))
