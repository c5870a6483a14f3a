import { useField } from '@passmuster/form/react';
import { type ReactElement, useEffect, useState } from 'react';
import styles from '../../ui/Field.module.css';
import { stayOnEnter } from '../../ui/stayOnEnter.ts';
import { usePainted } from '../../ui/usePainted.ts';
import { FieldFrame } from '../fields/FieldFrame.tsx';

type IndustrySelect = typeof import('./IndustrySelect.tsx').IndustrySelect;
let loaded: IndustrySelect | undefined;

/** The industry. Its list and search are a chunk of their own; until then an input takes what is typed. */
export function IndustryField(): ReactElement {
  const field = useField('industry');
  const isPainted = usePainted();
  const [Loaded, setLoaded] = useState(() => loaded);
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
    <FieldFrame field={field} path="industry" span="c12">
      {(control, label) =>
        Loaded && isPainted ? (
          <Loaded {...control} field={field} label={label} typed={typed} hasFocus={hasFocus} />
        ) : (
          <input
            {...control}
            className={styles.in}
            // The name of the chosen industry comes with the list.
            readOnly={field.value !== ''}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onFocus={() => setFocus(true)}
            onBlur={() => setFocus(false)}
            onKeyDown={stayOnEnter}
          />
        )
      }
    </FieldFrame>
  );
}
