import type { Rule } from '@passmuster/findings';
import { acceptanceReasons } from './acceptance.ts';
import { addressReasons } from './address.ts';
import { bankReasons } from './bank.ts';
import { businessReasons } from './business.ts';
import { contactReasons } from './contact.ts';
import { contractReasons } from './contract.ts';
import { documentReasons } from './document.ts';
import { fileReasons } from './file.ts';
import { ownerReasons } from './owner.ts';
import type { Reasons } from './reason.ts';
import { riskReasons } from './risk.ts';

/** Why each rule exists, by its id. */
export const ruleReasons: Reasons = {
  ...acceptanceReasons,
  ...addressReasons,
  ...bankReasons,
  ...businessReasons,
  ...contactReasons,
  ...contractReasons,
  ...documentReasons,
  ...fileReasons,
  ...ownerReasons,
  ...riskReasons,
};

/** Advice for the rules of a prefix that have none of their own. */
const advice: Readonly<Record<string, string>> = {
  address: 'Leave it on: a payment to a wrong address can’t be returned.',
  input: 'Leave it on: the value can’t be read as it was meant.',
  internal: 'It can’t be turned off: the review would look complete without being so.',
  profile: 'Leave the constraint out of the profile.',
};

/** Returns when to turn a rule off. */
export function adviceOf({ id, severity }: Pick<Rule, 'id' | 'severity'>): string {
  const own = ruleReasons[id]?.off ?? advice[id.split('/')[0] ?? ''];
  if (own !== undefined) return own;
  return severity === 'error'
    ? 'Leave it on: it can’t be sent like this.'
    : 'Turn it off if it reports values that are right in your business, and tell us about them: a finding about a valid value is a defect.';
}
