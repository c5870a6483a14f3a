import { spawnSync } from 'node:child_process';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { type Compiled, compareWithValibot } from '@passmuster/compiler/differential';
import type { GenericSchema } from 'valibot';
import { expect, test } from 'vitest';
import * as schemas from '../index.ts';
import { acceptedBodies } from '../testing/acceptedBodies.ts';
import * as compiled from './index.ts';

test('the compiled modules are what their generator writes', () => {
  const script = fileURLToPath(new URL('../../scripts/compile.ts', import.meta.url));
  const { status, stderr } = spawnSync(
    execPath,
    ['--conditions=@passmuster/source', script, '--check'],
    { encoding: 'utf8' },
  );
  expect(`${stderr}`).not.toContain('is not what its generator writes');
  expect(status).toBe(0);
}, 30_000);

const exported = (from: object, name: string): unknown => Reflect.get(from, name);
const rows = Object.keys(acceptedBodies).map((name) => ({
  name,
  schema: exported(schemas, `${name}Schema`) as GenericSchema,
  compiled: {
    is: exported(compiled, `is${name}`),
    parse: exported(compiled, `parse${name}`),
  } as Compiled,
}));

test('every compiled schema has a row below', () => {
  expect(rows.flatMap(({ name }) => [`is${name}`, `parse${name}`]).sort()).toEqual(
    Object.keys(compiled).sort(),
  );
});

test.each(rows)('$name: the same verdict, output, issues and paths as valibot', (row) => {
  const body = JSON.stringify(acceptedBodies[row.name]);
  const sample = (): unknown => JSON.parse(body);
  expect(row.compiled.parse(sample())).toMatchObject({ success: true });
  const { accepted, found } = compareWithValibot({ ...row, sample, count: 2_000 });
  expect(found).toEqual([]);
  expect(accepted).toBeGreaterThan(200);
});
