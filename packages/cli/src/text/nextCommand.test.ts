import { expect, test } from 'vitest';
import { nextCommand } from './nextCommand.ts';

test.each([
  { options: {}, command: 'passmuster check bank "our file.csv"' },
  {
    options: { config: true, allowModules: false },
    command: 'passmuster check bank "our file.csv"',
  },
  {
    options: { map: { bank_code: 'Sort code', bank_name: 'Bank' }, input: 'csv', column: 'To' },
    command:
      'passmuster check bank "our file.csv" --map "bank_code=Sort code" --map bank_name=Bank --column To --input csv',
  },
  {
    options: {
      documents: 'our scans',
      customersBy: 'Our no.',
      config: 'a.json',
      allowModules: true,
    },
    command:
      'passmuster check bank "our file.csv" --documents "our scans" --customers-by "Our no." --config a.json --allow-modules',
  },
])('the next command reads the file with $options', ({ options, command }) => {
  expect(nextCommand(['check', 'bank', 'our file.csv'], options)).toBe(command);
});
