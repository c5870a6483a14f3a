/** A choice by which the rows of a list are narrowed. */
export interface Filter {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly text: string }[];
}

/** Returns true if a row has the chosen value of every filter; an empty value chooses all. */
export const hasChosen = (
  row: Readonly<Record<string, readonly string[]>> | undefined,
  chosen: Readonly<Record<string, string>>,
): boolean =>
  Object.entries(chosen).every(
    ([name, value]) => value === '' || row?.[name]?.includes(value) === true,
  );
