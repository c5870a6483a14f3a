import { BusinessCustomerSchema, eachUnknownField, schemaRule } from '@passmuster/schemas';
import { defineRule } from '../../rule/defineRule.ts';
import { isAnything } from '../../rule/guards.ts';

/** A field that the API does not have is left out of what is sent, which helps to see a misspelled one. SPEC-GAP 68. */
export const unknownField = defineRule({
  ...schemaRule.unknownField,
  preset: 'recommended',
  reads: { '': isAnything },
  check({ '': draft }, { report }) {
    eachUnknownField(BusinessCustomerSchema, draft, report);
  },
});
