import { type Change, changesetFor, lastSteps, textOf, UsageError } from './change.ts';

const specification = 'packages/schemas/data/specification.md';

/** Returns the edit for a value at the end of a closed list: `pnpm new value business_type MUTUAL`. */
export function newValue([field = '', value = '']: readonly string[]): Change {
  if (!field || !/^\w[\w -]*$/.test(value)) throw new UsageError('pnpm new value <field> <VALUE>');
  const page = textOf(specification);
  const row = page.split('\n').find((line) => line.startsWith(`| ${field} |`));
  const values = row?.split(' | ')[3]?.replace(/( \||\. .*)$/, '');
  if (!row || !values) throw new UsageError(`${specification} has no list for ${field}`);
  if (values.split(', ').includes(value)) throw new UsageError(`${field} already has ${value}`);
  const changeset = changesetFor('schemas', `${field}-${value}`.toLowerCase().replace(/\W/g, '-'));
  return {
    created: changeset.created,
    changed: { [specification]: page.replace(row, row.replace(values, `${values}, ${value}`)) },
    generators: [
      ['schemas', 'generate'],
      ['schemas', 'compile'],
    ],
    left: [
      `${specification}: the place of the value in its row, then both commands again`,
      'pnpm typecheck names the labels and tables that lack the value',
      'packages/schemas/src/codes/codes.test.ts: the count and the last value',
      `packages/testing/src/contract/requests.ts: the sentence of ${field}, then pnpm spec --write`,
      'A list of at most 8 values: its text in packages/schemas/src/scalar/choiceTexts.ts and packages/kyc/src/texts/{fr,ptBr,ptPt}/schema.ts',
      ...changeset.left,
      ...lastSteps,
    ],
  };
}
