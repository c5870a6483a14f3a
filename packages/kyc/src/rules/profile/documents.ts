import { defineRule } from '../../rule/defineRule.ts';
import { isAnything } from '../../rule/guards.ts';
import { practice } from '../../rule/sources.ts';
import type { ProviderProfile } from './providerProfile.ts';

/** Returns a rule: the business must send every document that the provider requires. */
export const documents = ({ name, documents: required = [] }: ProviderProfile) =>
  defineRule({
    id: 'profile/documents',
    severity: 'error',
    basis: 'practice',
    source: practice('Constraints of one provider'),
    message: '{profile} requires {type}, but documents has none',
    remedy:
      'This provider requires another document. Find it on the list of missing documents and upload it.',
    texts: {
      /** For requirements, which use the name of the document in the country. */
      named: {
        message: '{profile} requires {type}, but documents has none: {document}',
        remedy: 'This provider requires another document. Upload it: {document}.',
      },
    },
    reads: { 'documents.*.doc_type': isAnything },
    check({ 'documents.*.doc_type': types }, { report }) {
      for (const type of required) {
        if (!types.includes(type)) report(['documents'], { profile: name, type });
      }
    },
  });
