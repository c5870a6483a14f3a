import type {
  acceptanceNotApplied,
  acceptanceUnused,
  draftChanged,
  moreFindings,
  ruleFailed,
} from '@passmuster/findings';
import type { SchemaRule, SchemaRuleId } from '@passmuster/schemas';
import type { recommendedDocument } from './document/recommendedDocument.ts';
import type { ProfileRule } from './profile/withProfile.ts';
import type { listDue } from './risk/listDue.ts';
import type { strictRules } from './strictRules.generated.ts';
import type { walletRules } from './wallet/walletRules.ts';

/** Every rule that this package checks. */
export type CustomerRule =
  | (typeof strictRules)[number]
  | (typeof walletRules)[number]
  | ProfileRule
  | ReturnType<typeof listDue>;

/** Every rule by which this package reports a finding or a requirement. */
export type KycRule =
  | CustomerRule
  | SchemaRule
  | typeof recommendedDocument
  | typeof ruleFailed
  | typeof moreFindings
  | typeof draftChanged
  | AcceptanceRule;

type AcceptanceRule = typeof acceptanceNotApplied | typeof acceptanceUnused;

/** The id of every finding that a review of this package can make. */
export type RuleId =
  | CustomerRule['id']
  | SchemaRuleId
  | (typeof ruleFailed | typeof moreFindings | AcceptanceRule)['id'];
