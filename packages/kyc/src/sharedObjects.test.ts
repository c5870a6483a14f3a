import { loadTables as loadRuleTables } from '@passmuster/findings';
import { expect, test } from 'vitest';

/** Returns the places of a value, and of what it holds, that somebody could change. */
function changeable(value: unknown, at: string, seen: Set<unknown> = new Set()): string[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  // A valibot schema is code, not data.
  if ('~standard' in value || value instanceof RegExp) return [];
  if (value instanceof Set || value instanceof Map) return [`${at} is a ${value.constructor.name}`];
  const isModule = Symbol.toStringTag in value;
  const descriptors = Object.entries(Object.getOwnPropertyDescriptors(value));
  return [
    ...(isModule || Object.isFrozen(value) ? [] : [at]),
    ...descriptors.flatMap(([key, descriptor]) =>
      'value' in descriptor ? changeable(descriptor.value, `${at}.${key}`, seen) : [],
    ),
  ];
}

test.each([
  ['findings', () => import('@passmuster/findings')],
  ['phone', () => import('@passmuster/phone')],
  ['bank', () => import('@passmuster/bank')],
  ['address', () => import('@passmuster/address')],
  ['kyc', () => import('@passmuster/kyc')],
] as const)('nobody can change a rule, preset, list or directory of %s', async (_, load) => {
  const module: object = await load();
  expect(Object.entries(module).flatMap(([name, value]) => changeable(value, name))).toEqual([]);
});

test('nobody can change a table that rules share', async () => {
  const { loadTables, strict } = await import('@passmuster/kyc');
  const tables = [...(await loadTables(strict)).values()];
  expect(tables.flatMap((table) => changeable(table, 'table'))).toEqual([]);
  const rules = [...(await loadRuleTables(strict)).values()];
  expect(rules.flatMap((table) => changeable(table, 'table'))).toEqual([]);
});
