import type { CustomerValues } from '@passmuster/form';
import type { ReactElement } from 'react';
import { useController } from 'react-hook-form';
import { useText } from '../../language/useText.ts';
import styles from '../../ui/Field.module.css';
import ui from '../../ui/ui.module.css';
import { Field, type FieldProps } from './Field.tsx';

/** The questions of an application. */
type AnswerPath = 'conducts_money_services' | 'is_dao' | 'operates_in_prohibited_countries';

/** A question that is answered with yes or no; neither is chosen before. */
export function AnswerField({
  name,
  ...field
}: FieldProps & { readonly name: AnswerPath }): ReactElement {
  const t = useText();
  const { field: input } = useController<CustomerValues, AnswerPath>({ name });
  const choices = [
    { answer: true, text: t('Yes') },
    { answer: false, text: t('No') },
  ];
  return (
    <Field name={name} isGroup span="c12" {...field}>
      {() => (
        <div className={ui.row}>
          {choices.map(({ answer, text }) => (
            <label key={text} className={styles.check}>
              <input
                type="radio"
                name={name}
                checked={input.value === answer}
                onChange={() => input.onChange(answer)}
              />
              <span>{text}</span>
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}
