import { defineRule } from '../../rule/defineRule.ts';
import { isText } from '../../rule/guards.ts';
import { practice } from '../../rule/sources.ts';
import type { ProviderProfile } from './providerProfile.ts';

/** Returns a rule: the business must be in an industry that the provider accepts. */
export const industry = ({ name, industries = [] }: ProviderProfile) =>
  defineRule({
    id: 'profile/industry',
    severity: 'error',
    basis: 'practice',
    source: practice('Constraints of one provider'),
    message: '{profile} does not accept this industry',
    remedy:
      'This provider doesn’t accept businesses in this industry. Contact the provider before you continue.',
    reads: { industry: isText },
    check({ industry: code }, { report }) {
      if (!industries.some((start) => code.startsWith(start))) {
        report(['industry'], { profile: name });
      }
    },
  });
