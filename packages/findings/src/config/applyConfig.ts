import { applySettings, type RuleSettings } from '../applySettings.ts';
import type { Catalog } from '../catalog.ts';
import type { Finding } from '../finding.ts';
import { translate } from '../translate.ts';
import { configCatalog } from './configCatalog.ts';
import { configSettings, isSharedConfig, type SharedConfig } from './sharedConfig.ts';

/** What the checks of one value take from their caller. */
export interface ConfigOptions {
  /** Severities, texts and banks that services share, from `defineConfig` of `@passmuster/kyc`. */
  readonly config?: SharedConfig | undefined;
  /** Texts in another language; the configuration may change them. English by default. */
  readonly catalog?: Catalog | undefined;
}

/**
 * Returns findings under a configuration: those of rules that are `off` are left out, others get the severity and the
 * texts that are set. `rules` win over it.
 *
 * @throws TypeError for a configuration that was not made by `defineConfig`.
 * @example
 * applyConfig([finding], { rules: { 'owner/minimum-age': 'off' } }) // []
 */
export function applyConfig<RuleId extends string>(
  findings: readonly Finding<RuleId>[],
  { config, catalog, rules = {} }: ConfigOptions & { readonly rules?: RuleSettings | undefined },
): readonly Finding<RuleId>[] {
  if (config !== undefined) requireConfig(config);
  const texts = config ? configCatalog(config, catalog) : catalog;
  const settings = config ? { ...configSettings(config), ...rules } : rules;
  const kept = applySettings(findings, settings);
  return texts ? kept.map((finding) => translate(finding, texts)) : kept;
}

/**
 * Throws a `TypeError` for something else than a configuration: JavaScript callers have no compiler to tell them.
 *
 * @example
 * requireConfig(mergeConfigs({ name: 'Ours' })) // undefined
 */
export function requireConfig(config: unknown): asserts config is SharedConfig {
  if (!isSharedConfig(config)) throw new TypeError('config must be made by defineConfig');
}
