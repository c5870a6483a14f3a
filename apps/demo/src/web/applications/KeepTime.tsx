import { type ReactElement, useEffect, useState } from 'react';
import { useText } from '../language/useText.ts';
import { type KeepHours, keepHours, readKeepHours, writeKeepHours } from '../storage/keepHours.ts';
import { removeExpired } from '../storage/keepTime.ts';
import field from '../ui/Field.module.css';
import ui from '../ui/ui.module.css';
import styles from './Applications.module.css';
import { ShorterDialog } from './ShorterDialog.tsx';

const texts = {
  720: '30 days without changes',
  24: '1 day without changes',
  1: '1 hour without changes, and at once when submitted (shared computer)',
} as const satisfies Readonly<Record<KeepHours, string>>;

/** When drafts are deleted from this device. */
export function KeepTime(): ReactElement {
  const t = useText();
  const [hours, setHours] = useState<KeepHours>(keepHours[0]);
  /** A shorter time, which waits for an answer. */
  const [asked, setAsked] = useState<KeepHours>();
  useEffect(() => {
    readKeepHours().then(setHours, () => undefined);
  }, []);
  const keep = (next: KeepHours) => {
    setAsked(undefined);
    setHours(next);
    void writeKeepHours(next).then(() => removeExpired(Date.now()));
  };
  return (
    <div className={styles.keep}>
      <label htmlFor="keep" className={ui.muted}>
        {t('Delete drafts and their files from this device after')}
      </label>{' '}
      <select
        id="keep"
        className={field.in}
        value={hours}
        onChange={({ target }) => {
          const next = keepHours.find((one) => String(one) === target.value) ?? keepHours[0];
          if (next < hours) setAsked(next);
          else keep(next);
        }}
      >
        {keepHours.map((one) => (
          <option key={one} value={one}>
            {t(texts[one])}
          </option>
        ))}
      </select>{' '}
      <span className={ui.muted}>
        {t('What was submitted is deleted after seven days at the latest.')}
      </span>
      <ShorterDialog
        isOpen={asked !== undefined}
        isShared={asked === keepHours[2]}
        onClose={() => setAsked(undefined)}
        onDelete={() => keep(asked ?? hours)}
      />
    </div>
  );
}
