import {
  acceptanceNotApplied,
  acceptanceUnused,
  deepFreeze,
  draftChanged,
  moreFindings,
  type Rule,
  ruleFailed,
} from '@passmuster/findings';
import { schemaRules } from '@passmuster/schemas';
import { recommendedDocument } from './document/recommendedDocument.ts';
import { profileRules } from './profile/withProfile.ts';
import { listDue } from './risk/listDue.ts';
import type { KycRule } from './ruleId.ts';
import { strict } from './strict.ts';
import { walletRules } from './wallet/walletRules.ts';

/** A profile with every constraint, for the rules that profiles have. */
const everyConstraint = {
  name: 'the provider',
  countries: [],
  businessTypes: [],
  industries: [],
  documents: [],
};

const rules: readonly Rule<KycRule['id']>[] = [
  ...schemaRules,
  ...strict.rules,
  ...walletRules,
  ...profileRules(everyConstraint),
  listDue([]),
  recommendedDocument,
  ruleFailed,
  moreFindings,
  draftChanged,
  acceptanceNotApplied,
  acceptanceUnused,
];

/** Every rule by which this package reports a finding or a requirement, each once, by id. */
export const kycRules: readonly Rule<KycRule['id']>[] = deepFreeze(
  [...new Map(rules.map((rule) => [rule.id, rule])).values()].sort((a, b) =>
    a.id < b.id ? -1 : 1,
  ),
);
