import { type Change, changesetFor, lastSteps, textOf, UsageError } from './change.ts';

const specification = 'packages/schemas/data/specification.md';
const countTest = 'packages/schemas/src/codes/codes.test.ts';
const contract = 'packages/testing/src/contract/requests.ts';

/** Returns the test with one more value in the list from `first` to `last`. */
const countedIn = (text: string, first: string, last: string, value: string): string =>
  text.replace(
    new RegExp(`count: (\\d+),(\\s+first: '${first}',\\s+last: ')${last}'`),
    (_, count: string, between: string) => `count: ${Number(count) + 1},${between}${value}'`,
  );

/** Returns the sentences with one more value: `one of 13 legal forms, B_CORPORATION to NON_US`. */
const toldIn = (text: string, first: string, last: string, value: string): string =>
  text.replace(
    new RegExp(`one of (\\d+)(.*, ${first} to )${last}\\b`),
    (_, count: string, between: string) => `one of ${Number(count) + 1}${between}${value}`,
  );

/** Returns the edits for a value at the end of a closed list: `pnpm new value business_type MUTUAL`. */
export function newValue([field = '', value = '']: readonly string[]): Change {
  if (!field || !/^\w[\w -]*$/.test(value)) throw new UsageError('pnpm new value <field> <VALUE>');
  const page = textOf(specification);
  const row = page.split('\n').find((line) => line.startsWith(`| ${field} |`));
  const list = row?.split(' | ')[3]?.replace(/( \||\. .*)$/, '');
  if (!row || !list) throw new UsageError(`${specification} has no list for ${field}`);
  const values = list.split(', ');
  if (values.includes(value)) throw new UsageError(`${field} already has ${value}`);
  const [first = '', last = ''] = [values[0], values.at(-1)];
  const changeset = changesetFor('schemas', `${field}-${value}`.toLowerCase().replace(/\W/g, '-'));
  return {
    created: changeset.created,
    changed: {
      [specification]: page.replace(row, row.replace(list, `${list}, ${value}`)),
      [countTest]: countedIn(textOf(countTest), first, last, value),
      [contract]: toldIn(textOf(contract), first, last, value),
    },
    generators: [
      ['schemas', 'generate'],
      ['schemas', 'compile'],
    ],
    left: [
      `If it is not the last value: its place in the row of ${specification} and the last value in ${countTest} and ${contract}, then both commands again`,
      'pnpm typecheck names the labels and tables that lack the value',
      ...(values.length < 8
        ? [
            'packages/schemas/src/scalar/choiceTexts.ts and packages/kyc/src/texts/{fr,ptBr,ptPt}/schema.ts: the text that names each value as its label does',
          ]
        : []),
      'pnpm spec --write',
      ...changeset.left,
      ...lastSteps,
    ],
  };
}
