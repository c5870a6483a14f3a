import { defineRule } from '../../rule/defineRule.ts';
import { isAnything } from '../../rule/guards.ts';

/** Gambling (713290) and the intermediation that includes money transmission (522390). */
const values: ReadonlySet<unknown> = new Set([
  '713290',
  '522390',
  'GAMBLING_PROCEEDS',
  'CASH_DEPOSITS',
  'SOMEONE_ELSES_FUNDS',
  'THIRD_PARTY_FUNDS',
  true,
]);

/** Activities that call for a closer look under the risk-based approach; no reason to refuse. */
export const higherRisk = defineRule({
  id: 'business/higher-risk',
  preset: 'recommended',
  severity: 'info',
  basis: 'regulation',
  source: {
    title: 'FATF Recommendations',
    section: 'R.1, R.14, R.22 and the interpretive note to R.10',
    url: 'https://www.fatf-gafi.org/en/publications/Fatfrecommendations/Fatf-recommendations.html',
  },
  message: 'This value is a higher risk under the risk-based approach',
  remedy: 'This answer needs a closer look. Have a short explanation and proof of funds ready.',
  reads: { industry: isAnything, source_of_funds: isAnything, conducts_money_services: isAnything },
  check(read, { report }) {
    for (const [field, value] of Object.entries(read)) if (values.has(value)) report([field]);
  },
});
