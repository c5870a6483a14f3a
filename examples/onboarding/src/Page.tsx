import type { CustomerValues, FieldPath } from '@passmuster/form';
import { Documents } from './Documents.tsx';
import { DraftBar, useIsHere } from './DraftBar.tsx';
import { Field } from './Field.tsx';
import { form } from './form.ts';
import { Owners } from './Owners.tsx';
import { Submit } from './Submit.tsx';

/** The country comes first: it decides what other fields are called and which documents are asked for. */
const business: readonly FieldPath<CustomerValues>[] = [
  'registered_address.country',
  'business_name',
  'trading_name',
  'business_type',
  'registration_number',
  'registration_date',
  'tax_identification_number',
  'registered_address.street1',
  'registered_address.street2',
  'registered_address.city',
  'registered_address.state',
  'registered_address.postal_code',
  'email',
  'phone',
  'business_website',
  'contact_person_email',
  'contact_person_phone',
];

const activity: readonly FieldPath<CustomerValues>[] = [
  'industry',
  'nature_of_business',
  'account_purpose',
  'account_purpose_explanation',
  'source_of_funds',
  'expected_monthly_income',
  'expected_monthly_payments_usd',
  'estimated_annual_revenue_usd',
  'operates_in_prohibited_countries',
  'is_dao',
  'conducts_money_services',
];

/** The whole application in one page. */
export function Page() {
  const isHere = useIsHere();
  return (
    <>
      <DraftBar />
      <fieldset className="page" disabled={!isHere}>
        <h2>Business</h2>
        {business.map((path) => (
          <Field key={path} scope={form} path={path} />
        ))}
        <h2>Activity</h2>
        {activity.map((path) => (
          <Field key={path} scope={form} path={path} />
        ))}
        <h2>Owners</h2>
        <Owners />
        <h2>Documents</h2>
        <Documents />
        <Submit />
      </fieldset>
    </>
  );
}
