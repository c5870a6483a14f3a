import { isWithin, valueAt } from '@passmuster/findings';
import type { FormRequirement } from '../reviewer/reviewer.ts';
import { elementsAt } from '../values/elementsAt.ts';
import type { Path } from '../values/path.ts';

/** A place for one document: its purpose, and the row of the list that fills it. */
export interface Slot {
  /** The list of documents: `['documents']`, or an owner's `supporting_documents`. */
  readonly list: Path;
  /** The type of document. */
  readonly documentType: string;
  /** The row that fills it. Absent while there is none. */
  readonly path?: Path;
  /** What asks for it. Absent for a document that nothing asks for. */
  readonly requirement?: FormRequirement;
}

/**
 * Returns a slot for each document that is asked for, and one for each further document of the same list. Each row of
 * a list is in exactly one slot.
 */
export function slotsOf(
  requirements: readonly FormRequirement[],
  values: unknown,
): readonly Slot[] {
  const lists: readonly Path[] = [
    ['documents'],
    ...elementsAt(values, ['business_owners']).map((owner) => [
      'business_owners',
      owner,
      'supporting_documents',
    ]),
  ];
  return lists.flatMap((list) => slotsIn(list, requirements, values));
}

function slotsIn(
  list: Path,
  requirements: readonly FormRequirement[],
  values: unknown,
): readonly Slot[] {
  const rows = elementsAt(values, list);
  const typeOf = (row: number): unknown => valueAt(values, [...list, row, 'doc_type']);
  const taken = new Set<number>();
  const wanted = requirements.flatMap((requirement): readonly Slot[] => {
    const { path, documentType } = requirement;
    if (documentType === undefined || !isWithin(path, list)) return [];
    const row = rows.find((one) => !taken.has(one) && typeOf(one) === documentType);
    if (row !== undefined) taken.add(row);
    return [
      { list, documentType, requirement, ...(row !== undefined && { path: [...list, row] }) },
    ];
  });
  const further = rows
    .filter((row) => !taken.has(row))
    .map((row): Slot => ({ list, documentType: String(typeOf(row) ?? ''), path: [...list, row] }));
  return [...wanted, ...further];
}
