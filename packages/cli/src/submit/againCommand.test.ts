import { expect, test } from 'vitest';
import { againCommand } from './againCommand.ts';

const sending = { concurrency: 4, failOn: 'warning', allOrNothing: true } as const;

test.each([
  { file: 'a.csv', options: {}, command: 'passmuster submit wallet a.csv' },
  {
    file: 'our wallets.csv',
    options: { journal: ['a.journal', 'b.journal'] },
    command: 'passmuster submit wallet "our wallets.csv" --journal a.journal --journal b.journal',
  },
  {
    file: 'a.csv',
    options: { baseUrl: 'http://sandbox:8787/api', apiKeyFile: 'a key', allowPlainHttp: true },
    command:
      'passmuster submit wallet a.csv --base-url http://sandbox:8787/api --api-key-file "a key" --allow-plain-http',
  },
  {
    file: 'a.xlsx',
    options: {
      map: { amount: 'Sum in $' },
      sheet: 'May 2026',
      customers: 'sent.csv',
      config: false,
    },
    command:
      'passmuster submit wallet a.xlsx --map \'amount=Sum in $\' --sheet "May 2026" --customers sent.csv --no-config',
  },
])('the command for $file with $options can be copied', ({ file, options, command }) => {
  expect(againCommand({ kind: 'wallet', file, options: { ...sending, ...options } })).toBe(command);
});
