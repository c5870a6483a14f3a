/** More rows than any source has, so that a wrong file ends early. */
export const maxRows = 20_000;
