import { type ReadRecord, recordReader } from '../columns/recordReader.ts';
import { recordsOfBatch } from '../input/parseRows.ts';
import type { RawRecord } from '../input/rawRecord.ts';
import type { Batch } from '../input/recordSource.ts';
import type { CheckSettings } from './checkSettings.ts';
import { createCheck } from './createCheck.ts';
import type { RecordValues, RepeatedValue } from './duplicates.ts';
import { joinFindings } from './joinFindings.ts';
import { placeFindings } from './placeFindings.ts';
import { type Present, presentFindings } from './presentFindings.ts';
import type { CheckedRecord } from './report.ts';
import { type UniqueValue, uniqueValuesOf } from './uniqueValues.ts';

/** What was found in the records of a batch by themselves. */
export interface CheckedRecords {
  /** What must be unique in the file. */
  readonly values: readonly RecordValues[];
  readonly records: readonly CheckedRecord[];
  /** Rows of totals, which are not records. */
  readonly skipped: readonly number[];
}

/** Returns the records of a batch with findings about values of earlier records. */
export function withRepeated(
  records: readonly CheckedRecord[],
  repeated: readonly RepeatedValue[],
  present: Present,
  columnAt?: ReadRecord['columnAt'],
): readonly CheckedRecord[] {
  const completed = [...records];
  for (const { index, finding } of repeated) {
    const record = completed[index];
    // What looks like an address of the book has one finding, not a second one about the list.
    if (!record || record.findings.some(({ rule }) => rule === finding.rule)) continue;
    const found = placeFindings(present([finding]), record.row, columnAt);
    completed[index] = { ...record, findings: [...record.findings, ...found] };
  }
  return completed;
}

/** Returns a function that checks batches of one file. It keeps nothing between records. */
export async function batchChecker(
  settings: CheckSettings,
): Promise<(batch: Batch) => CheckedRecords> {
  const read = recordReader(settings);
  const check = await createCheck(settings);
  const present = await presentFindings(settings);
  const checkOne = (
    record: RawRecord,
  ): CheckedRecord & { readonly unique: readonly UniqueValue[]; readonly isTotal?: true } => {
    const {
      value,
      documentDates,
      findings: damage,
      isUnreadable,
      isTotal,
      columnAt,
    } = read(record);
    if (isTotal) return { row: record.row, findings: [], unique: [], isTotal };
    const found = isUnreadable ? damage : joinFindings(damage, check(value, documentDates));
    const findings = placeFindings(present(found, value), record.row, columnAt);
    return {
      row: record.row,
      findings,
      unique: isUnreadable ? [] : uniqueValuesOf(settings.kind, value, found),
    };
  };
  return (batch) => {
    const rows = recordsOfBatch(batch, settings.form).map(checkOne);
    const records = rows.filter(({ isTotal }) => !isTotal);
    const skipped = rows.flatMap(({ row, isTotal }) => (isTotal ? [row] : []));
    const values = records.flatMap(({ row, unique }, index) =>
      unique.length === 0 ? [] : [{ index, row, values: unique }],
    );
    return { values, records, skipped };
  };
}
