import { defineRule } from '../../rule/defineRule.ts';
import { isFlag, isText } from '../../rule/guards.ts';

/** “DAO” in capitals at the end of a name, or before its legal form. Đào and Dao are also names of people. */
const daoAtEnd =
  /\bDAO(?:,? (?:LLC|L\.L\.C\.|LP|Ltd\.?|Limited|Inc\.?|Foundation|Association|Collective|Verein|Stiftung))?$/;

/** A decentralized autonomous organization has DAO in its name, as the law of Wyoming requires it. */
export const daoFlag = defineRule({
  id: 'business/dao-flag',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: {
    title: 'Wyoming Statutes 17-31-104; API specification 1.0.0',
    section: 'Business customer, is_dao',
  },
  message: 'business_name ends in DAO, but is_dao is not true',
  remedy: 'The name says that this is a DAO. Check your answer to this question.',
  reads: { business_name: isText, is_dao: isFlag },
  check({ business_name, is_dao }, { report }) {
    if (!is_dao && daoAtEnd.test(business_name.trim())) report(['is_dao']);
  },
});
