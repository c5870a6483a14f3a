import { readFileSync } from 'node:fs';
import { createClient, type Fetch } from '@passmuster/client';
import { createMemoryJournal } from '@passmuster/client/submission';
import { createSandbox } from '@passmuster/sandbox';
import { customerSample } from '@passmuster/testing/samples';
import { afterAll, expect, test } from 'vitest';
import { requestWallet } from './clientErrors.ts';
import { activeWallets, countWallets } from './clientPages.ts';
import { waits } from './clientSettings.ts';
import { buttonOf, submissionOf, submitCustomer } from './submitOnce.ts';

const apiKey = 'an-api-key-for-these-tests';
const sandbox = createSandbox({ apiKeys: [apiKey] });
afterAll(() => sandbox.close());
const clientOf = (fetch: Fetch) =>
  createClient({ baseUrl: 'http://localhost/api', apiKey, fetch, retry: { limit: 0 } });

/** Sends the request and loses its answer. */
const losing: Fetch = async (...request) => {
  await sandbox.fetch(...request);
  throw new TypeError('fetch failed');
};
const refusing: Fetch = () =>
  Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } }));

test.each([
  { what: 'an answer', fetch: sandbox.fetch, currency: 'ZAR', says: /^Created / },
  { what: 'a refusal', fetch: sandbox.fetch, currency: 'EUR', says: /^Refused: / },
  { what: 'no connection', fetch: refusing, currency: 'ZAR', says: /^Nothing was sent/ },
  { what: 'a lost answer', fetch: losing, currency: 'ZAR', says: /^It may exist/ },
] as const)('after $what the example says $says', async ({ fetch, currency, says }) => {
  expect(await requestWallet(clientOf(fetch), currency)).toMatch(says);
});

test('a customer whose answer was lost is offered again as one that may exist', async () => {
  const journal = createMemoryJournal('a salt of this test');
  const lost = submissionOf('application-7', clientOf(losing), journal);
  await submitCustomer(lost, customerSample, false);

  // The page was loaded again.
  const again = submissionOf('application-7', clientOf(sandbox.fetch), journal);
  await again.refresh();
  expect(buttonOf(again.state)).toBe('It may exist already. Submit again anyway');
  expect(await submitCustomer(again, customerSample, false)).toBeUndefined();
  await submitCustomer(again, customerSample, true);
  expect(again.state.kind).toBe('probably-created');
});

test('a customer is created once, and the button is gone', async () => {
  const submission = submissionOf('8', clientOf(sandbox.fetch), createMemoryJournal('another'));
  expect(submission.state.kind).toBe('loading');
  expect(buttonOf(submission.state)).toBeUndefined();
  await submission.refresh();
  expect(buttonOf(submission.state)).toBe('Submit');
  const email = 'second@example.com';
  const phone = '+2348033120999';
  await submitCustomer(submission, { ...customerSample, email, phone }, false);
  expect(submission.state.kind).toBe('created');
  expect(buttonOf(submission.state)).toBeUndefined();
});

test('all pages of wallets are read, and counted by methods', async () => {
  const own = createSandbox({ apiKeys: [apiKey] });
  const client = clientOf(own.fetch);
  for (let i = 0; i < 3; i++) await requestWallet(client, 'ZAR');
  expect(await countWallets(client)).toBe(3);
  // A new wallet of a currency of a state is pending.
  expect(await activeWallets(client)).toEqual([]);
  await own.close();
});

test('the waits of the guide are those that the package documents', () => {
  const shown = (value: object = {}): string =>
    `\`{ ${Object.entries(value)
      .map(([name, number]) => `${name}: ${String(number).replace(/(?=000$)/, '_')}`)
      .join(', ')} }\``;
  const readme = readFileSync(
    new URL('../../../../packages/client/README.md', import.meta.url),
    'utf8',
  );
  for (const value of [waits.timeout, waits.retry]) expect(readme).toContain(shown(value));
});
