import type { CheckSettings } from '../checks/checkSettings.ts';
import { createCheck } from '../checks/createCheck.ts';
import type { Duplicates } from '../checks/duplicates.ts';
import type { Table } from '../checks/openTable.ts';
import { groupRecords } from '../input/groupRecords.ts';
import { recordsOf } from '../input/parseRows.ts';
import { sizeOf } from '../input/readBytes.ts';
import type { Batch } from '../input/recordSource.ts';
import { findResumePoint, type ResumePoint } from '../output/resumePoint.ts';
import { selectRows } from '../pool/selectRows.ts';
import { CommandError } from '../terminal/commandError.ts';
import type { RunOptions } from './runOptions.ts';

/** Returns where to continue, for `--resume`; undefined to begin at the beginning. */
export async function resumePointOf(
  files: readonly string[],
  { isResumed, output, format }: RunOptions,
): Promise<ResumePoint | undefined> {
  if (!isResumed) return undefined;
  if (output === undefined || (format !== 'ndjson' && format !== 'csv')) {
    throw new CommandError('--resume needs --output FILE and --format ndjson or csv');
  }
  const point = await findResumePoint(output, format);
  if (point && !files.includes(point.file)) {
    throw new CommandError(
      `${output}: it ends with ${point.file}, which is not among the files to check`,
    );
  }
  return point;
}

/** Returns the first row of a file that an earlier run did not write. */
function firstRow(
  file: string,
  files: readonly string[],
  resume: ResumePoint | undefined,
): number | undefined {
  if (!resume) return undefined;
  const distance = files.indexOf(file) - files.indexOf(resume.file);
  if (distance < 0) return Number.POSITIVE_INFINITY;
  return distance === 0 ? resume.row : undefined;
}

/**
 * Returns the records of a file that this run checks, by `--resume` and `--shard`; what must be unique in the records before is
 * kept for comparison.
 */
export async function selectFrom(
  file: string,
  { batches, settings }: Table<CheckSettings>,
  run: {
    readonly files: readonly string[];
    readonly options: RunOptions;
    readonly resume: ResumePoint | undefined;
    readonly duplicates: Duplicates;
  },
): Promise<AsyncIterable<Batch>> {
  const { shard } = run.options;
  const size = sizeOf(file);
  if (shard && (size === undefined || run.files.length > 1)) {
    throw new CommandError(`${file}: --shard takes one file, not a pipe or several`);
  }
  const fromRow = firstRow(file, run.files, run.resume);
  if (shard === undefined && fromRow === undefined) return batches;
  const { uniqueValuesOf } = await import('../checks/uniqueValues.ts');
  const { recordReader } = await import('../columns/recordReader.ts');
  const read = recordReader({ ...settings, folder: undefined });
  // What is wrong is not compared. A review of a customer takes long, and nothing that it finds matters here.
  const check = settings.kind === 'customer' ? undefined : await createCheck(settings);
  const records = recordsOf(batches, settings.form);
  const selected = selectRows(records, { fromRow, shard, size }, (record) => {
    const { value, findings, isUnreadable } = read(record);
    if (isUnreadable) return;
    const values = uniqueValuesOf(settings.kind, value, [...findings, ...(check?.(value) ?? [])]);
    run.duplicates.compare([{ index: 0, row: record.row, values }]);
  });
  return groupRecords(selected);
}
