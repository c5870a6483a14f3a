import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runInTest, terminalInTest } from '../../test/runInTest.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';
import { openTable } from '../checks/openTable.ts';
import { recordReader } from '../columns/recordReader.ts';
import { checkSettings } from '../commands/check.ts';
import { copySources } from '../output/copySources.ts';
import { bodyHash } from './rowNames.ts';

const write = temporaryFolder();
const folder = (name: string): string =>
  fileURLToPath(new URL(`../../test/${name}/`, import.meta.url));
const resaved = readdirSync(folder('resaved')).filter((name) => name.endsWith('.xlsx'));
const originals = readdirSync(folder('workbooks'));
const kinds: Readonly<Record<string, 'address' | 'phone' | 'bank'>> = {
  ...{ 'Wallet register': 'address', Contacts: 'phone' },
  ...{ 'Payroll November': 'bank', 'payouts calculated': 'bank' },
};

async function template(): Promise<string> {
  const file = join(write('here', ''), '../Template.xlsx');
  await runInTest(['template', 'customer', '-o', file]);
  return file;
}

/** Returns the name in a journal of each row that can be sent, by its number; undefined for one with a formula instead of a value. */
async function namesOf(file: string, kind: 'customer' | 'address' | 'phone' | 'bank') {
  const terminal = terminalInTest();
  const table = await openTable(file, await checkSettings(kind, {}, terminal), {}, terminal);
  const read = recordReader({ ...table.settings, folder: undefined });
  const names = new Map<number, string | undefined>();
  for await (const record of table.records()) {
    const { value, isUnreadable, findings } = read(record);
    if (isUnreadable) continue;
    const isFormula = findings.some(({ rule }) => rule === 'input/formula');
    names.set(record.row, isFormula ? undefined : bodyHash('a salt of the journal', value));
  }
  return { names, zip: table.workbook?.zip };
}

test('there are 20 of them, by two programs', () => {
  const by = (program: string) => resaved.filter((name) => name.endsWith(`.${program}.xlsx`));
  expect([by('libreoffice').length, by('openpyxl').length]).toEqual([10, 10]);
});

test.each(resaved)('%s has the rows of its source that can be sent, and names it', async (name) => {
  const stem = basename(name).split('.', 1)[0] ?? '';
  const original = originals.find((one) => /\.(?:xlsx|csv)$/.test(one) && one.startsWith(stem));
  const source = original ? join(folder('workbooks'), original) : await template();
  const kind = kinds[stem] ?? 'customer';
  const path = join(folder('resaved'), name);
  const saved = await namesOf(path, kind);
  const before = (await namesOf(source, kind)).names;
  expect([...saved.names.keys()]).toEqual([...before.keys()]);
  expect(before.size).toBeGreaterThan(0);
  // LibreOffice calculates what nobody had calculated, and openpyxl forgets the result: such a row is never sent.
  for (const [row, hash] of before) {
    const [one, other] = [hash, saved.names.get(row)];
    if (one !== undefined && other !== undefined) expect(other).toBe(one);
  }
  const { paths, isMoved } = await copySources(path, saved.zip);
  expect(paths.map((one) => basename(one))).toEqual([basename(source)]);
  expect(isMoved).toBe(true);
});
