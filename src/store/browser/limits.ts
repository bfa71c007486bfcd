/** A larger file is none of ours: in bytes. */
export const mostOf = { file: 32_000_000, allTables: 250_000_000, ti4: 16_000_000 } as const
