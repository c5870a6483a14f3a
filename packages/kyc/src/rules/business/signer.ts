import { apiSection } from '../../rule/sources.ts';
import { defineMarkedOwnerRule } from './defineMarkedOwnerRule.ts';

/** One of the owners must be the signer. */
export const signer = defineMarkedOwnerRule('is_signer', {
  id: 'business/signer',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: apiSection('Business owner, is_signer'),
  message: 'No element of business_owners has is_signer',
  remedy:
    'No owner is marked as the authorized signer. Mark the person who may sign for the business.',
});
