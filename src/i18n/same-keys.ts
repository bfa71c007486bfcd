/** A book with the same keys, whatever it says. */
export type SameKeys<Book> = { [Key in keyof Book]: Book[Key] extends string ? string : SameKeys<Book[Key]> }
