import { valueAt } from '@passmuster/findings';
import type { FieldKind } from '@passmuster/schemas/fields';
import type { Form } from '../application/form.ts';
import type { SubmitFormOptions, Submitted } from '../application/submitted.ts';
import type { ValidateOptions } from '../application/validated.ts';
import { subscribeReleased } from '../press/whenReleased.ts';
import { blankDocument, blankOwner } from '../values/blankValues.ts';
import { type Path, toPath } from '../values/path.ts';
import { tidied } from '../values/tidied.ts';
import {
  type Control,
  controlsOf,
  isChosen,
  isControl,
  isFileInput,
  readControl,
  writeControl,
} from './control.ts';
import { showFileNames, takeFile } from './files.ts';
import { type BlankRows, createRows } from './rows.ts';
import { showAt, shownOf } from './showFindings.ts';
import { createSlots } from './slots.ts';

/** Options of {@link bindForm}. */
export interface BindOptions {
  /** BCP 47 language tag of the person, for amounts. Default: that of the document. */
  readonly locale?: string | undefined;
  /** Returns new rows, by the path of their list. Default: blank owners and documents. */
  readonly rows?: BlankRows | undefined;
}

/** A form that is bound to an application. */
export interface BoundForm {
  /**
   * Reviews what the form holds now, shows every finding, and focuses the first field that keeps it from being clear. Returns
   * true if it may be submitted, as `validate` of the application says.
   */
  validate(options?: ValidateOptions): Promise<boolean>;
  /** Submits the form as `submit` of the application does, and focuses the first field that keeps it from being sent. */
  submit(options?: SubmitFormOptions): Promise<Submitted>;
  /** Focuses the field of a path, or the nearest one around it. */
  focus(path: Path): void;
  /** Removes the listeners. What is shown stays. */
  release(): void;
}

/**
 * Binds an HTML form to an application. The name of a control is the dotted path of its field
 * (`business_owners.0.email`); `data-amount="NGN"` makes it an amount, with a currency, `percent` or nothing.
 * Findings are shown in the page's element `data-findings="path"`, otherwise after the control. Controls that are added
 * later are bound too.
 *
 * A question is answered by radios or a select with the values `yes` and `no`. `<template data-rows="business_owners">` holds one
 * element for each row, with names from the row (`email`); `data-append="business_owners"` and, in the row, `data-remove` make
 * buttons of it, and `data-row-number` shows its number. `data-file="path"` shows the name of a file. `<template data-slots>` holds one
 * element for each document that is requested: a file input without a name, `data-slot-label`, `data-slot-file`,
 * `data-slot-findings` and a button `data-slot-remove`.
 *
 * @example
 * document.body.innerHTML = '<form><input name="email" /></form>';
 * const element = document.querySelector('form');
 * const form = createCustomerForm({ reviewer });
 * const page = bindForm(element, form);
 * form.set('email', 'ada@example.com');
 * element.elements.namedItem('email').value // 'ada@example.com'
 * page.release();
 */
export function bindForm(
  form: HTMLFormElement,
  application: Form<object>,
  {
    locale = form.ownerDocument.documentElement.lang || 'en',
    rows: blanks = blankRows,
  }: BindOptions = {},
): BoundForm {
  const rows = createRows(form, application, blanks);
  const slots = createSlots(form, application);
  const listeners = new AbortController();

  const kindOf = ({ name }: Control): FieldKind | undefined => application.describe(name)?.kind;
  const write = (control: Control): void =>
    writeControl(
      control,
      valueAt(application.values, toPath(control.name)),
      locale,
      kindOf(control),
    );
  const show = (): void => {
    rows.show();
    slots.show();
    showFileNames(form, application);
    const controls = controlsOf(form);
    for (const control of controls) {
      if (isChosen(control) || control !== form.ownerDocument.activeElement) write(control);
      showAt(form, control.name, shownOf(application.findingsAt(control.name)), control);
    }
    const names = new Set(controls.map(({ name }) => name));
    for (const place of form.querySelectorAll<HTMLElement>('[data-findings]')) {
      const path = place.dataset['findings'] ?? '';
      if (!names.has(path)) showAt(form, path, shownOf(application.findingsAt(path)));
    }
  };
  const onInput = ({ target }: Event): void => {
    if (slots.input(target)) return;
    if (!isControl(target) || target.form !== form) return;
    if (isFileInput(target)) {
      takeFile(application, target);
      return;
    }
    application.set(target.name, readControl(target, locale, kindOf(target)));
    if (isChosen(target)) application.blur(target.name);
  };
  const onLeave = ({ target, relatedTarget }: FocusEvent): void => {
    if (!isControl(target) || target.form !== form) return;
    if (isControl(relatedTarget) && relatedTarget.name === target.name) return;
    const held = valueAt(application.values, toPath(target.name));
    const tidy = tidied(held, kindOf(target));
    if (tidy !== held) application.set(target.name, tidy);
    application.blur(target.name);
    write(target);
  };
  form.addEventListener('input', onInput, { signal: listeners.signal });
  form.addEventListener('focusout', onLeave, { signal: listeners.signal });
  const onClick = ({ target }: Event): void => {
    rows.click(target);
    slots.click(target);
  };
  form.addEventListener('click', onClick, { signal: listeners.signal });
  form.noValidate = true;
  const unsubscribe = subscribeReleased(application.subscribe, show);
  show();

  const focus = (path: Path): void => {
    const around = path.map((_, left) => path.slice(0, path.length - left).join('.'));
    const slot = slots.inputOf(application.placeAt(path).slot);
    const isNamed = controlsOf(form).some(({ name }) => name === around[0]);
    const place = (!isNamed && slot) || around.map((name) => nearest(form, name)).find(Boolean);
    (place ?? form.querySelector<HTMLElement>('[aria-invalid="true"]'))?.focus();
  };
  return {
    async validate(options) {
      const { ready, first } = await application.validate(options);
      if (first) focus(first);
      return ready;
    },
    async submit(options) {
      const submitted = await application.submit(options);
      if (submitted.first) focus(submitted.first);
      return submitted;
    },
    focus,
    release() {
      listeners.abort();
      unsubscribe();
    },
  };
}

const blankRows: BlankRows = {
  business_owners: () => blankOwner(),
  documents: () => blankDocument(''),
};

/** Returns the control of a path, or the element that shows its findings. */
function nearest(form: HTMLFormElement, path: string): Control | HTMLElement | undefined {
  const control = controlsOf(form).find(
    ({ name, disabled }) => !disabled && (name === path || name.startsWith(`${path}.`)),
  );
  if (control) return control;
  const place = form.querySelector<HTMLElement>(`[data-findings="${CSS.escape(path)}"]`);
  if (place) place.tabIndex = -1;
  return place ?? undefined;
}
