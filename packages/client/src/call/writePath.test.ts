import { uuidSample as id } from '@passmuster/testing/answers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deletePayoutMethod, findTransactions } from '../index.ts';
import { anyText } from '../testing/anyText.ts';
import { sender } from '../testing/sender.ts';

const root = 'https://h/api/customers/transactions/by_ref_id/';
const ids = [
  { given: id, as: id },
  { given: 'a/b', as: 'a%2Fb' },
  { given: '../../wallets', as: '..%2F..%2Fwallets' },
  { given: '...', as: '...' },
  { given: '%00', as: '%2500' },
  { given: '%2e%2e', as: '%252e%252e' },
  { given: '?page=2#x', as: '%3Fpage%3D2%23x' },
  { given: '漢字 🏦', as: '%E6%BC%A2%E5%AD%97%20%F0%9F%8F%A6' },
  { given: "it's;a=b&c", as: "it's%3Ba%3Db%26c" },
];

test.each(ids.flatMap((row) => [true, false].map((checks) => ({ ...row, checks }))))(
  'id "$given" is sent as $as (checks: $checks)',
  async ({ given, as, checks }) => {
    const { client, sent } = sender(checks);
    await findTransactions(client, { reference_id: given });
    expect(sent.map(({ url }) => url)).toEqual([root + as]);
  },
);

test.each(
  [
    { what: 'nothing', given: '' },
    { what: 'a dot', given: '.' },
    { what: 'two dots', given: '..' },
    { what: 'an unpaired surrogate', given: '\ud800' },
    { what: 'undefined', given: undefined },
  ].flatMap((row) => [true, false].map((checks) => ({ ...row, checks }))),
)(
  'an id that is $what is not sent, and the error says why (checks: $checks)',
  async ({ given, checks }) => {
    const { client, sent } = sender(checks);
    const { error } = await findTransactions(client, { reference_id: given as string });
    expect(error).toMatchObject({ kind: 'invalid_request', outcome: 'not_sent', attempts: 0 });
    expect(error?.issues[0]?.path).toEqual(['reference_id']);
    expect(error?.message).toMatch(/^Not sent: .*reference_id/);
    expect(sent).toEqual([]);
  },
);

test('whatever the id, the request stays on its resource', async () => {
  const { client, sent } = sender(false);
  await fc.assert(
    fc.asyncProperty(anyText, async (referenceId) => {
      sent.length = 0;
      const { error } = await findTransactions(client, { reference_id: referenceId });
      if (error?.kind === 'invalid_request') expect(sent).toEqual([]);
      else {
        const { href } = new URL(sent[0]!.url);
        expect(href.startsWith(root)).toBe(true);
        expect(decodeURIComponent(href.slice(root.length))).toBe(referenceId);
      }
    }),
  );
});

test('an id that is not a UUID is not sent where the API requires one', async () => {
  const { client, sent } = sender();
  const { error } = await deletePayoutMethod(client, { payout_method_id: '../wallets' });
  expect(error?.issues.map(({ path }) => path)).toEqual([['payout_method_id']]);
  expect(sent).toEqual([]);
});
