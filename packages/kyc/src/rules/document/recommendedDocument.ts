import { deepFreeze, type Rule } from '@passmuster/findings';
import { practice } from '../../rule/sources.ts';

/**
 * A document that careful payment processors ask of such a business in its country. The API doesn't require it,
 * so it is listed among the requirements and never a finding.
 */
export const recommendedDocument = /* @__PURE__ */ deepFreeze({
  id: 'document/recommended',
  severity: 'info',
  basis: 'practice',
  source: practice('Documents that processors ask of a legal form, by country'),
  message: 'documents has no {type}, which processors ask such a business for',
  remedy: 'This document prevents questions later. Upload it if you have it.',
  texts: {
    named: {
      message: 'documents has no {type}, which processors ask such a business for: {document}',
      remedy: 'This document prevents questions later. Upload it if you have it: {document}.',
    },
  },
} as const satisfies Rule<string, string>);
