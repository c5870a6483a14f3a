import type { Fix } from '@passmuster/findings';
import type { ChangeEvent } from 'react';
import type { FieldStatus } from '../application/fieldStatus.ts';
import type { Fields } from '../application/fields.ts';
import type { DescribedField } from '../application/neededFields.ts';
import type { SlotAttempt } from '../application/slot.ts';
import type { FormFinding } from '../reviewer/reviewer.ts';
import type { PlaceIn } from '../values/fieldPath.ts';

/** Where a field is: for the properties of a component that shows any field of a form, a group or a row. */
export interface FieldPlace<Values extends object> {
  readonly scope: Fields<Values>;
  /** From the scope. */
  readonly path: PlaceIn<Values>;
}

/** Attributes that every control of a field has. `aria-invalid` for errors only; warnings are described too. */
export interface ControlProps {
  readonly id: string;
  /** Where the field is now, from the root of the form: `business_owners.0.email`. */
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

/** Of a file input. It is empty after each choice, so that the same file can be chosen again. */
export interface FileProps extends ControlProps {
  readonly type: 'file';
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  /** True while a file is read and checked. */
  readonly 'aria-busy': boolean;
}

/** What a field shows, and the attributes of its elements. Spread those of the control that the field has. */
export interface Field<Value> {
  readonly value: Value;
  /** Its kind, label, hint, options and limits. `undefined` if the form has no such field. */
  readonly description: DescribedField | undefined;
  /** Enters a value. Of a file, attach it with `fileProps`: it is checked before. */
  setValue(value: Value): void;
  /** The errors and warnings to show now. Of a file, why the last one was refused comes first. */
  readonly findings: readonly FormFinding[];
  /** What is good to know about its value. */
  readonly infos: readonly FormFinding[];
  /** What may be said of its value now, such as for a check mark. */
  readonly status: FieldStatus;
  /** Repairs to offer beside the findings: pass one to `apply` of the form. */
  readonly fixes: readonly Fix[];
  /** The last file that was chosen, while it is read or if it was refused. The field may hold another. */
  readonly attempt: SlotAttempt | undefined;
  /** For a control whose value another library holds. */
  readonly controlProps: ControlProps;
  /** For a text input or a text area. */
  readonly inputProps: TextProps;
  /** For a select. It counts as left when something is chosen. A question has the values `yes` and `no`. */
  readonly selectProps: TextProps;
  readonly checkboxProps: ChoiceProps;
  /** For the radio of a value. It counts as left when it is chosen. A question has the values `yes` and `no`. */
  readonly radioProps: (value: string) => ChoiceProps;
  readonly fileProps: FileProps;
  /** For the element that contains the remedies. */
  readonly findingsProps: { readonly id: string };
}
