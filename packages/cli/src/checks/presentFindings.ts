import { applySettings, configCatalog, type Finding, translate } from '@passmuster/findings';
import { catalogOf } from './catalogs.ts';
import type { CheckSettings } from './checkSettings.ts';
import { loadConfigSource } from './configSource.ts';
import { choiceNamer } from './nameChoices.ts';

/** Gives findings as the caller wants them. `value`: what they are about, if they may name what it comes close to. */
export type Present = (findings: readonly Finding[], value?: unknown) => readonly Finding[];

/** Returns a function that gives findings as the caller wants them: under the overrides, in the language. */
export async function presentFindings({
  kind,
  language,
  rules,
  config: source,
}: Pick<CheckSettings, 'kind' | 'language' | 'rules' | 'config'>): Promise<Present> {
  const shared = source && (await loadConfigSource(source));
  const texts = await catalogOf(kind, language);
  const catalog = shared ? configCatalog(shared, texts, language) : texts;
  const own = shared?.texts ?? {};
  const isReworded =
    Object.hasOwn(own, language) && Object.hasOwn(own[language] ?? {}, 'schema/choice');
  const nameChoices = choiceNamer(kind, language);
  return (findings, value) => {
    const applied = applySettings(findings, rules);
    const translated = catalog ? applied.map((finding) => translate(finding, catalog)) : applied;
    return value === undefined || isReworded ? translated : nameChoices(translated, value);
  };
}
