import type { ReplacementOf } from '@passmuster/findings';
import { tableInUse } from '../tableInUse.ts';

/** A country or `OHADA`, an ending of names, and its family: `['NG', 'ltd', 'limited-company']`. */
export type LegalFormRow = readonly [country: string, ending: string, family: string];

/** Loads what finds the legal forms of names. */
export async function loadLegalForms(replacementOf?: ReplacementOf) {
  const [{ createLegalFormFinder, isLegalForm, legalFormInName }, { legalFormsVersion }] =
    await Promise.all([import('./legalFormInName.ts'), import('./legalForms.generated.ts')]);
  const other = tableInUse<LegalFormRow>('business/legal-forms', legalFormsVersion, replacementOf);
  if (!other) return { isLegalForm, legalFormInName, legalFormsVersion };
  return {
    ...createLegalFormFinder(endingsByCountry(other.rows)),
    legalFormsVersion: other.version,
  };
}

/** Returns rows as the generated module has them: `ltd:limited-company llp:llp` by country. */
function endingsByCountry(rows: readonly LegalFormRow[]): Readonly<Record<string, string>> {
  const lists = new Map<string, string[]>();
  for (const [country, ending, family] of rows) {
    lists.set(country, [...(lists.get(country) ?? []), `${ending}:${family}`]);
  }
  return Object.fromEntries([...lists].map(([country, list]) => [country, list.join(' ')]));
}
