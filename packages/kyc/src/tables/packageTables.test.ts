import { expect, test } from 'vitest';
import { readTables } from '../config/readTables.ts';
import { tableIds } from '../config/tableIds.ts';
import { manifestOf } from '../config/tablesManifest.ts';
import { strict } from '../rules/strict.ts';
import { loadTables } from './loadTables.ts';
import { packageTables } from './packageTables.ts';

const tables = await packageTables();

test('every table of this package is read as one that replaces it', async () => {
  const read = await readTables({ manifest: manifestOf('2026.11.0', tables), tables });
  const others = /^(?:address|bank)\//;
  expect(Object.keys(read.tables).sort()).toEqual(tableIds.filter((id) => !others.test(id)).sort());
});

test('the hash of a table is the one that an audit record has', async () => {
  const loaded = await loadTables(strict);
  const versions = strict.rules.flatMap(({ load, data = [] }) =>
    typeof data === 'function' ? data(load && loaded.get(load)) : data,
  );
  const hashes = new Set(versions.map(({ hash }) => hash));
  // Documents are named in requirements: no rule consults them.
  const inRules = tables.filter(({ id }) => id !== 'document/by-country');
  expect(inRules.filter(({ hash }) => !hashes.has(hash)).map(({ id }) => id)).toEqual([]);
});
