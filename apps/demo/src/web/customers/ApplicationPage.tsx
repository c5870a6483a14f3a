import { type ReactElement, useEffect, useState } from 'react';
import type { ApplicationValues } from '../../integration/values.ts';
import { useFormat } from '../language/useFormat.ts';
import { useText } from '../language/useText.ts';
import { toValues } from '../onboarding/draft/transfer.ts';
import { Summary } from '../onboarding/review/Summary.tsx';
import { loadCustomer } from '../storage/localRecords.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Blank, Crumbs, Page } from '../ui/Page.tsx';
import { SkeletonRows } from '../ui/SkeletonRows.tsx';

interface Submitted {
  readonly name: string;
  readonly at: number;
  readonly values: ApplicationValues;
}

/** `/customers/:id/application`: what was submitted, its files by their names. */
export function ApplicationPage({ id }: { readonly id: string }): ReactElement {
  const t = useText();
  const { moment } = useFormat();
  const [submitted, setSubmitted] = useState<Submitted | 'missing'>();
  useEffect(() => {
    let isCurrent = true;
    const load = async (): Promise<Submitted | 'missing'> => {
      const customer = await loadCustomer(id);
      if (!customer) return 'missing';
      const values = await toValues(customer.application);
      return { name: customer.name, at: customer.createdAt, values };
    };
    load().then(
      (found) => isCurrent && setSubmitted(found),
      () => isCurrent && setSubmitted('missing'),
    );
    return () => {
      isCurrent = false;
    };
  }, [id]);
  const title = t('Application');
  if (submitted === undefined) {
    return (
      <Page title={title}>
        <SkeletonRows label={t('Loading the application')} />
      </Page>
    );
  }
  if (submitted === 'missing') {
    return (
      <Page title={title}>
        <Blank
          title={t('We can’t find this application')}
          actions={<ButtonLink to="/customers">{t('View customers')}</ButtonLink>}
        >
          {t('Applications are kept on the device that submitted them.')}
        </Blank>
      </Page>
    );
  }
  return (
    <Page
      title={title}
      above={
        <Crumbs label={t('Breadcrumb')} to={`/customers/${id}`} parent={submitted.name}>
          {title}
        </Crumbs>
      }
      lead={t('{name}, submitted on {moment}', {
        name: submitted.name,
        moment: moment(submitted.at),
      })}
    >
      <Summary values={submitted.values} />
    </Page>
  );
}
