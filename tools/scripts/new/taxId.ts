import { type Change, changesetFor, lastSteps, textOf, UsageError } from './change.ts';

const table = 'packages/kyc/src/tables/number/taxIds.json';

/** Returns the row of a country's number: `pnpm new tax-id GH gh-tin TIN '^[A-Z]\d{10}$' C0012345678 'Ghana Revenue Authority, TIN'`. */
export function newTaxId([
  country = '',
  id = '',
  name = '',
  pattern = '',
  example = '',
  source = '',
]: readonly string[]): Change {
  const isForm = /^\^.*\$$/.test(pattern) && new RegExp(pattern).test(example);
  if (
    !/^[A-Z]{2}$/.test(country) ||
    !id.startsWith(`${country.toLowerCase()}-`) ||
    !isForm ||
    !source
  ) {
    throw new UsageError(
      'pnpm new tax-id <country> <id> <name> <pattern of the compact form> <example> <source>',
    );
  }
  const lines = textOf(table).split('\n');
  if (lines.some((line) => line.includes(`"id":"${id}"`))) throw new UsageError(`${id} exists`);
  const row = JSON.stringify({
    country,
    id,
    name,
    holder: 'either',
    pattern,
    example,
    source: [source],
  });
  const isRow = (line: string): boolean => line.startsWith('    {"country":');
  const ofCountry = lines.findLastIndex((line) => line.startsWith(`    {"country":"${country}"`));
  const at = ofCountry === -1 ? lines.findLastIndex(isRow) : ofCountry;
  const isLast = !lines[at]?.endsWith(',');
  const text = lines
    .toSpliced(at, 1, `${lines[at]}${isLast ? ',' : ''}`, `    ${row}${isLast ? '' : ','}`)
    .join('\n')
    .replace(/"count": \d+/, `"count": ${lines.filter(isRow).length + 1}`);
  const changeset = changesetFor('kyc', id);
  return {
    created: changeset.created,
    changed: { [table]: text },
    generators: [['kyc', 'generate']],
    left: [
      `${table}: holder (company, person or either), since and until, check where a check digit is known, source; asOf of the table`,
      'packages/kyc/src/tables/number/checkTaxId.test.ts: a number that has the form, and one that almost has it',
      'pnpm --filter @passmuster/kyc generate',
      'pnpm verify corpus: valid applications stay quiet',
      ...changeset.left,
      ...lastSteps,
    ],
  };
}
