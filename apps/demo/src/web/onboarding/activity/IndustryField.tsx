import { useField } from '@passmuster/form/react';
import { type ReactElement, useEffect, useState } from 'react';
import styles from '../../ui/Field.module.css';
import { prefetch } from '../../ui/prefetch.ts';
import { stayOnEnter } from '../../ui/stayOnEnter.ts';
import { usePainted } from '../../ui/usePainted.ts';
import { FieldFrame } from '../fields/FieldFrame.tsx';

type IndustrySelect = typeof import('./IndustrySelect.tsx').IndustrySelect;
let loaded: IndustrySelect | undefined;

async function loadSelect(): Promise<IndustrySelect> {
  loaded ??= (await import('./IndustrySelect.tsx')).IndustrySelect;
  return loaded;
}
prefetch(loadSelect);

/** The industry. Its list and search are a chunk of their own; until then an input takes what is typed. */
export function IndustryField(): ReactElement {
  const field = useField('industry');
  const isPainted = usePainted();
  const [Loaded, setLoaded] = useState(() => loaded);
  const [typed, setTyped] = useState('');
  const [hasFocus, setFocus] = useState(false);
  useEffect(() => {
    // Asking for it takes longer than showing the field.
    if (Loaded || !isPainted) return;
    void loadSelect().then((select) => setLoaded(() => select));
  }, [Loaded, isPainted]);
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
