import type { Settlement } from '@passmuster/client/submission';
import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import field from '../ui/Field.module.css';
import ui from '../ui/ui.module.css';

/** The way out of a doubt: a person has found out what it created, or that it created nothing. */
export function SettleDoubt({
  idLabel,
  exists,
  absent,
  onSettle,
}: {
  /** Of the field for the ID. Without one, it isn't needed. */
  readonly idLabel?: string | undefined;
  /** The texts of the buttons. */
  readonly exists: string;
  readonly absent: string;
  readonly onSettle: (found: Settlement) => Promise<void>;
}): ReactElement {
  const inputId = useId();
  const [typed, setTyped] = useState('');
  const id = typed.trim();
  const isMissing = idLabel !== undefined && id === '';
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isMissing) void onSettle(id === '' ? {} : { id });
  };
  return (
    <form className={ui.stack} onSubmit={onSubmit}>
      {idLabel !== undefined && (
        <div className={field.field}>
          <label htmlFor={inputId}>{idLabel}</label>
          <input
            id={inputId}
            className={field.in}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
      )}
      <p className={ui.row}>
        <Button type="submit" isSmall aria-disabled={isMissing || undefined}>
          {exists}
        </Button>
        <Button isSmall onClick={() => void onSettle('not-created')}>
          {absent}
        </Button>
      </p>
    </form>
  );
}
