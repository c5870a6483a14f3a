import type { Finding } from './finding.ts';
import { formatText, type TextParameters } from './formatText.ts';
import type { Rule } from './rule.ts';

const noParameters: TextParameters = {};

/**
 * Returns a finding of `rule` at `path`, with the placeholders of its texts replaced. `text` is the key of
 * another wording of the rule. Parameters are thresholds, codes and suggestions; never pass personal
 * data.
 *
 * @example
 * toFinding(minimumAge, ['business_owners', 0, 'date_of_birth'], { years: 18 })
 *   .remedy // 'Every owner must be 18 or older. Check the date of birth.'
 */
export function toFinding<const RuleId extends string>(
  rule: Rule<RuleId>,
  path: readonly PropertyKey[],
  parameters: TextParameters = noParameters,
  text?: string,
): Finding<RuleId> {
  const texts = (text === undefined ? undefined : rule.texts?.[text]) ?? rule;
  return {
    rule: rule.id,
    severity: rule.severity,
    path,
    message: formatText(texts.message, parameters),
    remedy: formatText(texts.remedy, parameters),
    basis: rule.basis,
    source: rule.source,
    ...(text !== undefined && { text }),
    ...(parameters !== noParameters && { parameters }),
  };
}
