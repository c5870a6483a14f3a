import { defineRule } from '../../rule/defineRule.ts';
import { isOneOf } from '../../rule/guards.ts';
import { apiSection } from '../../rule/sources.ts';

const isPersonal = /* @__PURE__ */ isOneOf(['LIVENESS_CHECK', 'SELFIE']);

/** A selfie or liveness check shows a person, so it belongs to an owner. */
export const personalDocument = defineRule({
  id: 'document/personal-document',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: apiSection('Document, doc_type'),
  message: '{type} is among the documents of the business',
  remedy: 'This document is about a person. Move it to that owner’s documents.',
  each: 'documents',
  reads: { doc_type: isPersonal },
  check({ doc_type }, { report }) {
    report(['doc_type'], { type: doc_type });
  },
});
