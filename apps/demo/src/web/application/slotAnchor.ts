import type { FormState, Slot, TodoItem } from '@passmuster/form';

/** The rule on the sum of all shares, whose finding is about the list of owners. */
export const sumRule = 'business/ownership-sum';

/** Returns where a link to a slot ends: its field, or its list with the type of document, which outlives what is in it. */
export function slotAnchor(
  { id, path, list, documentType }: Slot,
  slots: FormState['slots'],
): string {
  if (!list) return path?.join('.') ?? id;
  const place = list.join('.');
  const first = slots.find(
    (slot) => slot.documentType === documentType && slot.list?.join('.') === place,
  );
  return `${place}-${first?.id === id ? documentType : id}`;
}

/** Returns where a link to something to do ends: at its field, or at the slot of its file. */
export function anchorOf(
  { path, slot: id, finding }: Pick<TodoItem, 'path' | 'slot' | 'finding'>,
  slots: FormState['slots'],
): string {
  const place = path.join('.');
  // The list of owners has nothing to correct: the shares do.
  if (finding?.rule === sumRule) return `${place}.0.ownership_percentage`;
  const slot = slots.find((one) => one.id === id);
  if (!slot || slot.fields.some((field) => field.join('.') === place)) return place;
  return slotAnchor(slot, slots);
}
