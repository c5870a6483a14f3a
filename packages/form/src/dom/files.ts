import { valueAt } from '@passmuster/findings';
import type { Form } from '../application/form.ts';
import { isFileRef } from '../values/fileRef.ts';
import { toPath } from '../values/path.ts';

/** Takes a file of a control: keeps it, and sets it unless it can't be used. Returns why not. */
export async function takeFile(
  form: Form<object>,
  control: HTMLInputElement,
): Promise<readonly string[]> {
  const [file] = control.files ?? [];
  // The same file can be chosen again, and no control is required to show what the form holds.
  control.value = '';
  if (!file) return [];
  const kept = await form.keep(file);
  const refused = await form.checkFile(kept);
  if (refused.length > 0) return refused.map(({ remedy }) => remedy);
  form.set(control.name, kept);
  return [];
}

/** Writes the name of the file that the form holds into each element `data-file="path"`; empty text without one. */
export function showFileNames(page: HTMLFormElement, form: Form<object>): void {
  for (const place of page.querySelectorAll<HTMLElement>('[data-file]')) {
    const held: unknown = valueAt(form.values, toPath(place.dataset['file'] ?? ''));
    const name = isFileRef(held) ? held.name : '';
    if (place.textContent !== name) place.textContent = name;
  }
}
