import { execFileSync } from 'node:child_process';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { createRandom } from '@passmuster/testing/random';
import type { StandardJSONSchemaV1 } from '@standard-schema/spec';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { examples } from '../../scripts/documentation/examples.ts';
import * as plain from '../index.ts';
import { mutated, strangeValues } from '../testing/corpus.ts';
import * as standard from './index.generated.ts';

type Both = v.GenericSchema & StandardJSONSchemaV1;
const all = Object.entries(standard)
  .filter(([name]) => name.endsWith('Schema'))
  .map(([name, schema]) => ({ name: name.replace(/Schema$/, ''), schema: schema as Both }));

test('what scripts/standard.ts writes is up to date', () => {
  const path = fileURLToPath(new URL('../../scripts/standard.ts', import.meta.url));
  const args = ['--conditions=@passmuster/source', path, '--check'];
  expect(() => execFileSync(execPath, args, { stdio: 'pipe' })).not.toThrow();
});

test('exports what the package exports, every schema with a converter', () => {
  expect(Object.keys(standard).sort()).toEqual(Object.keys(plain).sort());
  expect(all.length).toBeGreaterThan(50);
  for (const { name, schema } of all) {
    const { version, vendor, jsonSchema } = schema['~standard'];
    expect([version, vendor, Object.keys(jsonSchema)], name).toEqual([
      1,
      'valibot',
      ['input', 'output'],
    ]);
  }
});

const dialects = [
  { target: 'draft-2020-12', ajv: new Ajv2020({ strict: true, allowUnionTypes: true }) },
  { target: 'draft-07', ajv: new Ajv({ strict: true, allowUnionTypes: true }) },
] as const;
for (const { ajv } of dialects) formats.default(ajv);

/** Bodies near the example of a schema, whole and changed. */
function bodiesOf(name: string): readonly unknown[] {
  if (!examples.has(name)) return [];
  const choose = createRandom(name.length).integer;
  const example = examples.get(name);
  // Differences of formats and long texts are those of `jsonSchema.test.ts`.
  const values = strangeValues.filter((value) => typeof value !== 'string' || value.length < 40);
  return [example, ...Array.from({ length: 40 }, () => mutated(example, values, choose))];
}

describe.each(dialects)('in $target', ({ target, ajv }) => {
  test.each(all)('$name accepts what its JSON Schema accepts', ({ name, schema }) => {
    const validate = ajv.compile(schema['~standard'].jsonSchema.input({ target }));
    for (const body of bodiesOf(name))
      expect(validate(body), JSON.stringify(body)).toBe(v.is(schema, body));
  });

  test.each(all)('$name returns what its JSON Schema of the output accepts', ({ name, schema }) => {
    const validate = ajv.compile(schema['~standard'].jsonSchema.output({ target }));
    for (const body of bodiesOf(name)) {
      const { success, output } = v.safeParse(schema, body);
      if (success) expect(validate(output), JSON.stringify(output)).toBe(true);
    }
  });
});

test.each([
  { name: 'BusinessCustomer', field: 'is_dao', input: false },
  { name: 'BusinessOwner', field: 'is_signer', input: false },
  { name: 'ListWalletsQueryText', field: 'page', input: false },
  { name: 'BusinessCustomer', field: 'email', input: true },
] as const)(
  '$field of $name is required in the input: $input, and in the output',
  ({ name, field, input }) => {
    const { jsonSchema }: StandardJSONSchemaV1['~standard'] = Reflect.get(
      standard,
      `${name}Schema`,
    )['~standard'];
    const target = 'draft-2020-12';
    expect(jsonSchema.input({ target })['required']).toEqual(
      input ? expect.arrayContaining([field]) : expect.not.arrayContaining([field]),
    );
    expect(jsonSchema.output({ target })['required']).toEqual(expect.arrayContaining([field]));
  },
);

test('the numbers of a URL are text in the input and numbers in the output', () => {
  const { jsonSchema } = standard.ListWalletsQueryTextSchema['~standard'];
  const page = (document: object) => Reflect.get(Reflect.get(document, 'properties'), 'page');
  expect(page(jsonSchema.input({ target: 'draft-07' }))).toMatchObject({
    type: 'string',
    default: '1',
  });
  expect(page(jsonSchema.output({ target: 'draft-07' }))).toEqual({ type: 'integer', minimum: 1 });
});

test.each(['openapi-3.0', 'draft-04', 'constructor'])('the target %s is refused', (target) => {
  const { jsonSchema } = standard.WalletSchema['~standard'];
  expect(() => jsonSchema.input({ target })).toThrow(RangeError);
});

test('a document is new with each call, so that the caller may change it', () => {
  const { jsonSchema } = standard.CreateWalletSchema['~standard'];
  const first = jsonSchema.input({ target: 'draft-2020-12' });
  first['title'] = 'changed';
  expect(jsonSchema.input({ target: 'draft-2020-12' })['title']).toBe('Create wallet');
});

test('a part of a schema has no converter, because it would describe the whole', () => {
  const part = v.pick(standard.ListWalletsQuerySchema, ['status']);
  expect(part['~standard']).not.toHaveProperty('jsonSchema');
  expect(part['~standard'].validate({})).toMatchObject({ value: {} });
});
