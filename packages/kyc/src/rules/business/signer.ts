import { defineRule } from '../../rule/defineRule.ts';
import { isFlag } from '../../rule/guards.ts';
import { apiSection } from '../../rule/sources.ts';

/** One of the owners must be the signer. An empty list is left to `business/owner-present`. */
export const signer = defineRule({
  id: 'business/signer',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: apiSection('Business owner, is_signer'),
  message: 'None of business_owners has is_signer',
  remedy: 'No owner is marked as authorized signer. Mark the person who may sign for the business.',
  reads: { 'business_owners.*.is_signer': isFlag },
  check({ 'business_owners.*.is_signer': flags }, { report }) {
    if (flags.length > 0 && !flags.includes(true)) report(['business_owners']);
  },
});
