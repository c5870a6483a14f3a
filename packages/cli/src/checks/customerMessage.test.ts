import { expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';

const examples = new URL('../../../../examples', import.meta.url).pathname;

test('--message names the fields in the language of the text', async () => {
  const args = ['check', 'customer', `${examples}/incomplete.json`, '--message', '--lang', 'fr'];
  const { out } = await runInTest(args);
  expect(out).toContain('1. Propri\u00e9taire 2, Date de naissance\u00a0: Chaque');
});

test('--message writes a text to forward, without codes and field names', async () => {
  const { out } = await runInTest([
    'check',
    'customer',
    `${examples}/incomplete.json`,
    '--message',
  ]);
  expect(out).toContain('Before we can submit your application, please correct the following:');
  expect(out).toContain('1. Owner 2, Date of birth: Every owner must be 18 or older.');
  expect(out).toContain('. A bank statement is missing. Upload one.\n');
  expect(out).not.toMatch(/business_owners|owner\//);
});
