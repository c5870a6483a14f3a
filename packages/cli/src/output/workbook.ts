import type { Severity } from '@passmuster/findings';
import type { Language } from '../checks/checkSettings.ts';
import type { Report } from '../checks/report.ts';
import type { Cell, RawRecord } from '../input/rawRecord.ts';
import type { OpenedWorkbook } from '../input/workbook/readWorkbook.ts';
import { columnOf } from '../input/workbook/sheetRows.ts';
import { CommandError } from '../terminal/commandError.ts';
import { valuePlace } from '../text/placeOf.ts';
import { tty } from '../text/terminalText.ts';
import { type CopiedFile, sourcesOfCopy } from './copySources.ts';
import type { Reporter } from './reporter.ts';
import { type ReportWords, reportWords, severityText } from './reportWords.ts';
import { FindingsCollector } from './returned/findingsCollector.ts';
import { coloredSeverity, severityColors } from './severityColors.ts';
import { type Look, type TextCell, widthsOf } from './textCell.ts';

const maximumRows = 100_000;
const [resultWidth, findingsWidth] = [14, 90];
/** A cell of a workbook holds this many characters at the most. */
const maximumCell = 32_767;

const findingsText = ({ findings }: Report, words: ReportWords): string =>
  findings
    .map((finding) => {
      const field = valuePlace(finding);
      return `${severityText(finding, words)}${field === '' ? '' : ` (${field})`}: ${finding.remedy}`;
    })
    .join('\n')
    .slice(0, maximumCell);

const colorOf = (severity: Severity): Look => ({
  backgroundColor: `#${severityColors[severity]}`,
});

/** Returns the colors of the cells with findings, by column from 0: that of the worst. */
function colorsOf({ findings }: Report): ReadonlyMap<number, Look> {
  const colors = new Map<number, Look>();
  for (const severity of ['info', 'warning', 'error'] as const) {
    for (const finding of findings) {
      if (coloredSeverity(finding) === severity && finding.cell !== undefined)
        colors.set(columnOf(finding.cell) - 1, colorOf(severity));
    }
  }
  return colors;
}

function cellsOf(record: RawRecord | undefined): readonly Cell[] {
  if (record && 'cells' in record) return record.cells;
  return record && 'problem' in record ? (record.read ?? []) : [];
}

/**
 * Returns a workbook to send back. A workbook comes back as it was, with its cells colored and commented and a sheet of
 * findings. Of CSV it holds the rows as they were, each at its number and colored, with two columns added: the result and the
 * findings. What a row has beyond its headings follows them. Every cell is text there, so that nothing is run as a formula and
 * no leading zero is lost. It is held in memory until it is complete.
 */
export function workbookReporter(language: Language, output: string | undefined): Reporter {
  const words = reportWords[language];
  const rows: TextCell[][] = [];
  let width = 0;
  /** Rows down to the first headings, which stay in view. */
  let headingRows = 0;
  /** Rows of earlier files. */
  let before = 0;
  let returned:
    | { readonly workbook: OpenedWorkbook; readonly found: FindingsCollector }
    | undefined;
  const copied: CopiedFile[] = [];
  /** Rows that were not checked, at their place among the others. */
  const skipped: RawRecord[] = [];
  const add = (
    cells: readonly Cell[],
    last: readonly string[],
    look: (at: number) => Look,
  ): void => {
    if (rows.length > maximumRows) {
      throw new CommandError(
        'a workbook holds up to 100,000 rows here. Use --format csv, or split the file',
      );
    }
    const padded = Array.from({ length: width }, (_, at) => cells[at] ?? '');
    rows.push(
      [...padded, ...last, ...cells.slice(width)].map((value, at) => ({
        value: String(value ?? '').slice(0, maximumCell),
        type: String,
        alignVertical: 'top',
        ...look(at),
      })),
    );
  };
  /** Adds the rows above one that were not checked; blank rows stay, so that each row is where the findings say. */
  const addUpTo = (row: number): void => {
    while (skipped[0] && skipped[0].row < row) {
      const record = skipped.shift();
      addBlanks(record?.row ?? row);
      add(cellsOf(record), [], () => ({}));
    }
    addBlanks(row);
  };
  const addBlanks = (row: number): void => {
    while (rows.length < before + row - 1) add([], [], () => ({}));
  };
  return {
    skip: (record) => void skipped.push(record),
    file({ path, headings, top = [], workbook, missingColumns }) {
      copied.push({ file: path, zip: workbook?.zip });
      if (returned || (workbook && rows.length > 0)) {
        throw new CommandError('--format xlsx returns one workbook. Check them one by one');
      }
      if (workbook) {
        returned = { workbook, found: new FindingsCollector(words, missingColumns) };
        return;
      }
      if (!headings) {
        throw new CommandError('--format xlsx copies a table. Pass a CSV file or a workbook');
      }
      width = headings.length;
      before = rows.length;
      if (before === 0) headingRows = top.length;
      const [heading] = top.slice(-1);
      for (const cells of top.slice(0, -1)) add(cells, ['', ''], () => ({}));
      if (heading) add(heading, [words.result, words.findings], () => ({ fontWeight: 'bold' }));
    },
    report(report, record) {
      if (returned) {
        returned.found.add(report);
        return tty``;
      }
      addUpTo(report.row);
      const last = [words.verdict[report.verdict], findingsText(report, words)];
      const colors = colorsOf(report);
      const unread = record && 'problem' in record ? colorOf('error') : {};
      add(cellsOf(record), last, (at) => ({
        ...(at < width ? (colors.get(at) ?? unread) : {}),
        ...(at === width + 1 && { wrap: true }),
      }));
      return tty``;
    },
    async end() {
      const sources = await sourcesOfCopy(output, copied);
      const { writeSources } = await import('./returned/writeSources.ts');
      if (returned) {
        const { returnWorkbook } = await import('./returned/returnWorkbook.ts');
        return writeSources(await returnWorkbook(returned.workbook, returned.found.all), sources);
      }
      const last = skipped.at(-1);
      if (last) addUpTo(last.row + 1);
      const { default: writeWorkbook } = await import('write-excel-file/node');
      const widths = [...widthsOf(rows, width), resultWidth, findingsWidth];
      const written = writeWorkbook(rows, {
        stickyRowsCount: headingRows,
        columns: widths.map((width) => ({ width })),
      });
      return writeSources(await written.toBuffer(), sources);
    },
  };
}
