import { existsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { folderPrefix, setup } from './ownTemporaryFolder.ts';

afterEach(() => vi.unstubAllEnvs());

test('tests write into the folder of their run', () => {
  expect(basename(tmpdir())).toContain(folderPrefix);
});

test('the folder of a run is removed with all that was left in it', () => {
  const outer = tmpdir();
  for (const name of ['TMPDIR', 'TEMP']) vi.stubEnv(name, outer);
  const remove = setup();
  const inner = tmpdir();
  writeFileSync(join(inner, 'left'), '');
  expect(dirname(inner)).toBe(outer);
  remove();
  expect(existsSync(inner)).toBe(false);
});
