import type { CustomerValues } from '@passmuster/form';
import { type ReactElement, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { fieldLabel } from '../../application/fieldLabels.ts';
import { useText } from '../../language/useText.ts';
import styles from '../../ui/Field.module.css';
import { usePainted } from '../../ui/usePainted.ts';
import { Field } from '../fields/Field.tsx';

type IndustrySelect = typeof import('./IndustrySelect.tsx').IndustrySelect;
let loaded: IndustrySelect | undefined;

/** The industry. Its list and search are a chunk of their own; until then an input takes what is typed. */
export function IndustryField(): ReactElement {
  const t = useText();
  const isPainted = usePainted();
  const [Loaded, setLoaded] = useState(() => loaded);
  const value = useWatch<CustomerValues, 'industry'>({ name: 'industry' });
  const [typed, setTyped] = useState('');
  const [hasFocus, setFocus] = useState(false);
  useEffect(() => {
    if (Loaded) return;
    void import('./IndustrySelect.tsx').then(({ IndustrySelect }) => {
      loaded = IndustrySelect;
      setLoaded(() => IndustrySelect);
    });
  }, [Loaded]);
  return (
    <Field
      name="industry"
      label={fieldLabel('industry', '', t)}
      hint={t.labels.hints.industry}
      span="c12"
    >
      {(control) =>
        Loaded && isPainted ? (
          <Loaded {...control} typed={typed} hasFocus={hasFocus} />
        ) : (
          <input
            {...control}
            className={styles.in}
            // The name of the chosen industry comes with the list.
            readOnly={value !== ''}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onFocus={() => setFocus(true)}
            onBlur={() => setFocus(false)}
          />
        )
      }
    </Field>
  );
}
