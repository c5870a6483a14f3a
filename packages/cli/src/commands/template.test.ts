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
    expect(err + out).toContain('1 of 1 record ready (0 errors, 0 warnings, 0 info)');
  },
);
