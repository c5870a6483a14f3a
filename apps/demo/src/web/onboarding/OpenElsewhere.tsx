import { type ReactElement, useEffect, useState } from 'react';
import { openStorage } from '../../integration/storage.ts';
import { useText } from '../language/useText.ts';
import { Button } from '../ui/Button.tsx';
import { Blank, Page } from '../ui/Page.tsx';

/** Says that another tab has the application, and offers to continue here. */
export function OpenElsewhere({
  id,
  problem,
  onContinue,
}: {
  readonly id: string;
  readonly problem: string | undefined;
  readonly onContinue: () => void;
}): ReactElement {
  const t = useText();
  const [name, setName] = useState('');
  // The form of this tab doesn't have the values: the other one holds them.
  useEffect(() => {
    openStorage()
      .then((storage) => storage.load(id))
      .then(
        ({ draft }) => setName(draft?.values.business_name ?? ''),
        () => undefined,
      );
  }, [id]);
  return (
    <Page title={name || t('Application')}>
      <Blank
        title={t('This application is open in another tab')}
        actions={
          <Button kind="primary" onClick={onContinue}>
            {t('Continue here')}
          </Button>
        }
      >
        {problem ?? t('If you continue here, the other tab stops saving.')}
      </Blank>
    </Page>
  );
}
