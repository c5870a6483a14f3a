import { formatPath, isOpen, propertyAt, type Severity, severities } from '@passmuster/findings';
import { CommandError } from '../terminal/commandError.ts';

/** A finding of a report, as two reports are compared. */
export interface ReportLine {
  readonly isOpen: boolean;
  /** Its place, severity and rule: `row 4:email  error  schema/email`. */
  readonly text: string;
}

const pathText = (path: unknown): string =>
  Array.isArray(path)
    ? formatPath(path.filter((key) => typeof key === 'string' || typeof key === 'number'))
    : '';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const isSeverity = (value: string): value is Severity => severities.some((one) => one === value);

const isOpenFinding = (severity: string, accepted: boolean): boolean =>
  isSeverity(severity) && isOpen({ severity, ...(accepted && { accepted }) });

/** Returns a finding as it is compared; `row` is 0 or absent for a file of one record. */
export function reportLine(finding: unknown, row: unknown): ReportLine {
  const place = typeof row === 'number' && row > 0 ? `row ${row}` : 'record';
  const field = pathText(propertyAt(finding, 'path'));
  const severity = text(propertyAt(finding, 'severity'));
  const accepted = propertyAt(finding, 'accepted') === true;
  const state = accepted ? '  accepted' : '';
  const rule = text(propertyAt(finding, 'rule'));
  return {
    isOpen: isOpenFinding(severity, accepted),
    text: `${place}${field === '' ? '' : `:${field}`}  ${severity}  ${rule}${state}`,
  };
}

/**
 * Returns the findings of a report, by what tells them apart.
 *
 * @throws CommandError if the values are not a report.
 */
export function reportLines(
  values: readonly unknown[],
  file: string,
): ReadonlyMap<string, ReportLine> {
  const lists = values.map((value) => propertyAt(value, 'reports') ?? [value]);
  const reports = lists.flatMap((list) => (Array.isArray(list) ? list : []));
  const lines = new Map<string, ReportLine>();
  for (const report of reports) {
    const findings: unknown = propertyAt(report, 'findings');
    if (!Array.isArray(findings)) {
      throw new CommandError(
        `${file}: this is not a report. Write one with \`passmuster check … --format ndjson --output FILE\``,
      );
    }
    for (const finding of findings) {
      const line = reportLine(finding, propertyAt(report, 'row'));
      lines.set(line.text, line);
    }
  }
  return lines;
}
