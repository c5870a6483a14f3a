import { useAmount, useForm, useFormState } from '@passmuster/form/react';
import type { ReactElement } from 'react';
import { sumRule } from '../../application/slotAnchor.ts';
import { useLanguage } from '../../language/useText.ts';
import { AmountControl } from '../../ui/AmountInput.tsx';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

/** An amount or a share of the application. */
export function AmountField(props: FieldProps): ReactElement {
  const { language } = useLanguage();
  const form = useForm();
  const unit = form.describe(props.path)?.unit;
  const field = useAmount(props.path, { locale: language, unit });
  const isPercent = unit === 'percent';
  // A share is where the sum of all shares is corrected, and where links to it lead.
  const sum = useFormState(() =>
    isPercent ? form.findingsAt('business_owners').find(({ rule }) => rule === sumRule) : undefined,
  );
  const findings = sum ? [...field.findings, sum] : field.findings;
  return (
    <FieldFrame field={{ ...field, findings }} {...props}>
      {(control) => (
        <AmountControl
          {...field}
          inputProps={{ ...field.inputProps, ...control }}
          isPercent={isPercent}
        />
      )}
    </FieldFrame>
  );
}
