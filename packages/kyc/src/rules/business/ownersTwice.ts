import { foldedText, repeats } from './repeats.ts';

/** What names a person. */
export interface NamedPerson {
  readonly first_name: unknown;
  readonly last_name: unknown;
  readonly date_of_birth: unknown;
}

/** Returns the owners who were listed before, with the same name and date of birth, each with the first place. */
export const ownersTwice = (people: readonly NamedPerson[]): ReadonlyMap<number, number> =>
  new Map(
    repeats(
      people.map(({ first_name, last_name, date_of_birth }) => {
        const parts = [first_name, last_name, date_of_birth].map(foldedText);
        return parts.includes(undefined) ? undefined : parts.join('|');
      }),
    ),
  );
