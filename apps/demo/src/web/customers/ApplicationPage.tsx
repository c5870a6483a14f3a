import { type ReactElement, useEffect, useState } from 'react';
import { useFormat } from '../language/useFormat.ts';
import { useText } from '../language/useText.ts';
import { Summary } from '../onboarding/review/Summary.tsx';
import type { KnownCustomer } from '../storage/known.ts';
import { loadCustomer } from '../storage/localRecords.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Blank, Crumbs, Page } from '../ui/Page.tsx';
import { SkeletonRows } from '../ui/SkeletonRows.tsx';

/** `/customers/:id/application`: what was submitted, its files by their names. */
export function ApplicationPage({ id }: { readonly id: string }): ReactElement {
  const t = useText();
  const { moment } = useFormat();
  const [submitted, setSubmitted] = useState<KnownCustomer | 'missing'>();
  useEffect(() => {
    loadCustomer(id).then(
      (found) => setSubmitted(found ?? 'missing'),
      () => setSubmitted('missing'),
    );
  }, [id]);
  const title = t('Application');
  if (submitted === undefined) {
    return (
      <Page title={title}>
        <SkeletonRows label={t('Loading the application')} />
      </Page>
    );
  }
  if (submitted === 'missing' || !submitted.application) {
    return (
      <Page title={title}>
        <Blank
          title={t('We can’t find this application')}
          actions={<ButtonLink to="/customers">{t('View customers')}</ButtonLink>}
        >
          {submitted === 'missing'
            ? t('Applications are kept on the device that submitted them.')
            : t('The application was deleted from this device.')}
        </Blank>
      </Page>
    );
  }
  return (
    <Page
      title={title}
      above={<Crumbs label={t('Breadcrumb')} to={`/customers/${id}`} parent={submitted.name} />}
      lead={t('{name}, submitted on {moment}', {
        name: submitted.name,
        moment: moment(submitted.createdAt),
      })}
    >
      <Summary values={submitted.application} />
    </Page>
  );
}
