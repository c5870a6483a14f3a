import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyForUse } from './copyWithVersions.ts';

const folder = mkdtempSync(join(tmpdir(), 'copied-'));
afterAll(() => rmSync(folder, { recursive: true }));
const example = (name: string): string => join(import.meta.dirname, '../../../examples', name);
const read = (path: string): string => readFileSync(join(folder, path), 'utf8');

test('a package in a folder of an example is copied with it', () => {
  const installed = copyForUse(example('services'), join(folder, 'services'));
  expect(installed).toContain('./configuration');
  expect(installed).toContain('@passmuster/kyc');
  expect(installed).not.toContain('@acme/passmuster-config');
  expect(JSON.parse(read('services/configuration/package.json')).name).toBe(
    '@acme/passmuster-config',
  );
});

test.each(['minimal', 'services', 'queue'])('npm understands every version of %s', (name) => {
  copyForUse(example(name), join(folder, name));
  expect(read(`${name}/package.json`)).not.toMatch(/(?:workspace|catalog):/);
  if (name === 'services')
    expect(read('services/configuration/package.json')).not.toMatch(/workspace:/);
});
