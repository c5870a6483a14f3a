import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';
import { languages } from '../checks/checkSettings.ts';
import { kinds } from '../columns/kind.ts';
import { matchHeadings } from '../columns/matchHeadings.ts';
import { readCell } from '../columns/readCell.ts';
import { languageOf, templateColumns } from '../template/templateColumns.ts';

const folder = mkdtempSync(join(tmpdir(), 'template-'));

const forms = kinds.flatMap((kind) =>
  languages.flatMap((lang) => ['csv', 'xlsx'].map((ending) => ({ kind, lang, ending }))),
);

test.each(forms)(
  'the $kind template in $lang as $ending is read back whole, and its example has no finding',
  async ({ kind, lang, ending }) => {
    const file = join(folder, `${kind}.${lang}.${ending}`);
    const wrote = await runInTest(['template', kind, '--lang', lang, '--output', file]);
    expect(wrote).toMatchObject({ code: 0 });
    const { out, err } = await runInTest(['check', kind, file]);
    expect(err).not.toContain('not read');
    expect(out).toContain('1 ready of 1 (0 errors, 0 warnings, 0 info)');
  },
);

test.each(kinds.flatMap((kind) => languages.map((lang) => ({ kind, lang }))))(
  'each heading and each label of the $kind template in $lang names its field and its value',
  async ({ kind, lang }) => {
    const columns = templateColumns(kind, languageOf(lang));
    const headings = columns.map(({ heading }) => heading);
    const { bound, unknown } = await matchHeadings(kind, headings);
    expect(unknown).toEqual([]);
    expect(bound.map(({ path }) => path)).toEqual(columns.map(({ path }) => path));
    for (const { column, choices = new Map<string, string>() } of columns) {
      const values = [...choices.values()].map((label) => String(readCell(label, column).value));
      expect(values).toEqual([...choices.keys()]);
    }
  },
);

test.each(kinds)('the sample of the %s template shows what a check is for', async (kind) => {
  for (const ending of ['csv', 'xlsx']) {
    const file = join(folder, `sample-${kind}.${ending}`);
    await runInTest(['template', kind, '--sample', '--output', file]);
    const { out } = await runInTest(['check', kind, file, '--format', 'json']);
    const { totals } = JSON.parse(out);
    expect(totals.ready).toBe(1);
    expect(totals.blocked + totals.look).toBe(totals.records - 1);
  }
});

test('what was written is said on standard error, and nothing on standard output', async () => {
  const file = join(folder, 'said.xlsx');
  const { out, err } = await runInTest(['template', 'phone', '--output', file]);
  expect(out).toBe('');
  expect(err).toBe(`passmuster: wrote ${file}: 2 columns, and an example row to replace\n`);
  expect((await runInTest(['template', 'phone', '--format', 'csv'])).err).toBe('');
});
