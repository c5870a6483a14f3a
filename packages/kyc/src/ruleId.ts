import type { PresetRuleId } from './presets/strict.ts';
import type { TableRuleId } from './tables/tableRules.ts';
import type { walletRules } from './wallet/reviewWalletRequest.ts';

/** The id of every rule of this package, and of the finding that stands in for a rule that failed. */
export type RuleId =
  | PresetRuleId
  | TableRuleId
  | (typeof walletRules)[number]['id']
  | 'internal/rule-failed';
