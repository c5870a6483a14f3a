import { propertyAt, valueAt } from '@passmuster/findings';
import type { PlacedFinding } from '../../checks/report.ts';
import { parseJson } from '../../input/parseJson.ts';
import type { RawRecord } from '../../input/rawRecord.ts';
import { columnOf } from '../../input/workbook/sheetRows.ts';

const maxLength = 100;

const isPlain = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** Returns a function that gives the value of a finding: its cell, or its field; empty for a list or an object. */
export function valueText(record: RawRecord | undefined): (finding: PlacedFinding) => string {
  if (!record || 'problem' in record) return () => '';
  const read =
    'cells' in record
      ? ({ cell }: PlacedFinding) =>
          cell === undefined ? undefined : record.cells[columnOf(cell) - 1]
      : valueIn('value' in record ? record.value : propertyAt(parseJson(record.json), 'value'));
  return (finding) => {
    const value = read(finding);
    return isPlain(value) ? String(value).slice(0, maxLength) : '';
  };
}

const valueIn =
  (value: unknown) =>
  ({ path }: PlacedFinding): unknown =>
    valueAt(value, path);
