import { useField, useForm } from '@passmuster/form/react';
import type { ReactElement } from 'react';
import { AmountField } from './AmountField.tsx';
import { AnswerField } from './AnswerField.tsx';
import { CheckField } from './CheckField.tsx';
import { DateField } from './DateField.tsx';
import type { FieldProps } from './FieldFrame.tsx';
import { PhoneField } from './PhoneField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';

const controls: Readonly<Record<string, (props: FieldProps) => ReactElement>> = {
  amount: AmountField,
  choice: SelectField,
  country: SelectField,
  date: DateField,
  mark: CheckField,
  phone: PhoneField,
  question: AnswerField,
  share: AmountField,
  state: StateField,
};

/** A field of the application, with the control of its kind. */
export function Field(props: FieldProps): ReactElement {
  const { kind = 'text' } = useForm().describe(props.path) ?? {};
  const Control = controls[kind] ?? TextField;
  return <Control {...props} />;
}

/** A state is chosen where the country has a list of them. */
function StateField(props: FieldProps): ReactElement {
  const { description } = useField(props.path);
  return description?.options ? <SelectField {...props} /> : <TextField {...props} />;
}
