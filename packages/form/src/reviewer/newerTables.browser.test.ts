import { createClient, createWallet, revisionHeader } from '@passmuster/client';
import { createApiHandler, type RevisionDifference } from '@passmuster/client/handler';
import { defineConfig, hashOfRows, loadCustomerReviewer, readTables } from '@passmuster/kyc';
import { afterEach, expect, test } from 'vitest';
import { createCustomerForm } from '../application/createCustomerForm.ts';
import { directReviewer } from './directReviewer.ts';

const rows = [{ code: 'BY', program: 'comprehensive', since: '2026-11-01' }];
const ofac = {
  format: 'passmuster-table/1',
  id: 'risk/ofac',
  asOf: '2026-11-20',
  count: 1,
  hash: hashOfRows(rows),
  rows,
};
/** Serves JSON as a server would, to the `fetch` of the page. */
const addressOf = (json: unknown): string =>
  URL.createObjectURL(new Blob([JSON.stringify(json)], { type: 'application/json' }));
const configFrom = async (address: string) => {
  const tables = await readTables(await (await fetch(address)).json());
  return defineConfig({ name: 'acme', tables });
};

let close: () => void = () => undefined;
afterEach(() => close());

function formWith(config: Awaited<ReturnType<typeof configFrom>>) {
  const form = createCustomerForm({
    reviewer: directReviewer({ config }),
    values: { registered_address: { country: 'BY' } },
    today: () => '2026-11-21',
  });
  const unsubscribe = form.subscribe(() => undefined);
  close = () => {
    unsubscribe();
    form.close();
  };
  return form;
}

test('a form takes a table that its page fetched', async () => {
  const form = formWith(await configFrom(addressOf(ofac)));
  form.showAll();
  await expect
    .poll(() => form.state.open.findings.map(({ rule }) => rule))
    .toContain('risk/ofac-comprehensive');
  close();
  const former = formWith(defineConfig({ name: 'acme' }));
  former.showAll();
  await expect.poll(() => former.state.revision).toMatch(/^acme\//);
  expect(former.state.open.findings.map(({ rule }) => rule)).not.toContain(
    'risk/ofac-comprehensive',
  );
});

test('a form whose table was cut off on its way keeps the former one', async () => {
  const cut = new Blob([JSON.stringify(ofac).slice(0, -10)]);
  await expect(configFrom(URL.createObjectURL(cut))).rejects.toThrow(SyntaxError);
  await expect(configFrom(addressOf({ ...ofac, rows: [] }))).rejects.toThrow('risk/ofac: rows');
});

test('a form and a server with different tables: onRevision is called once, and the request goes on', async () => {
  const server = await loadCustomerReviewer({ config: defineConfig({ name: 'acme' }) });
  const form = formWith(await configFrom(addressOf(ofac)));
  await expect.poll(() => form.state.revision).toMatch(/^acme\//);
  const differences: RevisionDifference[] = [];
  const handler = createApiHandler({
    client: createClient({
      baseUrl: 'https://api.example/api',
      apiKey: 'key',
      fetch: async () => Response.json({ error: { message: 'no' } }, { status: 400 }),
      retry: { limit: 0 },
    }),
    operations: ['createWallet'],
    origins: [location.origin],
    authorize: () => ({ as: 'visitor' }),
    permit: (input) => ({ input }),
    revision: server.revision,
    onRevision: (difference) => differences.push(difference),
  });
  const page = createClient({
    baseUrl: '/api',
    retry: { limit: 0 },
    fetch: (url, init) => handler(new Request(new URL(url, location.origin), init)),
  });
  const headers = { [revisionHeader]: form.state.revision ?? '' };
  await createWallet(page, { currency: 'NGN' }, { headers });
  expect(differences).toEqual([
    { operation: 'createWallet', page: form.state.revision, server: server.revision },
  ]);
  await createWallet(page, { currency: 'NGN' }, { headers: { [revisionHeader]: server.revision } });
  expect(differences).toHaveLength(1);
});
