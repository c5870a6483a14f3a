/** Returns a list, frozen with its rows. Imports nothing: generators run it before anything is built. */
export const freezeAll = <const Row>(rows: readonly Row[]): readonly Row[] =>
  Object.freeze(rows.map((row) => Object.freeze(row)));
