import { applySettings, type Finding, translate } from '@passmuster/findings';
import { catalogOf } from './catalogs.ts';
import type { CheckSettings } from './checkSettings.ts';

/** Returns a function that gives findings as the caller wants them: under the overrides, in the language. */
export async function presentFindings({
  kind,
  language,
  rules,
}: Pick<CheckSettings, 'kind' | 'language' | 'rules'>): Promise<
  (findings: readonly Finding[]) => readonly Finding[]
> {
  const catalog = await catalogOf(kind, language);
  return (findings) => {
    const applied = applySettings(findings, rules);
    return catalog ? applied.map((finding) => translate(finding, catalog)) : applied;
  };
}
