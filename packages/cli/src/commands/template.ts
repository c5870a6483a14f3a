import type { Column } from '../columns/column.ts';
import { columnsOf } from '../columns/columnsOf.ts';
import type { Kind } from '../columns/kind.ts';
import { csv, ownCsvRow } from '../output/csvText.ts';
import { openOutput } from '../output/outputFile.ts';
import type { ExitCode, Terminal } from '../terminal/terminal.ts';
import { exampleCells } from './templateExamples.ts';

/** Owners and documents a template has room for; more can be added by numbering on. */
const copies: Readonly<Record<string, number>> = {
  business_owners: 2,
  documents: 3,
  supporting_documents: 1,
};

/** Every column as a heading: `business_owners[0].first_name`. */
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

/** `passmuster template KIND`: a CSV file or a workbook with every column and one example row. */
export async function template(
  kind: Kind,
  { output, format }: { readonly output?: string | undefined; readonly format: 'csv' | 'xlsx' },
  terminal: Terminal,
): Promise<ExitCode> {
  const headings = grouped(templateHeadings(columnsOf(kind)));
  const example = exampleCells(kind, headings);
  const isWorkbook = format === 'xlsx' || output?.toLowerCase().endsWith('.xlsx');
  const file = openOutput(output, [], terminal);
  try {
    if (!isWorkbook) {
      // A byte order mark lets Excel read UTF-8; numbers with leading zeros are safe only in the workbook.
      await file.write(csv`\ufeff${ownCsvRow(headings)}${ownCsvRow(example)}`);
      return 0;
    }
    const { default: writeWorkbook } = await import('write-excel-file/node');
    const rows = [headings, example].map((cells, index) =>
      cells.map((value) => ({
        value,
        type: String,
        format: '@',
        ...(index === 0 && { fontWeight: 'bold' as const }),
      })),
    );
    await file.write(await writeWorkbook(rows, { stickyRowsCount: 1 }).toBuffer());
  } finally {
    file.close();
  }
  return 0;
}
