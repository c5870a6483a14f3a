import { useAmount, useForm } from '@passmuster/form/react';
import type { ReactElement } from 'react';
import { useLanguage } from '../../language/useText.ts';
import { AmountControl } from '../../ui/AmountInput.tsx';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

/** A third of a business is 33.3333%. */
const shareDecimals = 4;

/** An amount or a share of the application. */
export function AmountField(props: FieldProps): ReactElement {
  const { language } = useLanguage();
  const unit = useForm().describe(props.path)?.unit;
  const decimals = unit === 'percent' ? shareDecimals : undefined;
  const field = useAmount(props.path, { locale: language, unit, decimals });
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
