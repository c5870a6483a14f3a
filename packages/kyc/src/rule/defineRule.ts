import { type DefineRule, rulesFor } from '@passmuster/findings';
import type { BusinessCustomerInput } from '@passmuster/schemas';

/** What rules can read: an application and, beside it, the dates on its documents, for which the API has no fields. */
export interface ReviewedCustomer extends BusinessCustomerInput {
  /** Read it with the guard `isGivenDates`. */
  readonly '@documentDates': object;
}

/**
 * Defines a rule over the body of `POST /business-customers` and the dates on its documents. A path that doesn't exist
 * is a compile error.
 */
export const defineRule: DefineRule<ReviewedCustomer> =
  /* @__PURE__ */ rulesFor<ReviewedCustomer>().defineRule;
