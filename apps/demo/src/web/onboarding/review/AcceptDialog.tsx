import { isFilledIn } from '@passmuster/findings';
import { type FormFinding, type FormState, localToday } from '@passmuster/form';
import { useForm } from '@passmuster/form/react';
import { type FormEvent, type ReactElement, useId, useRef, useState } from 'react';
import { placeText } from '../../application/fieldLabels.ts';
import { useText } from '../../language/useText.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import field from '../../ui/Field.module.css';
import { Finding } from '../../ui/Finding.tsx';
import ui from '../../ui/ui.module.css';
import { useReview } from '../draft/applicationContext.ts';
import { inOrderOfSteps } from '../frame/todo.ts';
import styles from './Review.module.css';

export type Acceptance = FormState['acceptances'][number];

/** Lists the warnings that are open, and asks who accepts them and why. Without both, nothing is sent. */
export function AcceptDialog({
  isOpen,
  onClose,
  onAccept,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onAccept: (accepted: readonly Omit<Acceptance, 'outcome'>[]) => void;
}): ReactElement {
  const t = useText();
  const isOne = useReview().open.findings.length === 1;
  const title = isOne ? t('Submit with this warning?') : t('Submit with these warnings?');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <AcceptForm onClose={onClose} onAccept={onAccept} />
    </Dialog>
  );
}

/** Who accepted last in this tab. The reason is given each time. */
let lastName = '';

function AcceptForm({
  onClose,
  onAccept,
}: Pick<Parameters<typeof AcceptDialog>[0], 'onClose' | 'onAccept'>): ReactElement {
  const t = useText();
  const id = useId();
  const review = useReview();
  const form = useForm();
  const [by, setBy] = useState(lastName);
  const [reason, setReason] = useState('');
  const byInput = useRef<HTMLInputElement>(null);
  const reasonInput = useRef<HTMLTextAreaElement>(null);
  const [isRefused, setRefused] = useState(false);
  const open = inOrderOfSteps(review.open.findings);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isComplete = isFilledIn(by) && isFilledIn(reason);
    setRefused(!isComplete);
    if (isComplete) {
      lastName = by.trim();
      onAccept(acceptancesOf(open, lastName, reason.trim()));
    } else (isFilledIn(by) ? reasonInput : byInput).current?.focus();
  };
  const isMissing = (text: string) => isRefused && !isFilledIn(text);
  return (
    <form className={ui.stack} noValidate onSubmit={submit}>
      <ul className={styles.open}>
        {open.map((finding) => (
          <li key={`${finding.rule} ${finding.path.join('.')} ${finding.remedy}`}>
            <b>{placeText(form.placeAt(finding), t)}</b>
            <Finding tone="warning" text={finding.remedy} />
          </li>
        ))}
      </ul>
      <p>
        {open.length === 1
          ? t('You take responsibility for it. Your name and the reason are kept in the report.')
          : t(
              'You take responsibility for them. Your name and the reason, one for all of them, are kept in the report.',
            )}
      </p>
      <div className={field.field}>
        <label htmlFor={`${id}-by`}>{t('Your name')}</label>
        <input
          ref={byInput}
          id={`${id}-by`}
          className={field.in}
          autoComplete="name"
          maxLength={100}
          value={by}
          data-autofocus={lastName === '' || undefined}
          aria-invalid={isMissing(by)}
          aria-describedby={isMissing(by) ? `${id}-no-name` : undefined}
          onChange={({ target }) => setBy(target.value)}
        />
        {isMissing(by) && (
          <Finding id={`${id}-no-name`} tone="error" text={t('Enter your name.')} />
        )}
      </div>
      <div className={field.field}>
        <label htmlFor={`${id}-reason`}>
          {open.length === 1
            ? t('Why you accept it')
            : t('Why you accept these {count} warnings', { count: open.length })}
        </label>
        <textarea
          ref={reasonInput}
          id={`${id}-reason`}
          className={field.in}
          rows={2}
          maxLength={500}
          value={reason}
          data-autofocus={lastName !== '' || undefined}
          aria-invalid={isMissing(reason)}
          aria-describedby={isMissing(reason) ? `${id}-no-reason` : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        {isMissing(reason) && (
          <Finding id={`${id}-no-reason`} tone="error" text={t('Enter a reason.')} />
        )}
      </div>
      <p className={ui.row}>
        <Button onClick={onClose}>{t('Don’t send')}</Button>
        <Button type="submit" kind="primary">
          {t('Accept and submit')}
        </Button>
      </p>
    </form>
  );
}

/** Returns an acceptance of each warning, for today: the same application tomorrow is looked at again. */
function acceptancesOf(
  open: readonly FormFinding[],
  by: string,
  reason: string,
): readonly Omit<Acceptance, 'outcome'>[] {
  const until = localToday();
  const each = open.map(({ rule, path }) => ({ rule, path, by, reason, until }));
  return [...new Map(each.map((one) => [`${one.rule} ${one.path.join('.')}`, one])).values()];
}
