import { requiredDocumentTypes } from '@passmuster/schemas/fields';
import { defineRule } from '../../rule/defineRule.ts';
import { isAnything } from '../../rule/guards.ts';
import { apiSection } from '../../rule/sources.ts';

/**
 * The documents of a business must contain one of each required type. SPEC-GAP 26: a rule, not a
 * shape. SPEC-GAP 30: a proof of address whose sub-type is BANK_STATEMENT is not a BANK_STATEMENT.
 */
export const requiredDocuments = defineRule({
  id: 'business/required-documents',
  preset: 'spec',
  severity: 'error',
  basis: 'spec',
  source: apiSection('Document expectations, required business documents'),
  gap: 26,
  message: 'documents lacks a required doc_type',
  remedy: 'A document is missing. Upload it.',
  texts: {
    BUSINESS_FORMATION: {
      message: 'documents has no BUSINESS_FORMATION',
      remedy: 'The certificate of incorporation is missing. Upload it.',
    },
    OWNERSHIP_INFORMATION: {
      message: 'documents has no OWNERSHIP_INFORMATION',
      remedy:
        'A document that shows who owns the business is missing. Upload it, such as its articles or its operating agreement.',
    },
    BANK_STATEMENT: {
      message: 'documents has no BANK_STATEMENT',
      remedy: 'A bank statement is missing. Upload one.',
    },
    /** For requirements, which use the name of the document in the country. */
    named: {
      message: 'documents has no {type}: {document}',
      remedy: 'A document is missing. Upload it: {document}.',
    },
  },
  reads: { 'documents.*.doc_type': isAnything },
  check({ 'documents.*.doc_type': types }, { report }) {
    for (const type of requiredDocumentTypes) {
      if (!types.includes(type)) report(['documents'], type);
    }
  },
});
