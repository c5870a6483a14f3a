import type { Path } from '@passmuster/form';

/** The steps of an application, in order; each is the last part of its URL. */
export const steps = ['business', 'activity', 'owners', 'documents', 'review'] as const;
export type Step = (typeof steps)[number];

export const stepTitles: Readonly<Record<Step, string>> = {
  business: 'Business',
  activity: 'Activity',
  owners: 'Owners',
  documents: 'Documents',
  review: 'Review and submit',
};

export const isStep = (text: string | undefined): text is Step =>
  steps.some((step) => step === text);

const activityFields: ReadonlySet<string> = new Set([
  'industry',
  'nature_of_business',
  'account_purpose',
  'account_purpose_explanation',
  'source_of_funds',
  'estimated_annual_revenue_usd',
  'expected_monthly_payments_usd',
  'expected_monthly_income',
  'operates_in_prohibited_countries',
  'conducts_money_services',
  'is_dao',
]);
const ownerDocuments: ReadonlySet<string> = new Set([
  'front_image',
  'back_image',
  'id_dates',
  'supporting_documents',
]);

/** Returns the step on which a field is. What is about the application as a whole, such as a refusal, is on the last. */
export function stepOf([first, , third]: Path): Step {
  if (first === undefined) return 'review';
  if (first === 'documents') return 'documents';
  if (first === 'business_owners') {
    return ownerDocuments.has(String(third)) ? 'documents' : 'owners';
  }
  return activityFields.has(String(first)) ? 'activity' : 'business';
}

export const stepHref = (draft: string, step: Step, field?: string): string =>
  `/applications/${draft}/${step}${field === undefined ? '' : `#${field}`}`;
