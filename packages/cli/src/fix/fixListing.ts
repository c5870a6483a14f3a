import { formatPath } from '@passmuster/findings';
import { placeFindings } from '../checks/placeFindings.ts';
import type { BoundColumn } from '../columns/matchHeadings.ts';
import { missingColumns } from '../columns/missingColumns.ts';
import type { ReadRecord } from '../columns/recordReader.ts';
import { FileFindings } from '../output/fileFindings.ts';
import { type PlacedValue, recordPlace, valuePlace } from '../text/placeOf.ts';
import type { FixedRecord } from './fixRecord.ts';

/**
 * Returns a function that lists what was changed in a record and what is left: no values, since a log may keep them. Values of
 * a table are named by cell and heading, and a field that no column gives once for the file.
 */
export function fixListing(
  file: string,
  bound: readonly BoundColumn[] | undefined,
): (fixed: FixedRecord, read: ReadRecord) => readonly string[] {
  const fileFindings = new FileFindings();
  if (bound) fileFindings.beginFile(missingColumns('customer', bound));
  return ({ record: { row }, fixes, findings }, { columnAt }) => {
    const placeOf = (values: readonly PlacedValue[]): string =>
      values.some(({ cell }) => cell !== undefined)
        ? `${file}: ${values.map(valuePlace).join(' and ')}`
        : `${recordPlace({ file, row })} ${values.map(valuePlace).join(', ') || '(all)'}`;
    const { ofRecord, ofFile } = fileFindings.split(placeFindings(findings, row, columnAt));
    return [
      ...fixes.map(
        ({ rule, changes }) =>
          `${placeOf(placeFindings(changes, row, columnAt))}  changed (${rule})`,
      ),
      ...ofFile.map(
        ({ finding: { path, severity, rule } }) =>
          `${file} ${formatPath(path)}  left: ${severity} (${rule}), no column gives it`,
      ),
      ...ofRecord.map(
        (finding) => `${placeOf([finding])}  left: ${finding.severity} (${finding.rule})`,
      ),
    ];
  };
}
