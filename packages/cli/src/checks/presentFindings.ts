import { applySettings, configCatalog, type Finding, translate } from '@passmuster/findings';
import { catalogOf } from './catalogs.ts';
import type { CheckSettings } from './checkSettings.ts';
import { loadConfigSource } from './configSource.ts';

/** Returns a function that gives findings as the caller wants them: under the overrides, in the language. */
export async function presentFindings({
  kind,
  language,
  rules,
  config: source,
}: Pick<CheckSettings, 'kind' | 'language' | 'rules' | 'config'>): Promise<
  (findings: readonly Finding[]) => readonly Finding[]
> {
  const shared = source && (await loadConfigSource(source));
  const translated = await catalogOf(kind, language);
  const catalog = shared ? configCatalog(shared, translated, language) : translated;
  return (findings) => {
    const applied = applySettings(findings, rules);
    return catalog ? applied.map((finding) => translate(finding, catalog)) : applied;
  };
}
