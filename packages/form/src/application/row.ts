import { valueAt } from '@passmuster/findings';
import { ownerNameAt, type PartialLabels } from '@passmuster/schemas/labels';
import type { Path } from '../values/path.ts';

/** The row of a list that something belongs to: an owner. */
export interface Row {
  readonly path: Path;
  /** Absent if the row has none. */
  readonly rowId?: string;
  /** The name of the owner as typed, or `Owner 2`. */
  readonly label: string;
}

/** Returns the owner that a path belongs to; `undefined` for a path of the business. */
export function rowOf(path: Path, values: unknown, texts: PartialLabels): Row | undefined {
  const label = ownerNameAt(path, values, texts);
  if (label === undefined) return undefined;
  const place = path.slice(0, 2);
  const rowId = valueAt(values, [...place, 'rowId']);
  return { path: place, ...(typeof rowId === 'string' && { rowId }), label };
}
