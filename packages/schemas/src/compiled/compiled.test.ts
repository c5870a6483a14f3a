import { spawnSync } from 'node:child_process';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { compareWithValibot, difference, outcome } from '@passmuster/compiler/differential';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import * as schemas from '../index.ts';
import { acceptedBodies } from '../testing/acceptedBodies.ts';
import { hostileValues } from '../testing/hostile.ts';
import * as compiled from './index.generated.ts';

test('the compiled modules are what their generator writes', () => {
  const script = fileURLToPath(new URL('../../scripts/compile.ts', import.meta.url));
  const { status, stderr } = spawnSync(
    execPath,
    ['--conditions=@passmuster/source', script, '--check'],
    { encoding: 'utf8' },
  );
  expect(`${stderr}`).not.toContain('is not what its generator writes');
  expect(status).toBe(0);
});

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && '~run' in value;

const rows = Object.entries<unknown>(schemas).flatMap(([name, schema]) => {
  const fast: unknown = Reflect.get(compiled, name);
  return isSchema(schema) && isSchema(fast) ? [{ name, schema, fast }] : [];
});

test('exports what the package exports', () => {
  expect(Object.keys(compiled).sort()).toEqual(Object.keys(schemas).sort());
  for (const [name, value] of Object.entries<unknown>(schemas))
    if (!isSchema(value)) expect(Reflect.get(compiled, name), name).toBe(value);
});

test.each(rows)('$name is a schema object of its own with its own standard', ({ fast, schema }) => {
  expect(fast).not.toBe(schema);
  expect(fast['~standard']).not.toBe(schema['~standard']);
  expect(Object.keys(fast)).toEqual(Object.keys(schema));
});

test.each(rows)('$name agrees with valibot on hostile values', ({ fast, schema }) => {
  for (const [what, value] of hostileValues)
    expect(difference(outcome(fast, value), outcome(schema, value)), what).toBeUndefined();
});

const bodies = rows.filter(({ name }) => name.replace(/Schema$/, '') in acceptedBodies);

test.each(bodies)('$name agrees with valibot on 1,000 changed bodies', ({ fast, name, schema }) => {
  const body = JSON.stringify(acceptedBodies[name.replace(/Schema$/, '')]);
  const sample = (): unknown => JSON.parse(body);
  expect(v.safeParse(fast, sample()).success).toBe(true);
  const { accepted, found } = compareWithValibot({ schema, compiled: fast, sample, count: 1_000 });
  expect(found).toEqual([]);
  expect(accepted).toBeGreaterThan(100);
});

describe('an accepted value', () => {
  const filter = { currency: 'USDC', unknown: 1 };

  test('is accepted by the standard property without asking valibot', () => {
    const { ListWalletsQuerySchema } = compiled;
    expect(ListWalletsQuerySchema['~standard'].validate(filter)).toMatchObject({
      value: { currency: 'USDC' },
    });
  });

  test.each([
    { how: 'pick', schema: v.pick(compiled.ListWalletsQuerySchema, ['status']), output: {} },
    {
      how: 'omit',
      schema: v.omit(compiled.ListWalletsQuerySchema, ['currency']),
      output: {},
    },
    {
      how: 'a spread',
      schema: { ...compiled.ListWalletsQuerySchema, entries: {} },
      output: {},
    },
    {
      how: 'partial',
      schema: v.partial(compiled.ListWalletsQuerySchema),
      output: { currency: 'USDC' },
    },
  ])('loses what $how leaves out', ({ output, schema }) => {
    expect(v.safeParse(schema, filter).output).toEqual(output);
  });
});

test('limits that a copy changes are those of the copy', () => {
  const schema = compiled.withListLimits(compiled.BusinessCustomerSchema, { perList: 0, perBody: 0 });
  const body: unknown = acceptedBodies['BusinessCustomer'];
  expect(v.safeParse(compiled.BusinessCustomerSchema, body).success).toBe(true);
  expect(v.safeParse(schema, body).issues?.map(({ type }) => type)).toEqual(['too_many']);
});
