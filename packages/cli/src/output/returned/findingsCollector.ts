import {
  formatPath,
  formatText,
  type Severity,
  severities,
  visibleText,
} from '@passmuster/findings';
import type { PlacedFinding, Report } from '../../checks/report.ts';
import { columnOf } from '../../input/workbook/sheetRows.ts';
import { FileFindings, type MissingColumns } from '../fileFindings.ts';
import { type ReportWords, severityText } from '../reportWords.ts';
import { coloredSeverity } from '../severityColors.ts';
import type { Comment } from './comments.ts';
import type { FindingRow } from './findingsSheet.ts';
import type { Mark } from './markSheet.ts';
import type { WorkbookFindings } from './returnWorkbook.ts';

/** A workbook stays quick to open with so many findings. */
const maxFindings = 100_000;
const maxComments = 10_000;
const maxComment = 1000;
const columnsNamed = 6;

const isGraver = (one: Severity, other: Severity): boolean =>
  severities.indexOf(one) < severities.indexOf(other);

/** Collects what is written into the workbook that a person sent. */
export class FindingsCollector {
  readonly #words: ReportWords;
  readonly #fileFindings = new FileFindings();
  readonly #rows: FindingRow[] = [];
  readonly #marks = new Map<number, Map<number, Mark>>();
  readonly #comments = new Map<string, string>();

  constructor(words: ReportWords, missingColumns: MissingColumns | undefined) {
    this.#words = words;
    this.#fileFindings.beginFile(missingColumns);
  }

  /** Adds the findings of a row. Those that every row has, since a column is missing, are listed once. */
  add({ row, findings }: Report): void {
    const { ofFile, ofRecord } = this.#fileFindings.split(findings);
    for (const { finding, columns } of ofFile) {
      const hint = formatText(this.#words.addColumns, {
        columns: columns.slice(0, columnsNamed).join(', '),
      });
      this.#addOne({ ...finding, remedy: `${finding.remedy} ${hint}` }, row);
    }
    for (const finding of ofRecord) this.#addOne(finding, row);
  }

  #addOne(finding: PlacedFinding, row: number): void {
    const { cell, heading, path, remedy, rule } = finding;
    const severity = coloredSeverity(finding);
    const text = visibleText(remedy);
    if (this.#rows.length < maxFindings) {
      const place = visibleText(heading ?? formatPath(path));
      const texts = [place, severityText(finding, this.#words), text, rule] as const;
      this.#rows.push({ cell: cell ?? `A${row}`, texts });
    }
    if (cell === undefined) return;
    const column = columnOf(cell);
    const marks = this.#marks.get(row) ?? new Map<number, Mark>();
    const before = marks.get(column);
    if (!before || isGraver(severity, before.severity)) marks.set(column, { cell, severity });
    this.#marks.set(row, marks);
    const comment = this.#comments.get(cell);
    if (comment !== undefined || this.#comments.size < maxComments) {
      const all = comment === undefined ? text : `${comment}\n${text}`;
      this.#comments.set(cell, all.slice(0, maxComment));
    }
  }

  /** Returns the collected values. */
  get all(): WorkbookFindings {
    const comments: readonly Comment[] = [...this.#comments].map(([cell, text]) => ({
      cell,
      text,
    }));
    return {
      marks: this.#marks,
      comments,
      rows: this.#rows,
      name: this.#words.findings,
      columns: this.#words.sheetColumns,
    };
  }
}
