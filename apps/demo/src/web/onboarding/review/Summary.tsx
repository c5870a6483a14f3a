import type { AmountValue, AnswerValue, CustomerValues, FileValue } from '@passmuster/form';
import { formatAmount } from '@passmuster/form/amounts';
import { countryCurrency } from '@passmuster/schemas/countries';
import type { ReactElement, ReactNode } from 'react';
import { textOfAmount } from '../../../integration/amounts.ts';
import { choiceLabel, countryChoices, type ListName } from '../../application/choices.ts';
import { documentKind, fieldLabel, ownerName } from '../../application/fieldLabels.ts';
import { fileName } from '../../application/fileName.ts';
import { slotAnchor } from '../../application/slotAnchor.ts';
import { useFormat } from '../../language/useFormat.ts';
import { useLanguage } from '../../language/useText.ts';
import { Facts } from '../../ui/Facts.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import ui from '../../ui/ui.module.css';
import { usePainted } from '../../ui/usePainted.ts';
import { IndustryName } from '../activity/IndustryName.tsx';
import { AddressLine } from '../fields/AddressLine.tsx';
import { PhoneNumber } from '../fields/PhoneNumber.tsx';
import type { TodoItem } from '../frame/todo.ts';
import { OwnerSummary } from './OwnerSummary.tsx';
import { type OpenDraft, SummaryPart } from './SummaryPart.tsx';
import { type Row, rowsWith, withProblem } from './summaryRow.tsx';

/** What was entered, step by step; in a draft each problem is beside the value it is about. */
export function Summary({
  values,
  draft,
}: {
  readonly values: CustomerValues;
  /** Undefined for an application that was submitted. */
  readonly draft?: OpenDraft | undefined;
}): ReactElement {
  const isPainted = usePainted();
  const { language, t } = useLanguage();
  const { day } = useFormat();
  const items = draft?.items ?? [];
  const { country } = values.registered_address;
  const row = rowsWith(items, t);
  const field = (name: keyof CustomerValues, value: ReactNode): Row =>
    row(fieldLabel(name, country, t), name, value);
  const listed = (name: ListName & keyof CustomerValues): Row =>
    field(name, choiceLabel(name, values[name], t));
  const phone = (value: string) => value && <PhoneNumber value={value} />;
  const money = (value: AmountValue, unit: string | undefined) =>
    formatAmount(textOfAmount(value), { locale: language, unit });
  const answer = (value: AnswerValue) => value !== '' && (value ? t('Yes') : t('No'));
  return (
    <div className={ui.card}>
      <SummaryPart step="business" draft={draft}>
        <Facts
          rows={[
            field('business_name', values.business_name),
            field('trading_name', values.trading_name),
            [
              fieldLabel('country', country, t),
              countryChoices(language).find((option) => option.value === country)?.label ?? country,
            ],
            listed('business_type'),
            field('registration_number', values.registration_number),
            field('registration_date', day(values.registration_date)),
            field('tax_identification_number', values.tax_identification_number),
            field('registered_address', <AddressLine address={values.registered_address} />),
            field('email', values.email),
            field('phone', phone(values.phone)),
            field('business_website', values.business_website),
            field('contact_person_email', values.contact_person_email),
            field('contact_person_phone', phone(values.contact_person_phone)),
          ]}
        />
      </SummaryPart>
      <SummaryPart step="activity" draft={draft}>
        <Facts
          rows={[
            field('industry', values.industry && <IndustryName code={values.industry} />),
            field('nature_of_business', values.nature_of_business),
            listed('account_purpose'),
            field('account_purpose_explanation', values.account_purpose_explanation),
            listed('source_of_funds'),
            listed('estimated_annual_revenue_usd'),
            field(
              'expected_monthly_payments_usd',
              money(values.expected_monthly_payments_usd, 'USD'),
            ),
            field(
              'expected_monthly_income',
              money(values.expected_monthly_income, countryCurrency(country)),
            ),
            field('conducts_money_services', answer(values.conducts_money_services)),
            field(
              'operates_in_prohibited_countries',
              answer(values.operates_in_prohibited_countries),
            ),
            field('is_dao', answer(values.is_dao)),
          ]}
        />
      </SummaryPart>
      {isPainted && (
        <>
          <SummaryPart step="owners" draft={draft}>
            {values.business_owners.map((owner, index) => (
              <OwnerSummary key={owner.rowId} owner={owner} index={index} items={items} />
            ))}
            {values.business_owners.length === 0 && (
              <Facts rows={[field('business_owners', t('None.'))]} />
            )}
          </SummaryPart>
          <SummaryPart step="documents" draft={draft}>
            <DocumentFacts values={values} draft={draft} items={items} />
          </SummaryPart>
        </>
      )}
    </div>
  );
}

/** The files by what they are, and the documents that are missing or wrong. */
function DocumentFacts({
  values: { documents, business_owners: owners, business_type: businessType },
  draft,
  items,
}: {
  readonly values: CustomerValues;
  readonly draft: OpenDraft | undefined;
  readonly items: readonly TodoItem[];
}): ReactElement {
  const { t } = useLanguage();
  const { list } = useFormat();
  const nameOf = (image: FileValue) => image && fileName(image, t);
  const slots = draft?.review.slots ?? [];
  const open = items.filter(({ step }) => step === 'documents');
  const anchors = documents.map(({ rowId }) => {
    const slot = slots.find(({ id }) => id === rowId);
    return slot && slotAnchor(slot, slots);
  });
  const elsewhere = open.filter(({ target }) => !anchors.includes(target));
  if (draft && draft.review.verdict === undefined && !draft.review.failed) {
    return <SkeletonRows label={t('Loading')} />;
  }
  return (
    <Facts
      rows={[
        ...documents.map(({ rowId, doc_type, doc_image }, index): Row => {
          // A document of a submitted application has the name of its type.
          const slot = slots.find(({ id }) => id === rowId);
          const problems = open.filter(({ target }) => target === anchors[index]);
          const name = nameOf(doc_image);
          const label = slot?.label ?? documentKind(doc_type, businessType, t);
          return [label, problems.length === 0 ? name : withProblem(name, problems, t)];
        }),
        ...owners.map((owner, index): Row => {
          const supporting = owner.supporting_documents.map(({ doc_image }) => doc_image);
          const images = [owner.front_image, owner.back_image, ...supporting];
          return [
            ownerName(owner, index, t),
            list(images.filter((image) => image !== '').map(nameOf)),
          ];
        }),
        ...[...new Set(elsewhere.map(({ label }) => label))].map((label): Row => {
          const problems = elsewhere.filter((item) => item.label === label);
          return [label, withProblem('', problems, t)];
        }),
      ]}
    />
  );
}
