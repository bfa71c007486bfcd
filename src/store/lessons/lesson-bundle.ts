/** The texts of all scenario files that are exercises; a chunk of its own. The stories stand beside it one by one. */
export const exercises: Record<string, string> = {
  ...import.meta.glob<string>(
    ['../../scenarios/movement/*.json', '!**/ex-mov-09.json', '!**/ex-mov-14.json'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  ),
  ...import.meta.glob<string>('../../scenarios/rules/*.json', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
}
