import type { FormState, Slot, TodoItem } from '@passmuster/form';

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
  { path, slot: id }: Pick<TodoItem, 'path' | 'slot'>,
  slots: FormState['slots'],
): string {
  const place = path.join('.');
  const slot = slots.find((one) => one.id === id);
  if (!slot || slot.fields.some((field) => field.join('.') === place)) return place;
  return slotAnchor(slot, slots);
}
