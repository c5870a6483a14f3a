import { moreFindings } from '@passmuster/findings';
import type { RequirementDraft } from './toRequirement.ts';

/** How many requirements a review lists: those of some forty owners. One more counts what else is open. */
const mostRequirements = 1000;

/** Returns the first requirements, and one with the label that counts those left out that are not met. */
export function boundRequirements(
  requirements: readonly RequirementDraft[],
  label: string,
): readonly RequirementDraft[] {
  const listed = requirements.slice(0, mostRequirements);
  const count = requirements
    .slice(mostRequirements)
    .filter(({ status }) => status !== 'met').length;
  if (count === 0) return listed;
  const rest = { path: [], level: 'required', status: 'missing', label } as const;
  return [...listed, { ...rest, rule: moreFindings, parameters: { count } }];
}
