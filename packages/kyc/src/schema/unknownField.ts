import { BusinessCustomerSchema, unknownFields } from '@passmuster/schemas';
import { isAnything } from '../guards.ts';
import { defineRule } from '../rule.ts';
import { apiSection } from '../sources.ts';

/** A field that the API does not show is left out of what is sent, which helps to see a misspelt one. SPEC-GAP 68. */
export const unknownField = defineRule({
  id: 'schema/unknown-field',
  severity: 'info',
  basis: 'spec',
  source: apiSection('Resources and their fields'),
  gap: 68,
  message: 'The API does not show this field, so it is left out',
  remedy: 'Check the spelling of the field, or leave it out',
  reads: { '': isAnything },
  check({ '': draft }, { report }) {
    for (const { rule, path } of unknownFields(BusinessCustomerSchema, draft))
      if (rule === 'schema/unknown-field') report(path);
  },
});
