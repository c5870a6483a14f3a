import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readTables, tableIds } from '@passmuster/kyc';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../test/temporaryFolder.ts';

const write = temporaryFolder();
const script = new URL('../scripts/tablesPackage.ts', import.meta.url).pathname;
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
/** Writes, packs and unpacks the package as its release does, and returns its folder. */
function packed(): string {
  const folder = dirname(write('here', ''));
  const source = join(folder, 'tables');
  const pkcs8 = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  execFileSync(process.execPath, ['--conditions=@passmuster/source', script, source, '2026.11.0'], {
    env: { ...process.env, TABLES_PRIVATE_KEY: pkcs8 },
  });
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: source });
  mkdirSync(join(folder, 'unpacked'));
  const tarball = join(folder, 'passmuster-tables-2026.11.0.tgz');
  execFileSync('tar', ['-xzf', tarball, '-C', join(folder, 'unpacked')]);
  return join(folder, 'unpacked', 'package');
}

const folder = packed();
const read = (file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(folder, file), 'utf8'));

test('the packed bundle is complete, and signed by the key of its release', async () => {
  const { loadBundle } = await import(pathToFileURL(join(folder, 'index.js')).href);
  // The key itself is the end of its DER form.
  const der = publicKey.export({ format: 'der', type: 'spki' });
  const raw = der.subarray(-32).toString('base64');
  const { tables } = await readTables(await loadBundle(), { publicKey: raw });
  expect(Object.keys(tables).sort()).toEqual([...tableIds].sort());
  expect(read('package.json')).toMatchObject({ name: '@passmuster/tables', version: '2026.11.0' });
});

test.each(tableIds)('%s has a JSON Schema that its file fits', (id) => {
  const name = id.replace('/', '-');
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  const { $schema: _, ...schema } = read(`schemas/${name}.schema.json`);
  const fits = ajv.compile(schema);
  const table = read(`${name}.json`);
  expect(fits(table), JSON.stringify(fits.errors)).toBe(true);
  expect(fits({ ...table, asOf: 'yesterday' })).toBe(false);
  expect(fits({ ...table, rows: [{ __proto__: null, code: 7 }] })).toBe(false);
});
