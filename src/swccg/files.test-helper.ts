/** Source files, for the tests that read them. */

/** A file and all that it imports and that those import, types left out. Paths from the root of the project. */
export function filesFrom(file: string, read: (path: string) => string): string[] {
  const found = new Set<string>()
  const add = (path: string) => {
    if (found.has(path)) return
    found.add(path)
    const imports = read(path).matchAll(
      /^(?:import|export)( type)?\s(?:[^;'"]*?\sfrom\s+)?['"](\.[^'"]*)['"]/gm,
    )
    for (const [, only, from] of imports)
      if (!only && from) add(new URL(from, `file:///${path}`).pathname.slice(1))
  }
  add(file)
  return [...found]
}
