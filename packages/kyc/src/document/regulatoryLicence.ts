import { defineRule } from '@passmuster/findings';
import { apiSection } from '../sources.ts';

const isLicence = (value: unknown): value is 'REGULATORY_LICENSE_REGISTRATION' =>
  value === 'REGULATORY_LICENSE_REGISTRATION';

/** SPEC-GAP 28: guidance names this document type, the list does not have it. */
export const regulatoryLicence = defineRule({
  id: 'document/regulatory-licence',
  severity: 'error',
  basis: 'spec',
  source: apiSection('Document expectations, other common business types'),
  gap: 28,
  message: 'doc_type has no REGULATORY_LICENSE_REGISTRATION, although guidance names it',
  remedy: 'Send the licence with the type OTHER',
  each: ['documents', 'business_owners.*.supporting_documents'],
  reads: { doc_type: isLicence },
  check(_, { report }) {
    report(['doc_type']);
  },
});
