import { type Fix, valueAt } from '@passmuster/findings';
import { type ChangeEvent, useId } from 'react';
import type { FieldDescription } from '../describe/fieldDescription.ts';
import type { FormFinding } from '../reviewer/reviewer.ts';
import { toPath } from '../values/path.ts';
import { useForm, useValueOf } from './context.ts';

/** Attributes that every control of a field has. `aria-invalid` for errors only; warnings are described too. */
export interface ControlProps {
  readonly id: string;
  readonly name: string;
  readonly onBlur: () => void;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

/** Of a text input, a select or a text area. */
export interface TextProps extends ControlProps {
  readonly value: string;
  readonly onChange: (event: ChangeEvent<{ value: string }>) => void;
}

/** Of a checkbox or a radio. */
export interface ChoiceProps extends ControlProps {
  readonly type: 'checkbox' | 'radio';
  readonly value?: string;
  readonly checked: boolean;
  readonly onChange: (event: ChangeEvent<{ checked: boolean }>) => void;
}

/** What a field shows, and the attributes of its elements. Spread those of the control that the field has. */
export interface Field<Value> {
  readonly value: Value;
  /** Its kind, label, hint, options and limits. `undefined` if the form has no such field. */
  readonly description: FieldDescription | undefined;
  readonly setValue: (value: Value) => void;
  /** The errors and warnings to show now. */
  readonly findings: readonly FormFinding[];
  /** Repairs to offer beside the findings: pass one to `apply` of the form. */
  readonly fixes: readonly Fix[];
  /** For a control whose value another library holds. */
  readonly controlProps: ControlProps;
  /** For a text input or a text area. */
  readonly inputProps: TextProps;
  /** For a select. A question has the values `yes` and `no`. */
  readonly selectProps: TextProps;
  readonly checkboxProps: ChoiceProps;
  /** For the radio of a value. It counts as left when it is chosen. A question has the values `yes` and `no`. */
  readonly radioProps: (value: string) => ChoiceProps;
  /** For the element that contains the remedies. */
  readonly findingsProps: { readonly id: string };
}

/** Returns a field by its path: `useField('business_owners.0.email')`. Renders again only when it changes. */
export function useField<Value = string>(path: string): Field<Value> {
  const form = useForm();
  const prefix = useId();
  const value = useValueOf(form, ({ values }) => valueAt(values, toPath(path)));
  const findings = useValueOf(form, (held) => held.findingsAt(path));
  // Each review makes its fixes anew: what they say decides whether the field is rendered.
  useValueOf(form, (held) => JSON.stringify(held.fixesAt(path)));
  const description = useValueOf(form, (held) => held.describe(path));
  const isQuestion = description?.kind === 'question';
  const findingsId = `${prefix}-${path}-findings`;
  const id = `${prefix}-${path}`;
  const setValue = (next: unknown): void => form.set(path, next);
  const meant = (answer: string): unknown =>
    isQuestion && answer !== '' ? answer === 'yes' : answer;
  const choose = (next: unknown): void => {
    setValue(next);
    form.blur(path);
  };
  const text = isQuestion && typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
  const controlProps: ControlProps = {
    id,
    name: path,
    onBlur: () => form.blur(path),
    'aria-invalid': findings.some(({ severity }) => severity === 'error') || undefined,
    'aria-describedby': findings.length > 0 ? findingsId : undefined,
  };
  const textProps: TextProps = {
    ...controlProps,
    value: typeof text === 'string' ? text : '',
    onChange: ({ target }) => setValue(meant(target.value)),
  };
  return {
    value: value as Value,
    description,
    setValue,
    findings,
    fixes: form.fixesAt(path),
    controlProps,
    inputProps: textProps,
    selectProps: textProps,
    checkboxProps: {
      ...controlProps,
      type: 'checkbox',
      checked: value === true,
      onChange: ({ target }) => choose(target.checked),
    },
    radioProps: (one) => ({
      ...controlProps,
      id: `${id}-${one}`,
      type: 'radio',
      value: one,
      checked: text === one,
      onChange: () => choose(meant(one)),
    }),
    findingsProps: { id: findingsId },
  };
}
