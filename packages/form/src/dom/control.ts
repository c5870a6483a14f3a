import { formatAmount } from '../amounts/formatAmount.ts';
import { parseAmount } from '../amounts/parseAmount.ts';
import type { Form } from '../application/form.ts';
import { isUnread } from '../values/unread.ts';

/** A control of a form that holds a value. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isControl = (element: unknown): element is Control =>
  (element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement) &&
  element.name !== '';

/** Returns the controls of a form that hold values: those with a name, which is the dotted path of their field. */
export const controlsOf = (form: HTMLFormElement): readonly Control[] =>
  [...form.elements].filter(isControl);

/**
 * Returns the unit of an amount, from `data-amount`: a currency, `percent`, or empty for none. `undefined` for another
 * field.
 */
const unitOf = (control: Control): string | undefined => control.dataset['amount'];

/** Returns what a control holds, as the application has it. */
export function readControl(control: Control, locale: string): unknown {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked;
  const unit = unitOf(control);
  if (unit === undefined) return control.value;
  const parsed = parseAmount(control.value, { locale, unit: unit || undefined });
  if (parsed.invalid === 'blank') return '';
  return parsed.value ?? { unread: control.value };
}

/** Shows a value in its control. Leaves a control alone that shows it already, and those of files. */
export function writeControl(control: Control, value: unknown, locale: string): void {
  if (control instanceof HTMLInputElement && control.type === 'file') return;
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    control.checked = value === true;
    return;
  }
  if (control instanceof HTMLInputElement && control.type === 'radio') {
    control.checked = value === control.value;
    return;
  }
  const text = textOf(value, unitOf(control) !== undefined, locale);
  if (control.value !== text) control.value = text;
}

function textOf(value: unknown, isAmount: boolean, locale: string): string {
  if (isUnread(value)) return value.unread;
  if (typeof value !== 'string') return '';
  return isAmount ? formatAmount(value, { locale }) : value;
}

/** Takes a file of a control: keeps it, and sets it unless it can't be used. Returns why not. */
export async function takeFile(
  application: Form<object>,
  control: HTMLInputElement,
): Promise<readonly string[]> {
  const [file] = control.files ?? [];
  if (!file) return [];
  const kept = await application.keep(file);
  const refused = await application.checkFile(kept);
  if (refused.length > 0) {
    control.value = '';
    return refused.map(({ remedy }) => remedy);
  }
  application.set(control.name, kept);
  return [];
}
