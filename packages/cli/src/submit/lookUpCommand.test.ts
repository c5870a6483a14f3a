import { expect, test } from 'vitest';
import { lookUpCommand } from './lookUpCommand.ts';

const sending = { concurrency: 4, failOn: 'warning', allOrNothing: true } as const;

test.each([
  { file: 'a.csv', options: {}, command: 'passmuster submit wallet a.csv --unknown' },
  {
    file: 'our wallets.csv',
    options: { journal: ['a.journal', 'b.journal'] },
    command:
      'passmuster submit wallet "our wallets.csv" --unknown --journal a.journal --journal b.journal',
  },
  {
    file: 'a.csv',
    options: { baseUrl: 'http://sandbox:8787/api', apiKeyFile: 'a key', allowPlainHttp: true },
    command:
      'passmuster submit wallet a.csv --unknown --base-url http://sandbox:8787/api --api-key-file "a key" --allow-plain-http',
  },
])('the command for $file with $options can be copied', ({ file, options, command }) => {
  expect(lookUpCommand({ kind: 'wallet', file, options: { ...sending, ...options } })).toBe(
    command,
  );
});
