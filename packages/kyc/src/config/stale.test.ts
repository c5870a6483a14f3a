import { customerSample } from '@passmuster/testing/samples';
import { expect, test } from 'vitest';
import { loadCustomerReviewer } from '../review/loadCustomerReviewer.ts';
import { tableOf } from '../testing/tableOf.ts';
import { fr } from '../texts/fr.ts';
import { defineConfig } from './defineConfig.ts';
import { readTables } from './readTables.ts';

const asOf = '2026-11-23';
const look = defineConfig({ name: 'acme', stale: 'look' });
const lists = ['OFAC comprehensive sanctions', 'FATF call for action'];
const dueIn = async (config: typeof look, rules = {}, day = asOf) => {
  const reviewer = await loadCustomerReviewer({ config, rules });
  const { findings, verdict } = reviewer.review(customerSample, { asOf: day });
  const due = findings.filter(({ rule }) => rule === 'risk/list-due');
  return { verdict, due: due.map(({ parameters = {} }) => parameters['table']) };
};

test('a list of law that is past its interval turns clear into look, and is named', async () => {
  const plain = await dueIn(defineConfig({ name: 'acme' }));
  expect(plain).toEqual({ verdict: 'clear', due: [] });
  const { verdict, due } = await dueIn(look);
  expect(verdict).toBe('look');
  expect(due).toEqual(expect.arrayContaining(lists));
  const [first, second] = await Promise.all(
    [look, defineConfig({ name: 'acme' })].map((config) => loadCustomerReviewer({ config })),
  );
  expect(first?.revision).not.toBe(second?.revision);
});

test('the remedy names list and day, in the language of the review', async () => {
  const reviewer = await loadCustomerReviewer({ config: look, catalog: fr });
  const { findings } = reviewer.review(customerSample, { asOf });
  const found = findings.find(({ parameters = {} }) => parameters['table'] === lists[0]);
  expect(found?.remedy).toContain('OFAC comprehensive sanctions');
  expect(found?.remedy).toContain('26 août 2025');
});

test('before the interval is over, or with a newer table, it is clear', async () => {
  expect(await dueIn(look, {}, '2025-08-26')).toMatchObject({ due: [] });
  const tables = await readTables([
    tableOf('risk/ofac', [{ code: 'KP', program: 'comprehensive' }], { maxAgeDays: 30 }),
    tableOf('risk/fatf', [{ code: 'KP', list: 'call-for-action' }], { maxAgeDays: 30 }),
  ]);
  const newer = defineConfig({ name: 'shop', extends: [look], tables });
  expect(await dueIn(newer)).toEqual({ verdict: 'clear', due: [] });
});

test('a rule that is off needs no list', async () => {
  const off = { 'risk/ofac-comprehensive': 'off', 'risk/ofac-region': 'off' } as const;
  const all = { ...off, 'risk/ofac-region-part': 'off' } as const;
  const { due } = await dueIn(look, all);
  expect(due.filter((name) => String(name).startsWith('OFAC'))).toEqual([]);
});

test('a warning of it can be accepted for a while', async () => {
  const reviewer = await loadCustomerReviewer({ config: look });
  const acceptance = { reason: 'read by hand', by: 'Ada', until: '2026-11-30' };
  const accepted = [{ rule: 'risk/list-due', ...acceptance }];
  expect(reviewer.review(customerSample, { asOf, accepted }).verdict).toBe('clear');
});

test('another value is refused', () => {
  const define = defineConfig as (config: object) => unknown;
  expect(() => define({ name: 'acme', stale: 'block' })).toThrow('acme: stale must be show, look');
});
