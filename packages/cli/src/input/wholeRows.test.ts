import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recordsOf } from './parseRows.ts';
import { readCsv } from './readCsv.ts';
import { wholeRows } from './wholeRows.ts';

async function* inPieces(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

const separators = fc.constantFrom(',', ';', '\t');
const cells = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\t', '\n', '\r\n', ' ') });
const rows = fc.array(fc.tuple(cells, cells, cells), { minLength: 1, maxLength: 30 });
const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

test('a table cut into pieces anywhere has the records that it has as a whole', async () => {
  await fc.assert(
    fc.asyncProperty(
      rows,
      separators,
      fc.integer({ min: 1, max: 40 }),
      async (table, mark, size) => {
        const lines = [['x', 'y', 'z'], ...table].map((row) => row.map(quoted).join(mark));
        const text = `${lines.join('\r\n')}\r\n`;
        const { headings, batches, form } = await readCsv(inPieces(text, size), mark);
        const found = [];
        for await (const record of recordsOf(batches, form)) found.push(record);
        const all = parse(text, { delimiter: mark });
        const expected = all
          .map((row, index) => ({ row: index + 1, cells: row }))
          .slice(1)
          .filter((record) => record.cells.some((cell) => cell.trim() !== ''));
        expect(headings).toEqual(all[0]);
        expect(found).toEqual(expected);
      },
    ),
  );
});

test('pieces of whole rows join to the text, and each begins with the row it says', async () => {
  const line = fc.string({ unit: fc.constantFrom('a', '"', ',', '\u{1F600}'), maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(fc.array(line), fc.integer({ min: 1, max: 20 }), async (lines, size) => {
      const text = lines.join('\n');
      const found = [];
      for await (const piece of wholeRows(inPieces(text, size))) found.push(piece);
      expect(found.map((piece) => piece.text).join('')).toBe(text);
      for (const { text: piece, firstRow } of found) {
        const [first] = piece.split('\n');
        expect(first).toBe(lines[firstRow - 1]);
      }
    }),
  );
});
