import { type ReactElement, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useText } from '../language/useText.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import ui from '../ui/ui.module.css';
import styles from './Applications.module.css';
import { examples } from './exampleList.ts';

/** Applications to try. Each opens as a new draft, so that nothing is overwritten. `?example=us-llc` opens one at once. */
export function Examples({
  onOpen,
}: {
  readonly onOpen: (body: unknown) => Promise<void>;
}): ReactElement {
  const t = useText();
  const [loading, setLoading] = useState<string>();
  const [isFailing, setFailing] = useState(false);
  const open = async (name: string) => {
    setLoading(name);
    setFailing(false);
    try {
      const response = await fetch(`/examples/${name}.json`);
      if (!response.ok) throw new Error(String(response.status));
      await onOpen(await response.json());
    } catch {
      setFailing(true);
    } finally {
      setLoading(undefined);
    }
  };
  const [, navigate] = useLocation();
  const openLinked = useEffectEvent(() => {
    const linked = new URLSearchParams(location.search).get('example');
    const example = examples.find(({ name }) => name === linked);
    if (!example) return;
    // Back leads to the list, not to another draft.
    navigate(location.pathname, { replace: true });
    void open(example.name);
  });
  useEffect(() => openLinked(), []);
  return (
    <section className={styles.examples} aria-labelledby="examples-title">
      <h2 id="examples-title">{t('Examples')}</h2>
      <p className={ui.muted}>
        {t('Each opens as a new draft.')} <a href="/try">{t('Seven steps to try')}</a>
      </p>
      {isFailing && (
        <Notice tone="error" title={t('The example couldn’t be opened')}>
          <p>{t('Check that the demo is running, then try again.')}</p>
        </Notice>
      )}
      <ul className={styles.cards}>
        {examples.map(({ name, title, lead }) => (
          <li key={name} className={`${ui.card} ${styles.example}`}>
            <div>
              <h3>{t(title)}</h3>
              <p className={`${ui.muted} ${ui.small}`}>{t(lead)}</p>
            </div>
            <Button isSmall isPending={loading === name} onClick={() => void open(name)}>
              {t('Open')}
              <span className={ui.vh}> {t(title)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
