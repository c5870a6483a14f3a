import { loadTables, strict } from '@passmuster/kyc';
import { expect, test } from 'vitest';
import { fr } from '../language/catalogs/fr.ts';
import { ptBr } from '../language/catalogs/ptBr.ts';
import { ptPt } from '../language/catalogs/ptPt.ts';
import { tableNames } from './tableNames.ts';

test('lists every table that a rule uses', async () => {
  const tables = await loadTables(strict);
  const used = strict.rules.flatMap(({ load, data = [] }) =>
    typeof data === 'function' ? data(load && tables.get(load)) : data,
  );
  expect([...new Set(used.map(({ name }) => name))].sort()).toEqual([...tableNames]);
});

test.each([
  ['fr', fr],
  ['pt-BR', ptBr],
  ['pt-PT', ptPt],
])('%s has a name for every table', (_, catalog: Readonly<Record<string, string>>) => {
  expect(tableNames.filter((name) => (catalog[name] ?? name) === name)).toEqual([]);
});
