import {
  type AddedBank,
  configProblem,
  mergeConfigs,
  type OptionValues,
  type OwnRule,
  type RuleModule,
  type RuleOptions,
  type RuleSetting,
  type SharedConfig,
  type SharedTables,
  type SubjectRule,
} from '@passmuster/findings';
import { type PresetName, presetNames } from '../rules/presetNames.ts';
import type { ProviderProfile } from '../rules/profile/providerProfile.ts';
import type { KycRule } from '../rules/ruleId.ts';
import { knownToConfigs } from './knownToConfigs.ts';
import type { otherRuleIds } from './otherRuleIds.generated.ts';
import type { ruleOptions } from './ruleOptions.generated.ts';
import { type TableId, tableIds } from './tableIds.ts';

/** The id of a rule of any package. */
export type ConfigurableRule = KycRule['id'] | (typeof otherRuleIds)[number];

/** The options that a rule has, each with its type. */
type OptionsOf<RuleId> = RuleId extends keyof typeof ruleOptions
  ? Partial<OptionValues<(typeof ruleOptions)[RuleId]>>
  : RuleId extends ConfigurableRule
    ? Record<string, never>
    : RuleOptions;

/** The ids of rules of one's own; of those that are loaded later, if their type tells them. */
type IdOf<Own> =
  Own extends SubjectRule<infer RuleId>
    ? RuleId
    : Own extends () => Promise<infer Module>
      ? Module extends RuleModule
        ? Module['rules'][number]['id']
        : never
      : never;

type BaseIds<Base> = Base extends SharedConfig<infer RuleId> ? RuleId : never;

/** A configuration as somebody writes it. `RuleId` are the ids that it may name. */
export interface Configuration<
  RuleId extends string,
  Own extends OwnRule = OwnRule,
  Base extends SharedConfig<string> = SharedConfig<string>,
> {
  /** Names it in messages, in the source of changed rules and in what `passmuster config` prints. */
  readonly name: string;
  /** Configurations that it starts from. A later one wins over an earlier one, and this one over all of them. */
  readonly extends?: readonly Base[];
  /** Which rules run: `recommended` unless a configuration says otherwise. */
  readonly preset?: PresetName;
  /** Turns rules of any package off or overrides their severity: `'off'`, `'warning'`, or `['error', { years: 21 }]` with options. */
  readonly rules?: {
    readonly [Id in RuleId]?: RuleSetting | readonly [RuleSetting, OptionsOf<Id>];
  };
  /** Rules of your own, made by `defineRule`, or what loads a module that exports them as `rules`. */
  readonly ownRules?: readonly Own[];
  /** Remedies by language and by rule id: of your own rules, or in place of ours. */
  readonly texts?: Readonly<
    Record<string, { readonly [Id in RuleId | `${RuleId}.${string}`]?: string }>
  >;
  /** What one provider requires beyond the API. */
  readonly profile?: ProviderProfile;
  /** Banks that the directories of `@passmuster/bank` lack. */
  readonly banks?: readonly AddedBank[];
  /** Newer tables than those of the packages, from `readTables`. One that isn't newer has no effect. */
  readonly tables?: SharedTables;
  /** Ids of tables that replace those of the packages even if they aren't newer: `['risk/ofac']`. */
  readonly olderTables?: readonly TableId[];
  /**
   * `look`: a list of law that is past its update interval, such as sanctions, is a warning that a person must look at.
   * `show`, the default: only `stale` of the review names it.
   */
  readonly stale?: 'show' | 'look';
}

/**
 * Returns a configuration that forms, servers and the command line take as it is, merged with those that it extends. It
 * can't be changed. Nothing is loaded: presets and tables are when a review needs them.
 *
 * @throws TypeError, in one sentence that names the place, for a setting, rule, option or text that doesn't exist, and for a
 *   value that can't be. What concerns rules that are loaded later is thrown once they are.
 * @example
 * const config = defineConfig({
 *   name: 'acme',
 *   rules: { 'owner/minimum-age': ['error', { years: 21 }], 'owner/passport-form': 'off' },
 * });
 * const reviewer = await loadCustomerReviewer({ config });
 * reviewer.review({ business_owners: [{ date_of_birth: '2007-01-31' }] }, { asOf: '2026-11-21' })
 *   .findings.find(({ rule }) => rule === 'owner/minimum-age')?.remedy
 * // 'Every owner must be 21 or older. Check the date of birth.'
 */
export function defineConfig<
  Own extends OwnRule = never,
  Base extends SharedConfig<string> = never,
>(
  config: Configuration<ConfigurableRule | IdOf<Own> | BaseIds<Base>, Own, Base>,
): SharedConfig<IdOf<Own> | BaseIds<Base>> {
  const problem = configProblem(config, {
    ...knownToConfigs,
    presets: presetNames,
    tables: tableIds,
  });
  if (problem !== undefined) throw new TypeError(problem);
  return mergeConfigs(config);
}
