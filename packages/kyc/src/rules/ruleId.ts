import type { moreFindings, ruleFailed } from '@passmuster/findings';
import type { SchemaRuleId } from '@passmuster/schemas';
import type { ProfileRule } from './profile/withProfile.ts';
import type { strict } from './strict.ts';
import type { walletRules } from './wallet/walletRules.ts';

/** Every rule of this package. */
export type CustomerRule =
  | (typeof strict)['rules'][number]
  | (typeof walletRules)[number]
  | ProfileRule;

/** The id of every finding that a review of this package can make. */
export type RuleId =
  | CustomerRule['id']
  | SchemaRuleId
  | (typeof ruleFailed | typeof moreFindings)['id'];
