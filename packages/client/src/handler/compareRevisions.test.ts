import { expect, test } from 'vitest';
import { createWallet, revisionHeader } from '../index.ts';
import { created, pageClient, serve } from '../testing/servePage.ts';
import type { RevisionDifference } from './apiHandlerOptions.ts';

const server = 'acme/3f9c2a1b kyc/0.3.0';

/** Sends a wallet with a header, and returns what `onRevision` was called with, and the outcome. */
async function sending(page: string | undefined, more: object = { revision: server }) {
  const differences: RevisionDifference[] = [];
  const { handler, got } = serve(created, {
    onRevision: (difference) => differences.push(difference),
    ...more,
  });
  const headers = page === undefined ? undefined : { [revisionHeader]: page };
  const { data } = await createWallet(pageClient(handler), { currency: 'NGN' }, { headers });
  return { differences, isSent: data !== undefined && got.length === 1 };
}

test.each([
  { page: 'acme/00000000 kyc/0.3.0', why: 'another content' },
  { page: 'acme/3f9c2a1b kyc/0.2.9', why: 'another version' },
])('a page that reviewed by $why is named once, and the request goes on', async ({ page }) => {
  const { differences, isSent } = await sending(page);
  expect(differences).toEqual([{ operation: 'createWallet', page, server }]);
  expect(isSent).toBe(true);
});

test.each([
  { page: server, why: 'the same' },
  { page: undefined, why: 'none' },
  { page: 'not a revision', why: 'none that anybody made' },
  { page: `${'a'.repeat(300)}/00000000 kyc/0.3.0`, why: 'a very long one' },
])('a page with $why is not named, and the request goes on', async ({ page }) => {
  expect(await sending(page)).toEqual({ differences: [], isSent: true });
});

test('without a revision of the server there is nothing to compare', async () => {
  const { differences } = await sending('acme/00000000 kyc/0.3.0', {});
  expect(differences).toEqual([]);
});

test.each([
  () => {
    throw new Error('measured');
  },
  () => Promise.reject(new Error('measured')),
])('an onRevision that fails changes nothing', async (onRevision) => {
  const page = 'acme/00000000 kyc/0.3.0';
  expect((await sending(page, { revision: server, onRevision })).isSent).toBe(true);
});
