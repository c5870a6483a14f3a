import type { Settlement } from '@passmuster/client/submission';
import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { useText } from '../language/useText.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import field from '../ui/Field.module.css';
import { Finding } from '../ui/Finding.tsx';
import ui from '../ui/ui.module.css';

/** The way out of a doubt: a person has found out what it created, or that it created nothing. */
export function SettleDoubt({
  idLabel,
  list,
  exists,
  absent,
  afterwards,
  problemOf,
  onSettle,
}: {
  /** Of the field for the ID. Without one, it isn't needed. */
  readonly idLabel?: string | undefined;
  /** The page of the sandbox that lists the IDs, as the dashboard of a provider does. */
  readonly list?: string | undefined;
  /** The texts of the buttons. */
  readonly exists: string;
  readonly absent: string;
  /** What a person can do once nothing was created, and what comes of it if that was wrong. */
  readonly afterwards: string;
  /** Looks an ID up, and returns what is wrong with it: a wrong one would end the doubt for good. Default: nothing is. */
  readonly problemOf?: ((id: string) => Promise<string | undefined>) | undefined;
  readonly onSettle: (found: Settlement) => Promise<void>;
}): ReactElement {
  const t = useText();
  const inputId = useId();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isChecking, setChecking] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const id = typed.trim();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isChecking) void settle();
  };
  const settle = async () => {
    if (idLabel !== undefined && id === '') {
      setProblem(t('Enter the ID. Your payment provider can tell you.'));
      return;
    }
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
          {list !== undefined && (
            <p className={field.hint}>
              <a href={list} target="_blank" rel="noreferrer">
                {t('Look it up in the sandbox')}
              </a>
            </p>
          )}
          {problem !== undefined && (
            <div role="alert">
              <Finding id={`${inputId}-problem`} tone="error" text={problem} />
            </div>
          )}
        </div>
      )}
      <p className={ui.row}>
        <Button type="submit" isSmall isPending={isChecking}>
          {exists}
        </Button>
        <Button isSmall onClick={() => setAsking(true)}>
          {absent}
        </Button>
      </p>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('Is your payment provider sure?')}
      >
        <p>{afterwards}</p>
        <p className={`${ui.row} ${ui.gapTop}`}>
          <Button data-autofocus onClick={() => setAsking(false)}>
            {t('Back')}
          </Button>
          <Button kind="quiet" isDanger onClick={() => void onSettle('not-created')}>
            {absent}
          </Button>
        </p>
      </Dialog>
    </form>
  );
}
