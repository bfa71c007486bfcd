/** The texts of all scenario files that are exercises; a chunk of its own. The stories stand beside it one by one. */
export const exercises: Record<string, string> = {
  ...import.meta.glob<string>('../../scenarios/**/*.example.json', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
}
