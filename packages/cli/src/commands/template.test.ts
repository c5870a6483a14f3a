import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';
import { kinds } from '../columns/kind.ts';

const folder = mkdtempSync(join(tmpdir(), 'template-'));

test.each(
  kinds.flatMap((kind) => [
    { kind, ending: 'csv' },
    { kind, ending: 'xlsx' },
  ]),
)(
  'the example in the $kind template as $ending is checked without a finding',
  async ({ kind, ending }) => {
    const file = join(folder, `${kind}.${ending}`);
    expect(await runInTest(['template', kind, '--output', file])).toMatchObject({ code: 0 });
    const { out, err } = await runInTest(['check', kind, file]);
    expect(err + out).toContain('1 ready of 1 (0 errors, 0 warnings, 0 info)');
  },
);

test('what was written is said on standard error, and nothing on standard output', async () => {
  const file = join(folder, 'said.xlsx');
  const { out, err } = await runInTest(['template', 'phone', '--output', file]);
  expect(out).toBe('');
  expect(err).toBe(`passmuster: wrote ${file}: 2 columns, and an example row to replace\n`);
  expect((await runInTest(['template', 'phone', '--format', 'csv'])).err).toBe('');
});
