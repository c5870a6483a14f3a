import type { CheckSettings } from '../checks/checkSettings.ts';
import type { CheckedRecord } from '../checks/report.ts';
import { recordReader } from '../columns/recordReader.ts';
import { recordsOfBatch } from '../input/parseRows.ts';
import type { Batch } from '../input/recordSource.ts';
import { createFixer } from './createFixer.ts';

/** Records whose fixes are counted: a person who reads a summary needs no more, and each is reviewed again. */
const maxRecords = 1000;

/** Returns how many findings of a batch `passmuster fix` would fix. */
export type CountFixes = (batch: Batch, records: readonly CheckedRecord[]) => number;

/** Returns a function that counts what can be fixed in the first 1,000 records with findings. */
export async function fixCounter(settings: CheckSettings): Promise<CountFixes> {
  const fixer = await createFixer(settings);
  const read = recordReader(settings);
  let counted = 0;
  return (batch, records) => {
    const found = new Set(
      records.flatMap(({ row, findings }) => (findings.length > 0 ? [row] : [])),
    );
    if (found.size === 0 || counted >= maxRecords) return 0;
    let fixes = 0;
    for (const record of recordsOfBatch(batch, settings.form)) {
      if (!found.has(record.row) || counted >= maxRecords) continue;
      counted += 1;
      const { value, documentDates, isUnreadable, columnAt } = read(record);
      if (isUnreadable) continue;
      const isPlaced = columnAt ?? (() => true);
      fixes += fixer(value, documentDates)
        .fixes()
        .filter(({ changes }) => changes.every(({ path }) => isPlaced(path))).length;
    }
    return fixes;
  };
}
