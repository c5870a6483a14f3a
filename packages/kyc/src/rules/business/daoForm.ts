import { defineRule } from '../../rule/defineRule.ts';
import { isOneOf, isTrue } from '../../rule/guards.ts';
import { apiSection } from '../../rule/sources.ts';

/** A decentralized organization has members; a sole proprietorship is one person. */
export const daoForm = defineRule({
  id: 'business/dao-form',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: apiSection('Business customer, is_dao'),
  message: 'is_dao is true, but business_type is SOLE_PROPRIETORSHIP',
  remedy:
    'A sole proprietorship can’t be a DAO, which has several members. Check the legal form, or whether the business is a DAO.',
  reads: { is_dao: isTrue, business_type: isOneOf(['SOLE_PROPRIETORSHIP']) },
  check(_, { report }) {
    report(['is_dao']);
  },
});
