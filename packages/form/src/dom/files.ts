import { valueAt } from '@passmuster/findings';
import type { Form } from '../application/form.ts';
import { isFileRef } from '../values/fileRef.ts';
import { toPath } from '../values/path.ts';

/**
 * Attaches the file of a control, and empties the control: the same file can be chosen again, and the form alone holds
 * it.
 */
export function takeFile(form: Form<object>, control: HTMLInputElement): void {
  const [file] = control.files ?? [];
  control.value = '';
  if (file) void form.attach(control.name, file);
}

/** Writes the name of the file that the form holds into each element `data-file="path"`; empty text without one. */
export function showFileNames(page: HTMLFormElement, form: Form<object>): void {
  for (const place of page.querySelectorAll<HTMLElement>('[data-file]')) {
    const held: unknown = valueAt(form.values, toPath(place.dataset['file'] ?? ''));
    const name = isFileRef(held) ? held.name : '';
    if (place.textContent !== name) place.textContent = name;
  }
}
