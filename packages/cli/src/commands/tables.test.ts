import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashOfRows, manifestOf, signedBytes, tableIds } from '@passmuster/kyc';
import { expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';

const write = temporaryFolder();
const folder = (): string => dirname(write('here', ''));
const rows = [{ code: 'BY', program: 'comprehensive', since: '2026-11-01' }];
const ofac = {
  format: 'passmuster-table/1',
  id: 'risk/ofac',
  asOf: '2026-11-20',
  maxAgeDays: 30,
  count: 1,
  hash: hashOfRows(rows),
  rows,
};
const table = write('ofac.json', JSON.stringify(ofac));
const config = write('passmuster.config.json', JSON.stringify({ tables: ['./ofac.json'] }));
const day = ['--as-of', '2026-11-21'];

/** Exports the tables in use into a new folder, which it returns. */
async function exported(name: string, ...options: readonly string[]): Promise<string> {
  const to = join(folder(), name);
  const { code, err } = await runInTest(['tables', 'export', to, ...options]);
  expect(err).toContain(`wrote 14 tables and manifest.json to ${to}`);
  expect(code).toBe(0);
  return to;
}

test('each table has its day, its age and the package that it comes from', async () => {
  const { out } = await runInTest(['tables', '--no-config', ...day]);
  expect(out).toMatch(/^risk\/ofac +2025-08-26 +452 days {2}due +6 rows {2}@passmuster\/kyc$/m);
  expect(out).toMatch(/^bank\/ng .* 85 rows {2}@passmuster\/bank$/m);
  expect(out).toMatch(
    /^address\/sanctioned +2026-09-18 +64 days {2}due +124 rows {2}@passmuster\/address$/m,
  );
  const { out: json } = await runInTest(['tables', '--json', '--no-config', ...day]);
  expect(JSON.parse(json).map(({ id }: { readonly id: string }) => id)).toEqual(tableIds);
});

test('a table of the settings is used by checks, and named with them', async () => {
  const { out } = await runInTest(['tables', '--config', config, ...day]);
  expect(out).toMatch(new RegExp(`^risk/ofac +2026-11-20 +1 days +1 rows +${config}$`, 'm'));
  const draft = write('draft.json', '{"registered_address":{"country":"BY"}}');
  const check = ['check', 'customer', draft, '--format', 'ndjson', ...day];
  expect((await runInTest([...check, '--config', config])).out).toContain(
    'risk/ofac-comprehensive',
  );
  expect((await runInTest([...check, '--no-config'])).out).not.toContain('risk/ofac');
});

test('a table of the settings that is wrong ends the command with one sentence', async () => {
  write('wrong.json', JSON.stringify({ ...ofac, count: 2 }));
  const settings = write('wrong.config.json', JSON.stringify({ tables: ['./wrong.json'] }));
  const { code, err } = await runInTest(['tables', '--config', settings]);
  expect(err).toContain(`${settings}: risk/ofac: count must be the number of rows, 1`);
  expect(code).toBe(2);
});

test('an export is one file per table, which is verified, and read as settings', async () => {
  const to = await exported('bundle', '--config', config);
  expect(readdirSync(to)).toHaveLength(15);
  const { out, code } = await runInTest(['tables', 'verify', to]);
  expect(out).toContain('risk/ofac  2026-11-20  1 rows');
  expect(out).toContain('complete');
  expect(code).toBe(0);
  expect((await runInTest(['tables', 'verify', table])).code).toBe(0);
  const all = readdirSync(to).filter((file) => file !== 'manifest.json');
  const settings = { tables: all.map((file) => `./bundle/${file}`), olderTables: tableIds };
  const own = write('bundle.config.json', JSON.stringify(settings));
  const { out: used } = await runInTest(['tables', '--config', own, ...day]);
  expect(used.split(own).length - 1).toBe(14);
});

test('an export can be repeated, byte for byte', async () => {
  const [one, other] = [
    await exported('one', '--no-config'),
    await exported('other', '--no-config'),
  ];
  for (const file of readdirSync(one)) {
    expect(readFileSync(join(one, file)).equals(readFileSync(join(other, file)))).toBe(true);
  }
});

test('a file that was cut off, changed, is missing or too large is refused, and so is another signature', async () => {
  const to = await exported('changed', '--no-config');
  const file = join(to, 'risk-ofac.json');
  const text = readFileSync(file, 'utf8');
  const refusal = async (...options: readonly string[]): Promise<string> => {
    const { code, err } = await runInTest(['tables', 'verify', to, ...options]);
    expect(code).toBeGreaterThan(0);
    return err;
  };
  writeFileSync(file, text.slice(0, -20));
  expect(await refusal()).toContain('JSON');
  rmSync(file);
  expect(await refusal()).toContain(`${file}: `);
  writeFileSync(file, `${text}${' '.repeat(4 * 1024 * 1024)}`);
  expect(await refusal()).toContain('this file is larger than 4 MiB');
  writeFileSync(file, text.replace('"CU"', '"CZ"'));
  expect(await refusal()).toContain('risk/ofac: hash is not that of its rows');
  writeFileSync(file, text);
  const publicKey = btoa('k'.repeat(32));
  expect(await refusal('--public-key', publicKey)).toContain('the bundle has no signature');
  writeFileSync(join(to, 'manifest.sig'), btoa('s'.repeat(64)));
  expect(await refusal('--public-key', publicKey)).toContain(
    'is not of this manifest and this key',
  );
  const manifest = JSON.parse(readFileSync(join(to, 'manifest.json'), 'utf8'));
  const [first] = manifest.tables;
  manifest.tables[0] = { ...first, file: '../here' };
  writeFileSync(join(to, 'manifest.json'), JSON.stringify(manifest));
  expect(await refusal()).toContain('manifest tables 1 file must be the name of a JSON file');
});

test('a bundle that was signed at release is verified by its key', async () => {
  const to = await exported('signed', '--no-config', '--bundle-version', '2026.11.3');
  const { subtle } = globalThis.crypto;
  const keys = await subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  const base64 = (bytes: ArrayBuffer): string => Buffer.from(bytes).toString('base64');
  const manifest = JSON.parse(readFileSync(join(to, 'manifest.json'), 'utf8'));
  expect(manifest.version).toBe('2026.11.3');
  expect(manifestOf('2026.11.3', []).hash).not.toBe(manifest.hash);
  const signature = await subtle.sign('Ed25519', keys.privateKey, signedBytes(manifest));
  writeFileSync(join(to, 'manifest.sig'), base64(signature));
  const key = base64(await subtle.exportKey('raw', keys.publicKey));
  const { out, code } = await runInTest(['tables', 'verify', to, '--public-key', key]);
  expect(out).toContain('complete, and signed by this key');
  expect(code).toBe(0);
});

test('a version that is not by calendar is refused', async () => {
  const { code, err } = await runInTest(['tables', 'export', folder(), '--bundle-version', '1.0']);
  expect(err).toContain('such as 2026.11.0');
  expect(code).toBe(2);
});
