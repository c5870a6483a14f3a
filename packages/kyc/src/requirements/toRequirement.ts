import {
  type Finding,
  isWithin,
  type Rule,
  type TextParameters,
  toFinding,
  translate,
} from '@passmuster/findings';
import { ownerNameAt } from '@passmuster/schemas/labels';
import type { Requirement } from './requirement.ts';
import type { ReviewedDraft } from './reviewedDraft.ts';

/** A requirement whose remedy and owner are still to be found. */
export interface RequirementDraft extends Omit<Requirement, 'rule' | 'remedy' | 'owner'> {
  /** The rule that asks for it. */
  readonly rule: Rule<string, never>;
  /** Which of its wordings. */
  readonly text?: string;
  readonly parameters?: TextParameters;
}

/** Completes a requirement in the language of the review. */
export function toRequirement(
  { rule, text, parameters, ...requirement }: RequirementDraft,
  { draft, findings, catalog }: ReviewedDraft,
): Requirement {
  const { path, status } = requirement;
  const remedy = (): string => {
    const finding =
      (status === 'invalid' ? findings.find((one) => isErrorAt(one, path)) : undefined) ??
      inLanguage(toFinding(rule, path, parameters, text));
    return finding.remedy;
  };
  const inLanguage = (finding: Finding): Finding =>
    catalog ? translate(finding, catalog) : finding;
  const whole: Requirement = {
    ...requirement,
    rule: rule.id,
    ...((status === 'missing' || status === 'invalid') && { remedy: remedy() }),
  };
  const owner = ownerNameAt(path, draft, catalog?.labels);
  if (owner === undefined) return whole;
  return Object.defineProperty(whole, 'owner', { value: owner });
}

const isErrorAt = ({ severity, path }: Finding, place: readonly PropertyKey[]): boolean =>
  severity === 'error' && isWithin(path, place);
