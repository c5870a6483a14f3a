import type { Settlement } from '@passmuster/client/submission';
import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import field from '../ui/Field.module.css';
import { Finding } from '../ui/Finding.tsx';
import ui from '../ui/ui.module.css';

/** The way out of a doubt: a person has found out what it created, or that it created nothing. */
export function SettleDoubt({
  idLabel,
  exists,
  absent,
  problemOf,
  onSettle,
}: {
  /** Of the field for the ID. Without one, it isn't needed. */
  readonly idLabel?: string | undefined;
  /** The texts of the buttons. */
  readonly exists: string;
  readonly absent: string;
  /** Looks an ID up, and returns what is wrong with it: a wrong one would end the doubt for good. Default: nothing is. */
  readonly problemOf?: ((id: string) => Promise<string | undefined>) | undefined;
  readonly onSettle: (found: Settlement) => Promise<void>;
}): ReactElement {
  const inputId = useId();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isChecking, setChecking] = useState(false);
  const id = typed.trim();
  const isMissing = idLabel !== undefined && id === '';
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isMissing && !isChecking) void settle();
  };
  const settle = async () => {
    setChecking(true);
    const found = await problemOf?.(id);
    setChecking(false);
    setProblem(found);
    if (found === undefined) await onSettle(id === '' ? {} : { id });
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
            aria-invalid={problem !== undefined || undefined}
            aria-describedby={problem === undefined ? undefined : `${inputId}-problem`}
            onChange={({ target }) => {
              setTyped(target.value);
              setProblem(undefined);
            }}
          />
          {problem !== undefined && (
            <div role="alert">
              <Finding id={`${inputId}-problem`} tone="error" text={problem} />
            </div>
          )}
        </div>
      )}
      <p className={ui.row}>
        <Button type="submit" isSmall isPending={isChecking} aria-disabled={isMissing || undefined}>
          {exists}
        </Button>
        <Button isSmall onClick={() => void onSettle('not-created')}>
          {absent}
        </Button>
      </p>
    </form>
  );
}
