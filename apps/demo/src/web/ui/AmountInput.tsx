import type { AmountValue } from '@passmuster/form';
import { type AmountText, useAmountText } from '@passmuster/form/react';
import { type InputHTMLAttributes, type ReactElement, useRef } from 'react';
import { useLanguage, useText } from '../language/useText.ts';
import { Button } from './Button.tsx';
import { classNames } from './classNames.ts';
import styles from './Field.module.css';
import { Finding } from './Finding.tsx';
import ui from './ui.module.css';

export interface AmountInputProps {
  readonly id: string;
  readonly value: AmountValue;
  readonly onChange: (value: AmountValue) => void;
  /** ISO 4217 code of a currency, or `percent`. */
  readonly unit?: string | undefined;
  /** How many decimals the amount may have. Default: 2. */
  readonly decimals?: number | undefined;
  /** Why the amount can’t be used. Not shown while the control asks which amount is meant. */
  readonly problem?: string | undefined;
}

/** An amount of no form, typed as people write it. */
export function AmountInput({
  id,
  value,
  onChange,
  unit,
  decimals = 2,
  problem,
}: AmountInputProps): ReactElement {
  const { language } = useLanguage();
  const { text, enter, leave, ...amount } = useAmountText(value, onChange, {
    locale: language,
    decimals,
    unit,
  });
  const shownProblem = amount.candidates ? undefined : problem;
  const problemId = `${id}-problem`;
  return (
    <>
      <AmountControl
        {...amount}
        inputProps={{
          id,
          value: text,
          inputMode: 'decimal',
          onChange: ({ target }) => enter(target.value),
          onBlur: leave,
          ...(shownProblem && { 'aria-invalid': true, 'aria-describedby': problemId }),
        }}
      />
      {shownProblem && (
        <div role="alert">
          <Finding id={problemId} tone="error" text={shownProblem} />
        </div>
      )}
    </>
  );
}

/** The control of an amount or a share. Says how it was understood, and asks if it can be read in two ways. */
export function AmountControl({
  inputProps,
  shown,
  candidates,
  choose,
  isPercent = false,
}: Pick<AmountText, 'shown' | 'candidates' | 'choose'> & {
  readonly inputProps: InputHTMLAttributes<HTMLInputElement> & { readonly id: string };
  readonly isPercent?: boolean;
}): ReactElement {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const shownId = `${inputProps.id}-shown`;
  const input = (
    <input
      {...inputProps}
      ref={field}
      className={classNames(styles.in, ui.num)}
      autoComplete="off"
      maxLength={100}
      aria-describedby={classNames(inputProps['aria-describedby'], shownId)}
    />
  );
  return (
    <>
      {isPercent ? (
        <div className={styles.affix}>
          {input}
          <span aria-hidden="true">%</span>
        </div>
      ) : (
        input
      )}
      {/* Stays on blur: what is below must not move away from under a click. */}
      <output
        id={shownId}
        className={classNames(styles.hint, ui.num)}
        data-said={shown?.replace(/\s?%$/u, '') === inputProps.value || undefined}
      >
        {shown}
        {candidates && t('Which amount do you mean?')}
      </output>
      {candidates && (
        <div className={`${ui.row} ${ui.gapTop}`}>
          {candidates.map((amount) => (
            <Button
              key={amount.value}
              isSmall
              onClick={() => {
                choose(amount);
                // The button that has the focus goes.
                field.current?.focus();
              }}
            >
              {amount.shown}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
