import type { Catalog } from './catalog.ts';
import type { Finding } from './finding.ts';
import { formatText } from './formatText.ts';

/**
 * Returns the finding with its remedy in the language of the catalog, or as it is if the catalog lacks it. The message,
 * which is for developers, stays English. Also works on findings received as JSON: remedies are looked up by rule id
 * and key.
 *
 * @example
 * const remedies = { 'owner/minimum-age': 'Jeder Inhaber muss {years} oder älter sein.' };
 * translate(finding, { locale: 'de', remedies }).remedy // 'Jeder Inhaber muss 18 oder älter sein.'
 */
export function translate<RuleId extends string>(
  finding: Finding<RuleId>,
  catalog: Catalog,
): Finding<RuleId> {
  const { rule, text, parameters = {} } = finding;
  const key = text === undefined ? rule : `${rule}.${text}`;
  try {
    const { locale, remedies } = catalog;
    const remedy: unknown = Object.hasOwn(remedies, key) ? remedies[key] : undefined;
    if (typeof remedy !== 'string') return finding;
    return { ...finding, remedy: formatText(remedy, parameters, locale) };
  } catch {
    // A broken catalog costs the translation, never the finding.
    return finding;
  }
}
