import type { Catalog } from './catalog.ts';
import type { Finding } from './finding.ts';
import { formatText } from './formatText.ts';

/**
 * Returns the finding with its texts in the language of the catalog. Texts that the catalog lacks stay as
 * they are. Also works on findings received as JSON: texts are looked up by rule id and key.
 *
 * @example
 * translate(finding, fr).remedy // 'Indiquez une date de naissance…'
 */
export function translate<RuleId extends string>(
  finding: Finding<RuleId>,
  { locale, rules }: Catalog,
): Finding<RuleId> {
  const entry = Object.hasOwn(rules, finding.rule) ? rules[finding.rule] : undefined;
  const texts = finding.text === undefined ? entry : entry?.texts?.[finding.text];
  if (!texts) return finding;
  const { parameters = {}, message, remedy } = finding;
  const textOf = (text: string | undefined, english: string): string =>
    text === undefined ? english : formatText(text, parameters, locale);
  return {
    ...finding,
    message: textOf(texts.message, message),
    remedy: textOf(texts.remedy, remedy),
  };
}
