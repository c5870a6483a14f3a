import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSheet } from 'read-excel-file/node';
import writeWorkbook from 'write-excel-file/node';
import { columnOf } from '../src/input/workbook/sheetRows.ts';
import { openZip } from '../src/input/workbook/zipParts.ts';
import { escapeXml } from '../src/output/returned/rewriteXml.ts';
import { runInTest } from './runInTest.ts';

/** The workbook of `docs/workbook.svg`: three accounts, two of them with what goes wrong in a spreadsheet. */
const rows: readonly (readonly string[])[] = [
  ['Account name', 'Account number', 'Bank', 'Bank code', 'Currency', 'Type'],
  ['Adunni Foods', '0000014579', 'First Bank of Nigeria', '011', 'NGN', 'BANK'],
  ['Kofi Stores', '2.34801E+12', 'FNB', '250655', 'ZAR', 'BANK'],
  ['Naledi Trading', '0000014578', 'First Bank of Nigeria', '011', 'NGN', 'BANK'],
];
const widths = [144, 150, 186, 96, 84, 64];
const lineHeight = 28;
const top = 40;
const left = 44;

const xOf = (column: number): number =>
  widths.slice(0, column - 1).reduce((sum, width) => sum + width, left);

/** Returns the text in lines of at most 84 characters, cut between words. */
function wrap(text: string): readonly string[] {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const line = `${lines.at(-1)} ${word}`.trim();
    if (line.length > 84) lines.push(word);
    else lines[lines.length - 1] = line;
  }
  return lines;
}

/** Checks the workbook with `passmuster check`, and returns the bytes of the one that comes back. */
async function checkWorkbook(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'passmuster-workbook-'));
  try {
    const file = join(folder, 'payouts.xlsx');
    const cells = rows.map((row) => row.map((value) => ({ value, type: String })));
    writeFileSync(file, await writeWorkbook(cells).toBuffer());
    return (await runInTest(['check', 'bank', file, '--format', 'xlsx'])).bytes;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the first sheet of the checked workbook as SVG, with its colors and comments as they are in the file. */
export async function drawWorkbook(): Promise<string> {
  const checked = await checkWorkbook();
  const zip = openZip(checked);
  const part = async (name: string): Promise<string> => {
    let text = '';
    for await (const piece of zip.read(name)) text += piece;
    return text;
  };
  const sheet = await part('xl/worksheets/sheet1.xml');
  const styles = await part('xl/styles.xml');
  const fills = [...styles.matchAll(/<fill>.*?<\/fill>|<fill\/>/gs)].map(
    ([fill]) => /fgColor rgb="(?:FF)?(\w{6})"/.exec(fill)?.[1],
  );
  const formats = [...(styles.split('<cellXfs')[1] ?? '').matchAll(/<xf\b[^>]*/g)].map(
    ([format]) => fills[Number(/fillId="(\d+)"/.exec(format)?.[1] ?? 0)],
  );
  const colors = new Map(
    [...sheet.matchAll(/<c r="([A-Z]+\d+)"[^>]*? s="(\d+)"/g)].map(([, cell = '', style]) => [
      cell,
      formats[Number(style)],
    ]),
  );
  const letters = widths.map((_, at) => String.fromCharCode(65 + at));
  const values = await readSheet(checked);
  const height = top + (values.length + 1) * lineHeight;
  const comments = await part('xl/passmusterComments.xml');
  const notes = [...comments.matchAll(/ref="([A-Z]+)(\d+)".*?<t [^>]*>(.*?)<\/t>/gs)].map(
    ([, letter = '', row = '', text = '']) => ({ column: columnOf(letter), row: +row, text }),
  );

  const drawn: string[] = [];
  const text = (x: number, y: number, of: string, more = ''): number =>
    drawn.push(`<text x="${x}" y="${y}"${more}>${escapeXml(of)}</text>`);
  for (const [at, letter] of letters.entries())
    text(xOf(at + 1) + (widths[at] ?? 0) / 2, top - 10, letter, ' class="edge"');
  for (const [index, cells] of values.entries()) {
    const y = top + index * lineHeight;
    text(left / 2, y + 19, String(index + 1), ' class="edge"');
    for (const [at, letter] of letters.entries()) {
      const color = colors.get(`${letter}${index + 1}`) ?? 'ffffff';
      drawn.push(
        `<rect x="${xOf(at + 1)}" y="${y}" width="${widths[at]}" height="${lineHeight}" fill="#${color}"/>`,
      );
      text(xOf(at + 1) + 8, y + 19, String(cells[at] ?? ''), index === 0 ? ' class="head"' : '');
    }
  }
  let below = height;
  for (const { column, row, text: note } of notes) {
    const lines = wrap(note);
    const [x, y] = [xOf(column), top + (row - 1) * lineHeight];
    const corner = x + (widths[column - 1] ?? 0);
    drawn.push(`<path d="M${corner - 8} ${y}h8v8z" fill="#c00000"/>`);
    drawn.push(
      `<rect x="${left}" y="${below}" width="724" height="${lines.length * 20 + 16}" class="note"/>`,
    );
    for (const [at, line] of lines.entries()) text(left + 64, below + 22 + at * 20, line);
    text(left + 12, below + 22, `${letters[column - 1]}${row}`, ' class="head"');
    below += lines.length * 20 + 28;
  }
  const width = xOf(widths.length + 1) + 12;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${below}" width="${width}" role="img" aria-label="A checked workbook: cells that are wrong are red, cells to look at yellow, each with a comment that says what to do">
<style>text{font:14px "Segoe UI",Arial,sans-serif;fill:#1f1f1f}.edge{fill:#5f6368;text-anchor:middle}.head{font-weight:700}rect{stroke:#d0d5da}.note{fill:#ffffe1;stroke:#8a8a6a}</style>
<rect width="100%" height="100%" fill="#f6f7f8"/>
${drawn.join('\n')}
</svg>
`;
}
