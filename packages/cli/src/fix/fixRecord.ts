import { applyFix, type Finding, type Fix } from '@passmuster/findings';
import { joinFindings } from '../checks/joinFindings.ts';
import type { ReadRecord } from '../columns/recordReader.ts';
import type { Cell, RawRecord } from '../input/rawRecord.ts';
import type { Fixer } from './createFixer.ts';

/** A record after its fixes. */
export interface FixedRecord {
  readonly record: RawRecord;
  /** What was changed, in this order. */
  readonly fixes: readonly Fix[];
  /** What is still wrong. */
  readonly findings: readonly Finding[];
}

/** Each round applies one fix. No record needs more, and a rule of a caller may never be content. */
const maxRounds = 200;

/** Returns a record with a fix applied; `undefined` if it has no place for the new values, such as a column. */
function changed(record: RawRecord, read: ReadRecord, fix: Fix): RawRecord | undefined {
  if ('cells' in record) {
    const cells: Cell[] = [...record.cells];
    for (const { path, value } of fix.changes) {
      const column = read.columnAt?.(path);
      if (column === undefined) return undefined;
      cells[column.index] = String(value ?? '');
    }
    return { row: record.row, cells };
  }
  const value: unknown = 'json' in record ? JSON.parse(record.json) : Reflect.get(record, 'value');
  const { value: fixed, findings } = applyFix(value, fix);
  return findings ? undefined : { row: record.row, value: fixed };
}

/** Applies the fixes of a record one after another, each to what the one before it left. */
export function fixRecord(
  record: RawRecord,
  read: (record: RawRecord) => ReadRecord,
  fixer: Fixer,
): FixedRecord {
  const fixes: Fix[] = [];
  let current = record;
  for (let round = 0; ; round++) {
    const now = read(current);
    if (now.isUnreadable) return { record: current, fixes, findings: now.findings };
    const found = fixer(now.value, now.documentDates);
    const step = found
      .fixes()
      .map((fix) => ({ fix, next: changed(current, now, fix) }))
      .find(({ next }) => next !== undefined);
    if (step?.next === undefined || round === maxRounds) {
      return { record: current, fixes, findings: joinFindings(now.findings, found.findings) };
    }
    fixes.push(step.fix);
    current = step.next;
  }
}
