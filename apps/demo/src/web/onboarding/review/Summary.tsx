import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { useFormat } from '../../language/useFormat.ts';
import { useLanguage } from '../../language/useText.ts';
import { Badge } from '../../shared/Badge.tsx';
import { Facts } from '../../shared/Facts.tsx';
import ui from '../../shared/ui.module.css';
import { isFileRef } from '../../storage/files.ts';
import { choiceLabel, countryChoices } from '../choices.ts';
import { useApplicationForm, useDraft, useReview } from '../draftContext.ts';
import { documentLabel, fieldLabel, ownerName } from '../fieldLabels.ts';
import { rolesOf } from '../owners/rolesOf.ts';
import { type Count, countOf } from '../progress.ts';
import { type Step, stepHref, stepTitles } from '../steps.ts';
import type { ImageValue } from '../values.ts';
import { IndustryName } from './IndustryName.tsx';
import review from './Review.module.css';

/** What was entered, step by step. */
export function Summary(): ReactElement {
  const { language, t } = useLanguage();
  const { amount, day, list } = useFormat();
  const { getValues } = useApplicationForm();
  const values = getValues();
  const country = values.registered_address.country;
  const label = (field: string) => fieldLabel(field, country, t);
  const countryName =
    countryChoices(language).find((option) => option.value === country)?.label ?? country;
  const { street1, street2, city, state, postal_code } = values.registered_address;
  const flags = [
    values.operates_in_prohibited_countries && t('Operates in prohibited countries'),
    values.conducts_money_services && t('Offers money services'),
    values.is_dao && t('Is a DAO'),
  ].filter((flag) => flag !== false);
  const fileName = (image: ImageValue) => (isFileRef(image) ? image.name : image);
  return (
    <div className={`${ui.card} ${review.summary}`}>
      <Part step="business">
        <Facts
          rows={[
            [label('business_name'), values.business_name],
            [label('trading_name'), values.trading_name],
            [label('country'), countryName],
            [label('business_type'), choiceLabel('business_type', values.business_type, t)],
            [label('registration_number'), values.registration_number],
            [label('registration_date'), day(values.registration_date)],
            [label('tax_identification_number'), values.tax_identification_number],
            [
              label('registered_address'),
              [street1, street2, city, state, postal_code].filter(Boolean).join(', '),
            ],
            [label('email'), values.email],
            [label('phone'), values.phone],
            [label('business_website'), values.business_website],
            [
              t('Contact person'),
              [values.contact_person_email, values.contact_person_phone].filter(Boolean).join(', '),
            ],
          ]}
        />
      </Part>
      <Part step="activity">
        <Facts
          rows={[
            [label('industry'), <IndustryName key="industry" code={values.industry} />],
            [label('nature_of_business'), values.nature_of_business],
            [label('account_purpose'), choiceLabel('account_purpose', values.account_purpose, t)],
            [label('account_purpose_explanation'), values.account_purpose_explanation],
            [label('source_of_funds'), choiceLabel('source_of_funds', values.source_of_funds, t)],
            [
              label('estimated_annual_revenue_usd'),
              choiceLabel('estimated_annual_revenue_usd', values.estimated_annual_revenue_usd, t),
            ],
            [label('expected_monthly_payments_usd'), amount(values.expected_monthly_payments_usd)],
            [label('expected_monthly_income'), amount(values.expected_monthly_income)],
            [t('Compliance'), flags.length > 0 ? list(flags) : t('None of the statements applies')],
          ]}
        />
      </Part>
      <Part step="owners">
        <Facts
          rows={values.business_owners.map((owner, index) => [
            ownerName(owner, index, t),
            [
              owner.ownership_percentage === '' ? '' : `${owner.ownership_percentage}%`,
              rolesOf(owner, t),
            ]
              .filter(Boolean)
              .join(' · '),
          ])}
        />
      </Part>
      <Part step="documents">
        <Facts
          rows={[
            ...values.documents.map(
              ({ doc_type, doc_image }) =>
                [documentLabel(doc_type, country, t), fileName(doc_image)] as const,
            ),
            ...values.business_owners.map(
              (owner, index) =>
                [
                  ownerName(owner, index, t),
                  list(
                    [owner.front_image, ...owner.supporting_documents.map((one) => one.doc_image)]
                      .filter((image) => image !== '')
                      .map(fileName),
                  ),
                ] as const,
            ),
          ]}
        />
      </Part>
    </div>
  );
}

function Part({
  step,
  children,
}: {
  readonly step: Step;
  readonly children: ReactNode;
}): ReactElement {
  const { t } = useLanguage();
  const { id } = useDraft();
  const title = t(stepTitles[step]);
  return (
    <section className={ui.section} aria-label={title}>
      <div className={ui.sectionHead}>
        <h2>{title}</h2>
        <PartBadge count={countOf(useReview(), step)} />
        <Link className={ui.push} href={stepHref(id, step)}>
          {t('Edit')}
          <span className={ui.vh}> {title}</span>
        </Link>
      </div>
      {children}
    </section>
  );
}

function PartBadge({
  count: { total, toFix, missing },
}: {
  readonly count: Count;
}): ReactElement | null {
  const { t } = useLanguage();
  if (total === 0) return null;
  if (toFix > 0) return <Badge tone="error">{t('{count} to fix', { count: toFix })}</Badge>;
  if (missing > 0) return <Badge tone="neutral">{t('{count} missing', { count: missing })}</Badge>;
  return (
    <Badge tone="success" icon="check">
      {t('Complete')}
    </Badge>
  );
}
