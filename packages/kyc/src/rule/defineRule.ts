import { type DefineRule, rulesFor } from '@passmuster/findings';
import type { BusinessCustomerInput } from '@passmuster/schemas';

/** Defines a rule over the body of `POST /business-customers`. A path that doesn't exist is a compile error. */
export const defineRule: DefineRule<BusinessCustomerInput> =
  /* @__PURE__ */ rulesFor<BusinessCustomerInput>().defineRule;
