import { valueAt } from '@passmuster/findings';
import { type ChangeEvent, useId } from 'react';
import type { FormFinding } from '../reviewer/reviewer.ts';
import { toPath } from '../values/path.ts';
import { useApplication, useApplicationValue } from './context.ts';

/** What a field shows, and the attributes of its elements. */
export interface Field<Value> {
  readonly value: Value;
  readonly setValue: (value: Value) => void;
  /** The errors and warnings to show now. */
  readonly findings: readonly FormFinding[];
  /** For the control. `aria-invalid` for errors only; warnings are described too. */
  readonly controlProps: {
    readonly id: string;
    readonly name: string;
    readonly onBlur: () => void;
    readonly 'aria-invalid': true | undefined;
    readonly 'aria-describedby': string | undefined;
  };
  /** For a text input, a select or a text area, beside `controlProps`. */
  readonly textProps: {
    readonly value: string;
    readonly onChange: (event: ChangeEvent<{ value: string }>) => void;
  };
  /** For the element that contains the remedies. */
  readonly findingsProps: { readonly id: string };
}

/** Returns a field by its path: `useField('business_owners.0.email')`. Renders again only when it changes. */
export function useField<Value = string>(path: string): Field<Value> {
  const application = useApplication();
  const prefix = useId();
  const value = useApplicationValue(({ values }) => valueAt(values, toPath(path)) as Value);
  const findings = useApplicationValue((held) => held.findingsAt(path));
  const findingsId = `${prefix}-${path}-findings`;
  const setValue = (next: Value): void => application.set(path, next);
  return {
    value,
    setValue,
    findings,
    controlProps: {
      id: `${prefix}-${path}`,
      name: path,
      onBlur: () => application.blur(path),
      'aria-invalid': findings.some(({ severity }) => severity === 'error') || undefined,
      'aria-describedby': findings.length > 0 ? findingsId : undefined,
    },
    textProps: {
      value: typeof value === 'string' ? value : '',
      onChange: ({ target }) => application.set(path, target.value),
    },
    findingsProps: { id: findingsId },
  };
}
