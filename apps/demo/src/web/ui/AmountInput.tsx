import { type AmountValue, isUnread } from '@passmuster/form';
import { type Amount, formatAmount, parseAmount } from '@passmuster/form/amounts';
import { type ReactElement, useRef, useState } from 'react';
import { useLanguage } from '../language/useText.ts';
import { Button } from './Button.tsx';
import { classNames } from './classNames.ts';
import styles from './Field.module.css';
import ui from './ui.module.css';

export interface AmountInputProps {
  readonly id: string;
  readonly value: AmountValue;
  readonly onChange: (value: AmountValue) => void;
  /** ISO 4217 code of a currency, or `percent`. */
  readonly unit?: string | undefined;
  /** How many decimals the amount may have. Default: 2. */
  readonly decimals?: number | undefined;
  readonly 'aria-invalid'?: boolean;
  readonly 'aria-describedby'?: string | undefined;
}

/** Any amount or share, typed as people write it. Says how it was understood, and asks if it can be read in two ways. */
export function AmountInput({
  id,
  value,
  onChange,
  unit,
  decimals = 2,
  'aria-invalid': isInvalid,
  'aria-describedby': describedBy,
}: AmountInputProps): ReactElement {
  const { language, t } = useLanguage();
  const format = { locale: language, decimals, unit };
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const written = isUnread(value)
    ? value.unread
    : formatAmount(value, { locale: language, decimals });
  const text = typed ?? written;
  const { shown, candidates } = parseAmount(text, format);
  const isPercent = unit === 'percent';
  const shownId = `${id}-shown`;
  const enter = (next: string) => {
    const read = parseAmount(next, format);
    setTyped(next);
    onChange(read.value ?? (read.invalid === 'blank' ? '' : { unread: next }));
  };
  const choose = (amount: Amount) => {
    setTyped(undefined);
    onChange(amount.value);
    // The button that has the focus goes.
    field.current?.focus();
  };
  const input = (
    <input
      ref={field}
      id={id}
      className={classNames(styles.in, ui.num)}
      inputMode="decimal"
      autoComplete="off"
      maxLength={100}
      value={text}
      aria-invalid={isInvalid}
      aria-describedby={classNames(describedBy, shownId)}
      onChange={({ target }) => enter(target.value)}
      onBlur={() => setTyped(undefined)}
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
      <output id={shownId} className={classNames(styles.hint, ui.num)}>
        {shown}
        {candidates && t('Which amount do you mean?')}
      </output>
      {candidates && (
        <div className={`${ui.row} ${ui.gapTop}`}>
          {candidates.map((amount) => (
            <Button key={amount.value} isSmall onClick={() => choose(amount)}>
              {amount.shown}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
