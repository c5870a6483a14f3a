import { moreFindings } from '@passmuster/findings';
import type { RequirementDraft } from './toRequirement.ts';

/** How many requirements a review lists: those of about forty owners. One more counts the others. */
const maxRequirements = 1000;

/** Returns the first requirements, and one that counts the unmet ones among the others. */
export function limitRequirements(
  requirements: readonly RequirementDraft[],
  label: string,
): readonly RequirementDraft[] {
  const listed = requirements.slice(0, maxRequirements);
  const count = requirements.slice(maxRequirements).filter(({ status }) => status !== 'met').length;
  if (count === 0) return listed;
  const rest = { path: [], level: 'required', status: 'missing', label } as const;
  return [...listed, { ...rest, rule: moreFindings, parameters: { count } }];
}
