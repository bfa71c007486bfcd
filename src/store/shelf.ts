/** The texts of all scenario files that are lessons or exercises; a chunk of its own. */
export const files: Record<string, string> = {
  ...import.meta.glob<string>('../scenarios/lessons/*.json', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../scenarios/movement/*.json', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../scenarios/rules/*.json', { query: '?raw', import: 'default', eager: true }),
}
