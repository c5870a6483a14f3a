import { expect, test } from 'vitest';
import { checkedCount } from '../../../scripts/tables/dataSource.ts';
import { numberRowProblem } from '../../../scripts/tables/numberRowProblem.ts';
import { TableError } from '../../../scripts/tables/tableError.ts';

const row = {
  country: 'BG',
  id: 'bg-eik',
  name: 'ЕИК',
  holder: 'company',
  pattern: '^\\d{9}$',
  check: 'own bg/eik',
  source: ['a source'],
};

test.each([
  ['a right row', {}, undefined],
  ['a check of stdnum', { check: 'stdnum bg/vat' }, undefined],
  ['no check', { check: undefined }, undefined],
  ['a column that does not exist', { chek: 'own bg/eik' }, 'there is no column chek'],
  ['a country in lowercase', { country: 'bg' }, 'country must be two capital letters'],
  ['no name', { name: '' }, 'name is missing'],
  ['no source', { source: [] }, 'source is missing'],
  ['an open parenthesis', { pattern: '^(\\d{9}$' }, 'pattern must be a regular expression'],
  ['another check', { check: 'bg/vat' }, 'check must be "stdnum xx/name" or "own xx/name"'],
  ['a check of our own that does not exist', { check: 'own bg/no' }, 'there is no check own bg/no'],
  ['one of stdnum', { check: 'stdnum bg/no' }, 'there is no check stdnum bg/no'],
])('%s', (_, change, problem) => {
  expect(numberRowProblem({ ...row, ...change })).toBe(problem);
});

test('a wrong count is described in one sentence', () => {
  expect(() => checkedCount('x.json', { count: 2, rows: [1, 2, 3] })).toThrow(
    new TableError('x.json has 3 rows and says 2.'),
  );
  expect(checkedCount('x.json', { count: 1, rows: [1] })).toEqual({ count: 1, rows: [1] });
});
