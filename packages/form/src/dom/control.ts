import type { FieldKind } from '@passmuster/schemas/fields';
import { inputText } from '../amounts/formatAmount.ts';
import { parseAmount } from '../amounts/parseAmount.ts';
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

const isOfType = (control: Control, type: string): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === type;

/** Returns true for a control that is left as soon as something is chosen: nobody types on in it. */
export const isChosen = (control: Control): boolean =>
  control instanceof HTMLSelectElement ||
  isOfType(control, 'radio') ||
  isOfType(control, 'checkbox');

export const isFileInput = (control: Control): control is HTMLInputElement =>
  isOfType(control, 'file');

/** Returns the value of a control, as the form has it. A question is answered with yes or no. */
export function readControl(control: Control, locale: string, kind?: FieldKind): unknown {
  if (isOfType(control, 'checkbox')) return control.checked;
  if (kind === 'question') return control.value === '' ? '' : control.value === 'yes';
  const unit = unitOf(control);
  if (unit === undefined) return control.value;
  const parsed = parseAmount(control.value, { locale, unit: unit || undefined });
  if (parsed.invalid === 'blank') return '';
  return parsed.value ?? { unread: control.value };
}

/** Shows a value in its control. Leaves a control alone that shows it already, and those of files. */
export function writeControl(
  control: Control,
  value: unknown,
  locale: string,
  kind?: FieldKind,
): void {
  if (isFileInput(control)) return;
  if (isOfType(control, 'checkbox')) {
    control.checked = value === true;
    return;
  }
  const held = kind === 'question' && typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
  if (isOfType(control, 'radio')) {
    control.checked = held === control.value;
    return;
  }
  const text = textOf(held, unitOf(control), locale);
  if (control.value !== text) control.value = text;
}

function textOf(value: unknown, unit: string | undefined, locale: string): string {
  if (isUnread(value)) return value.unread;
  if (typeof value !== 'string') return '';
  if (unit === undefined) return value;
  return inputText(value, { locale, unit: unit || undefined });
}
