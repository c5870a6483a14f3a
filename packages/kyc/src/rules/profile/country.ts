import { defineRule } from '../../rule/defineRule.ts';
import { isCountryCode } from '../../rule/guards.ts';
import { practice } from '../../rule/sources.ts';
import type { ProviderProfile } from './providerProfile.ts';

/** Returns a rule: the business must be registered in a country that the provider accepts. */
export const country = ({ name, countries = [] }: ProviderProfile) =>
  defineRule({
    id: 'profile/country',
    severity: 'error',
    basis: 'practice',
    source: practice('Constraints of one provider'),
    message: '{profile} does not accept businesses registered in {country}',
    remedy:
      'This provider doesn’t accept businesses registered in this country ({country:name}). Contact the provider before you continue.',
    reads: { 'registered_address.country': isCountryCode },
    check({ 'registered_address.country': code }, { report }) {
      if (!countries.includes(code)) {
        report(['registered_address', 'country'], { profile: name, country: code });
      }
    },
  });
