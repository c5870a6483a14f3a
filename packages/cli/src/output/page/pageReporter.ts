import { basename } from 'node:path';
import { formatText } from '@passmuster/findings';
import type { Language } from '../../checks/checkSettings.ts';
import type { PlacedFinding, Report } from '../../checks/report.ts';
import type { StaleTablesByRule } from '../../checks/staleTablesByRule.ts';
import type { RawRecord } from '../../input/rawRecord.ts';
import { tty } from '../../text/terminalText.ts';
import { FileFindings } from '../fileFindings.ts';
import type { Reporter } from '../reporter.ts';
import { reportLine } from '../reportLines.ts';
import { columnName, findingRow, remedyHtml } from './findingRow.ts';
import { type Html, html } from './html.ts';
import { reportPage, wordsOfPage } from './reportPage.ts';
import { valueText } from './valueText.ts';

/** A page of more findings is slow to open. */
const maxFindings = 50_000;

/** What a page is written with. */
export interface PageOptions {
  readonly language: Language;
  /** The day of the review. */
  readonly asOf: string;
  readonly showsValues: boolean;
  /** The findings of the last report, to say what changed. */
  readonly earlier?: ReadonlySet<string> | undefined;
  readonly staleTables: StaleTablesByRule;
  /** Returns the address of a rule's page, if it has one. */
  readonly pageOf: (rule: string) => string | undefined;
}

/** Returns a reporter that writes one page for people: how many rows are ready, what causes most, and each finding. */
export function pageReporter(options: PageOptions): Reporter {
  const { language, earlier, showsValues, staleTables, pageOf } = options;
  const words = wordsOfPage(language);
  const fileFindings = new FileFindings();
  const files: string[] = [];
  const byColumn = new Map<string, number>();
  const ofFiles: Html[] = [];
  const rows: Html[] = [];
  const reports: { readonly row: number; readonly findings: readonly unknown[] }[] = [];
  const gone = new Set(earlier);
  let isCut = false;
  let [added, kept] = [0, 0];
  const staleOf = (rule: string): readonly string[] =>
    (staleTables.get(rule) ?? []).map((table) => formatText(words.staleTable, { ...table }));

  /** Returns whether the last report lacks a finding, and counts it. */
  const compare = (finding: PlacedFinding, row: number): boolean => {
    if (!earlier) return false;
    const { text } = reportLine(finding, row);
    gone.delete(text);
    const isAdded = !earlier.has(text);
    if (isAdded) added += 1;
    else kept += 1;
    return isAdded;
  };

  const list = (report: Report, record: RawRecord | undefined): void => {
    const { ofRecord, ofFile } = fileFindings.split(report.findings);
    for (const { finding, columns } of ofFile) {
      const missing = formatText(words.addColumns, { columns: columns.join(', ') });
      ofFiles.push(
        html`<li>${remedyHtml(finding, { remarks: [missing], page: pageOf(finding.rule) })}</li>\n`,
      );
    }
    const compared = new Map(
      report.findings.map((finding) => [finding, compare(finding, report.row)]),
    );
    const textOf = showsValues ? valueText(record) : () => undefined;
    for (const finding of ofRecord) {
      const column = columnName(finding);
      byColumn.set(column, (byColumn.get(column) ?? 0) + 1);
      if (rows.length >= maxFindings) isCut = true;
      else {
        const isAdded = compared.get(finding) === true;
        const { rule } = finding;
        const about = { remarks: staleOf(rule), page: pageOf(rule) };
        const look = { words, isAdded, value: textOf(finding), ...about };
        rows.push(findingRow(finding, report, look));
      }
    }
  };

  return {
    file({ name, missingColumns }) {
      files.push(basename(name));
      fileFindings.beginFile(missingColumns);
    },
    report(report, record) {
      list(report, record);
      if (report.findings.length > 0 && !isCut) {
        const findings = report.findings.map(({ rule, severity, path, accepted }) => {
          return { rule, severity, path, accepted };
        });
        reports.push({ row: report.row, findings });
      }
      return tty``;
    },
    async end(totals) {
      const page = reportPage({
        ...options,
        files,
        totals,
        byColumn,
        ofFiles,
        rows,
        isCut,
        since: earlier && { gone: gone.size, added, kept },
        reports,
      });
      return new TextEncoder().encode(page);
    },
  };
}
