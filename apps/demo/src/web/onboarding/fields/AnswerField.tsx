import { useField } from '@passmuster/form/react';
import type { ReactElement } from 'react';
import styles from '../../ui/Field.module.css';
import ui from '../../ui/ui.module.css';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

/** A question that is answered with yes or no; neither is chosen before. */
export function AnswerField(props: FieldProps): ReactElement {
  const field = useField(props.path);
  return (
    <FieldFrame field={field} isGroup span="c12" {...props}>
      {() => (
        <div className={ui.row}>
          {field.description?.options?.map(({ value, label }) => (
            <label key={value} className={styles.check}>
              <input {...field.radioProps(value)} aria-describedby={undefined} />
              <span>{label}</span>
            </label>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}
