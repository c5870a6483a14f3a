import { loadTables as loadRuleTables } from '@passmuster/findings';
import { changeable } from '@passmuster/testing/changeable';
import { expect, test } from 'vitest';

test('nobody can change a table that rules share', async () => {
  const { loadTables, strict } = await import('@passmuster/kyc');
  const tables = [...(await loadTables(strict)).values()];
  expect(tables.flatMap((table) => changeable(table, 'table'))).toEqual([]);
  const rules = [...(await loadRuleTables(strict)).values()];
  expect(rules.flatMap((table) => changeable(table, 'table'))).toEqual([]);
});
