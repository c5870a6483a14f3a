import type { Form } from '../application/form.ts';
import type { Slot } from '../application/slot.ts';
import { isFileRef } from '../values/fileRef.ts';

/** The slots of a page. */
interface Slots {
  /** Shows the slots that the form has. */
  show(): void;
  /** Attaches the file of an input in a slot. Returns true if it is one. */
  input(target: EventTarget | null): boolean;
  /** Returns the file input of a slot. */
  inputOf(id: string | undefined): HTMLElement | null | undefined;
  /** Detaches the file of a slot after a click on its `data-slot-remove`. */
  click(target: EventTarget | null): void;
}

/**
 * Shows each slot of a form from `<template data-slots>`, after it and in the order of the slots. The template has one element, whose
 * file input has no name. `data-slot-label`, `data-slot-file` and `data-slot-findings` show the name of the document, of its file,
 * and what is wrong with it.
 */
export function createSlots(page: HTMLFormElement, form: Form<object>): Slots {
  const template = page.querySelector<HTMLTemplateElement>('template[data-slots]');
  let shown = new Map<string, HTMLElement>();
  const idOf = (target: EventTarget | null): string | undefined =>
    [...shown].find(([, element]) => target instanceof Node && element.contains(target))?.[0];
  return {
    show() {
      const first = template?.content.firstElementChild;
      if (!template || !first) return;
      const { slots } = form.state;
      const next = new Map(
        slots.map(({ id }) => [id, shown.get(id) ?? (first.cloneNode(true) as HTMLElement)]),
      );
      for (const [id, element] of shown) if (!next.has(id)) element.remove();
      shown = next;
      placeInOrder(template, [...next.values()]);
      for (const [at, element] of [...next.values()].entries()) showSlot(element, slots[at]);
    },
    input(target) {
      const id = idOf(target);
      if (id === undefined || !(target instanceof HTMLInputElement) || target.type !== 'file')
        return false;
      const [file] = target.files ?? [];
      target.value = '';
      if (file) void form.attach({ id }, file);
      return true;
    },
    inputOf: (id = '') => shown.get(id)?.querySelector<HTMLElement>('input[type="file"]'),
    click(target) {
      const id = idOf(target);
      if (id === undefined || !(target instanceof Element)) return;
      if (target.closest('[data-slot-remove]')) form.detach({ id });
    },
  };
}

function placeInOrder(first: Element, elements: readonly Element[]): void {
  let last = first;
  for (const element of elements) {
    if (last.nextElementSibling !== element) last.after(element);
    last = element;
  }
}

function showSlot(element: HTMLElement, slot: Slot | undefined): void {
  if (!slot) return;
  const { id, label, row, file, attempt, findings } = slot;
  const write = (name: string, text: string): void => {
    const place = element.querySelector(`[data-slot-${name}]`);
    if (place && place.textContent !== text) place.textContent = text;
  };
  write('label', row ? `${label} (${row.label})` : label);
  write('file', isFileRef(file) ? file.name : (file ?? ''));
  const all = [...(attempt?.findings ?? []), ...findings];
  write('findings', all.map(({ remedy }) => remedy).join(' '));
  const place = element.querySelector('[data-slot-findings]');
  if (place) place.id ||= `passmuster-slot-${id}`;
  const input = element.querySelector('input[type="file"]');
  if (place) input?.setAttribute('aria-describedby', place.id);
  input?.setAttribute('aria-busy', String(attempt?.state === 'reading'));
  for (const button of element.querySelectorAll<HTMLElement>('[data-slot-remove]'))
    button.hidden = !file;
}
