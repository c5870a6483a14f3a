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
 *
 * @example
 * const rule = defineRule({
 *   id: 'shop/short-name',
 *   severity: 'warning',
 *   basis: 'practice',
 *   source: { title: 'Our policy' },
 *   message: 'business_name has one letter',
 *   remedy: 'Enter the whole name of the business.',
 *   reads: { business_name: (value): value is string => typeof value === 'string' },
 *   check({ business_name }, { report }) {
 *     if (business_name.length === 1) report(['business_name']);
 *   },
 * });
 * rule.id // 'shop/short-name'
 */
export const defineRule: DefineRule<ReviewedCustomer> =
  /* @__PURE__ */ rulesFor<ReviewedCustomer>().defineRule;
