import { defineRule } from '../../rule/defineRule.ts';
import { isBusinessType } from '../../rule/guards.ts';
import { practice } from '../../rule/sources.ts';
import type { ProviderProfile } from './providerProfile.ts';

/** Returns a rule: the business must have a legal form that the provider accepts. */
export const businessType = ({ name, businessTypes = [] }: ProviderProfile) =>
  defineRule({
    id: 'profile/business-type',
    severity: 'error',
    basis: 'practice',
    source: practice('Constraints of one provider'),
    message: '{profile} does not accept {type}',
    remedy:
      'This provider doesn’t accept businesses with this legal form. Contact the provider before you continue.',
    reads: { business_type: isBusinessType },
    check({ business_type: type }, { report }) {
      if (!businessTypes.includes(type)) report(['business_type'], { profile: name, type });
    },
  });
