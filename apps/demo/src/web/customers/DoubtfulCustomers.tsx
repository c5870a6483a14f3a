import { isInDoubt } from '@passmuster/form';
import { type ReactElement, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { openStorage, type StoredDraft } from '../../integration/storage.ts';
import { StatusWords } from '../application/StatusWords.tsx';
import { isOfAnother } from '../application/statusWords.ts';
import { type StatedDraft, useStatuses } from '../applications/useStatuses.ts';
import { useText } from '../language/useText.ts';
import { Notice } from '../ui/Notice.tsx';
import ui from '../ui/ui.module.css';

/** Returns the applications that may have created a customer of which this device doesn't know. */
export function useDoubtful(): readonly StatedDraft[] {
  const [drafts, setDrafts] = useState<readonly StoredDraft[]>();
  useEffect(() => {
    openStorage()
      .then((storage) => storage.list())
      .then(setDrafts, () => setDrafts([]));
  }, []);
  return (useStatuses(drafts) ?? []).filter(
    ({ status }) => isInDoubt(status) && !isOfAnother(status),
  );
}

/** Says that there may be customers that the list doesn't have, and where that is settled. */
export function DoubtfulCustomers({
  applications,
}: {
  readonly applications: readonly StatedDraft[];
}): ReactElement | null {
  const t = useText();
  if (applications.length === 0) return null;
  return (
    <div className={ui.gapBelow}>
      <Notice tone="warning" title={t('These customers may have been created')}>
        <ul>
          {applications.map(({ draft: { id, values }, status }) => (
            <li key={id}>
              <Link href={`/applications/${id}/review`}>
                {values.business_name || t('New application')}
              </Link>{' '}
              {status.kind === 'probably-created' && <StatusWords status={status} />}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
