import { sampleDay as asOf } from '@passmuster/testing/samples';
import { expect, test } from 'vitest';
import { reviewBusinessCustomer } from '../review/reviewBusinessCustomer.ts';
import { recommended } from '../rules/recommended.ts';
import { spec } from '../rules/spec.ts';
import { strict } from '../rules/strict.ts';
import { changed } from '../testing/changed.ts';
import { loadTables } from './loadTables.ts';
import { loadAllSubdivisions, type Subdivisions } from './subdivision/loadSubdivisions.ts';

const statesIn = (tables: Awaited<ReturnType<typeof loadTables>>): readonly string[] =>
  Object.keys((tables.get(loadAllSubdivisions) as Subdivisions).subdivisions);

const withTables = strict.rules.filter(
  ({ load, data }) => load !== undefined && data !== undefined,
);

test.each(withTables.map((rule) => ({ id: rule.id, rule })))(
  '$id names the tables that it reads, for the audit record',
  async ({ rule: { data, load } }) => {
    const versions = typeof data === 'function' ? data(await load?.()) : data;
    expect(versions?.length).toBeGreaterThan(0);
    for (const { name, asOf: day } of versions ?? []) {
      expect(name).not.toBe('');
      expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  },
);

test('all countries have states, unless some are named', async () => {
  expect(statesIn(await loadTables(recommended)).length).toBeGreaterThan(150);
  const some = statesIn(await loadTables(recommended, { countries: ['NG', 'ZA'] }));
  expect(some).toContain('NG');
  expect(some).toContain('ZA');
  expect(some).not.toContain('KE');
  expect(statesIn(await loadTables(recommended, { countries: [] }))).toEqual([]);
});

test('a form for one country checks its states, and is silent on those of others', async () => {
  const draft = changed({
    'registered_address.country': 'NG',
    'registered_address.state': 'Lagoss',
    'business_owners.0.address.country': 'US',
    'business_owners.0.address.state': 'Texass',
  });
  const found = async (countries?: readonly string[]) => {
    const tables = await loadTables(recommended, countries ? { countries } : {});
    return reviewBusinessCustomer(draft, { asOf, preset: recommended, tables })
      .findings.filter(({ rule }) => rule === 'postal/state-code')
      .map(({ path }) => path.join('.'));
  };
  expect(await found()).toHaveLength(2);
  expect(await found(['NG'])).toEqual(['registered_address.state']);
});

test('a preset that needs no states loads none', async () => {
  expect((await loadTables(spec)).has(loadAllSubdivisions)).toBe(false);
});
