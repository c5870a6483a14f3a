import { defineRule } from '@passmuster/findings';
import { apiSection } from '../sources.ts';

const isEmpty = (value: unknown): value is '' => value === '';

/** The empty text of a request sample is taken, and means no sub-type. SPEC-GAP 29. */
export const subTypeEmpty = defineRule({
  id: 'document/sub-type-empty',
  severity: 'info',
  basis: 'spec',
  source: apiSection('Document, sub_type'),
  gap: 29,
  message: 'sub_type is empty text, which is not in the list but in a request sample',
  remedy: 'Nothing to do: it counts as left out',
  each: ['documents', 'business_owners.*.supporting_documents'],
  reads: { sub_type: isEmpty },
  check(_, { report }) {
    report(['sub_type']);
  },
});
