import type { Column } from '../columns/column.ts';
import { columnsOf } from '../columns/columnsOf.ts';
import type { Kind } from '../columns/kind.ts';
import { csv, ownCsvRow } from '../output/csvText.ts';
import { withOutput } from '../output/outputFile.ts';
import { refuseOutput } from '../output/refuseOutput.ts';
import { widthsOf } from '../output/textCell.ts';
import { note } from '../terminal/note.ts';
import type { ExitCode, Terminal } from '../terminal/terminal.ts';
import { count } from '../text/count.ts';
import { exampleCells } from './templateExamples.ts';

/** Owners and documents a template has room for; more can be added by numbering on. */
const copies: Readonly<Record<string, number>> = {
  business_owners: 2,
  documents: 3,
  supporting_documents: 1,
};

/** Returns every column as a heading: `business_owners[0].first_name`. */
function templateHeadings(columns: readonly Column[]): readonly string[] {
  return columns.flatMap(({ path }) => {
    let headings = [''];
    for (const key of path.split('.')) {
      headings = headings.flatMap((heading) => {
        if (key !== '*') return [heading === '' ? key : `${heading}.${key}`];
        const list =
          heading
            .split('.')
            .at(-1)
            ?.replace(/\[\d+\]$/, '') ?? '';
        return Array.from({ length: copies[list] ?? 1 }, (_, index) => `${heading}[${index}]`);
      });
    }
    return headings;
  });
}

/** Columns of the first owner stand together, then those of the second. */
function grouped(headings: readonly string[]): readonly string[] {
  const groups = new Map<string, string[]>();
  for (const heading of headings) {
    const key = /^[a-z_]+\[\d+\]/.exec(heading)?.[0] ?? heading;
    groups.set(key, [...(groups.get(key) ?? []), heading]);
  }
  return [...groups.values()].flat();
}

/** Returns a workbook of text cells; the first row is the heading. */
async function workbookOf(rows: readonly (readonly string[])[]): Promise<Uint8Array> {
  const { default: writeWorkbook } = await import('write-excel-file/node');
  const cells = rows.map((row, index) =>
    row.map((value) => ({
      value,
      type: String,
      format: '@',
      ...(index === 0 && { fontWeight: 'bold' as const }),
    })),
  );
  const widths = widthsOf(cells, cells[0]?.length ?? 0);
  const columns = widths.map((width) => ({ width }));
  return writeWorkbook(cells, { stickyRowsCount: 1, columns }).toBuffer();
}

/** Runs `passmuster template KIND`: a CSV file or a workbook with every column and one example row. */
export async function template(
  kind: Kind,
  { output, format }: { readonly output?: string | undefined; readonly format: 'csv' | 'xlsx' },
  terminal: Terminal,
): Promise<ExitCode> {
  const headings = grouped(templateHeadings(columnsOf(kind)));
  const rows = [headings, exampleCells(kind, headings)] as const;
  const isWorkbook = format === 'xlsx' || output?.toLowerCase().endsWith('.xlsx');
  refuseOutput(output, isWorkbook ? 'xlsx' : 'csv', [], terminal);
  // A byte order mark lets Excel read UTF-8; numbers with leading zeros are safe only in the workbook.
  const content = isWorkbook
    ? await workbookOf(rows)
    : csv`\ufeff${ownCsvRow(rows[0])}${ownCsvRow(rows[1])}`;
  await withOutput({ file: output }, terminal, ({ write }) => write(content));
  if (output !== undefined && output !== '-') {
    const wrote = `wrote ${output}: ${count(headings.length, 'column')}, and an example row to replace`;
    await note(terminal, wrote);
  }
  return 0;
}
