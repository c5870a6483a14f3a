import { type DefineRule, rulesFor } from '@passmuster/findings';
import type { BusinessCustomerInput } from '@passmuster/schemas';
import type { GivenDates } from './givenDates.ts';

/** What rules can read besides the application. */
export interface RelatedValues {
  /** The dates on its documents, for which the API has no fields. */
  readonly documentDates: GivenDates;
}

/**
 * Defines a rule over the body of `POST /business-customers` and the dates on its documents. A path that doesn't exist
 * is a compile error.
 */
export const defineRule: DefineRule<BusinessCustomerInput, RelatedValues> =
  /* @__PURE__ */ rulesFor<BusinessCustomerInput, RelatedValues>().defineRule;
