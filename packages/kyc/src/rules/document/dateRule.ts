import { rulesFor } from '@passmuster/findings';
import type { BusinessCustomerInput } from '@passmuster/schemas';
import { GivenDates } from '../../rule/givenDates.ts';

/** An application, and the dates on its documents. */
interface DatedCustomer extends BusinessCustomerInput {
  readonly documentDates?: GivenDates;
}

/** Defines a rule about the dates on documents. It applies only if the caller passed dates. */
export const { defineRule: defineDateRule } = /* @__PURE__ */ rulesFor<DatedCustomer>();

export const isGivenDates = (value: unknown): value is GivenDates => value instanceof GivenDates;
