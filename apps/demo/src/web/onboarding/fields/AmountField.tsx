import { useAmount, useForm } from '@passmuster/form/react';
import type { ReactElement } from 'react';
import { useLanguage } from '../../language/useText.ts';
import { AmountControl } from '../../ui/AmountInput.tsx';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

/** An amount or a share of the application. */
export function AmountField(props: FieldProps): ReactElement {
  const { language } = useLanguage();
  const unit = useForm().describe(props.path)?.unit;
  const field = useAmount(props.path, { locale: language, unit });
  return (
    <FieldFrame field={field} {...props}>
      {(control) => (
        <AmountControl
          {...field}
          inputProps={{ ...field.inputProps, ...control }}
          isPercent={unit === 'percent'}
        />
      )}
    </FieldFrame>
  );
}
