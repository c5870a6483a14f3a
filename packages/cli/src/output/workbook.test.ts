import { expect, test } from 'vitest';
import { runInTest } from '../../test/runInTest.ts';
import { openZip } from '../input/workbook/zipParts.ts';

const csv = [
  'Account name,Account number,Currency,Bank code,Bank name',
  'Ada Obi,0000014579,NGN,011,First Bank of Nigeria',
  'Tunde Bello,2.34801E+12,NGN,011,First Bank of Nigeria',
].join('\n');

async function partsOf() {
  const args = ['check', 'bank', '--input', 'csv', '--format', 'xlsx'];
  const { bytes } = await runInTest(args, { stdin: `${csv}\n` });
  const zip = openZip(bytes);
  const part = async (name: string): Promise<string> => {
    const pieces: string[] = [];
    for await (const piece of zip.read(name)) pieces.push(piece);
    return pieces.join('');
  };
  return { sheet: await part('xl/worksheets/sheet1.xml'), styles: await part('xl/styles.xml') };
}

const styleOf = (sheet: string, cell: string): string | undefined =>
  new RegExp(`<c r="${cell}"[^>]* s="(\\d+)"`).exec(sheet)?.[1];

test('a table of CSV comes back with its wrong cells in color, as a workbook does', async () => {
  const { sheet, styles } = await partsOf();
  expect(styles).toMatch(/FFC7CE/i);
  expect(styleOf(sheet, 'B3')).not.toBe(styleOf(sheet, 'B2'));
  expect(styleOf(sheet, 'A3')).toBe(styleOf(sheet, 'A2'));
});

test('its columns are as wide as their texts, and that of the findings is wide', async () => {
  const { sheet } = await partsOf();
  const widths = [...sheet.matchAll(/<col [^>]*width="(\d+)/g)].map(([, width]) => Number(width));
  expect(widths[0]).toBe('Account name'.length + 2);
  expect(widths[4]).toBe('First Bank of Nigeria'.length + 2);
  expect(widths.at(-1)).toBe(90);
});
