import type { RuleOptions } from '../optionDescriptor.ts';
import type { RuleSetting } from '../preset.ts';
import type { ReplacementOf, SharedTable } from '../sharedTable.ts';
import type { SubjectRule } from '../subjectRule.ts';
import { isRecord } from './describe.ts';

/** A module that exports a list named `rules`. */
export interface RuleModule {
  readonly rules: readonly SubjectRule[];
}

/** A rule of one's own, or what loads a module of them. */
export type OwnRule = SubjectRule | (() => Promise<RuleModule>);

/** What a configuration says about one rule. */
export interface ConfiguredRule {
  /** Turns it off or overrides its severity. */
  readonly setting?: RuleSetting;
  readonly options?: RuleOptions;
}

/** A bank that the directories of `@passmuster/bank` lack. */
export interface AddedBank {
  readonly country: 'NG' | 'ZA';
  readonly name: string;
  /** Other ways to write the name. */
  readonly aliases?: readonly string[];
  /** The code to send as `bank_code`: in South Africa the universal branch code. */
  readonly code: string;
}

/** One line of a configuration, and the configuration that says it. */
export interface ConfigLine {
  /** `rules.owner/minimum-age.options.years`, for example. */
  readonly key: string;
  /** As JSON; what is code, or has no short form, by its name or size. */
  readonly value: string;
  readonly from: string;
}

/**
 * A configuration that forms, servers and the command line share. Made by `defineConfig` of `@passmuster/kyc`, with its bases
 * already merged. It can't be changed.
 */
export interface SharedConfig<RuleId extends string = string> {
  readonly format: 'passmuster-config/1';
  readonly name: string;
  /** `spec`, `recommended` or `strict`. */
  readonly preset?: string;
  /** By id of rule. */
  readonly rules: Readonly<Record<string, ConfiguredRule>>;
  readonly ownRules: readonly OwnRule[];
  /** Texts by language and by rule id, or rule id and key of the wording: `schema/format.phone`. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly profile?: object;
  readonly banks: readonly AddedBank[];
  /** Tables in place of those of the packages, by id. */
  readonly tables: Readonly<Record<string, SharedTable>>;
  /** Ids of tables that replace those of the packages even if they aren't newer. */
  readonly olderTables: readonly string[];
  /** `look`: a list of law that is past its update interval is a warning; otherwise `stale` of the review shows it. */
  readonly stale?: 'show' | 'look';
  /** Everything it says, and where it comes from. */
  readonly lines: readonly ConfigLine[];
  /** Ids that configurations which extend it may name; only a type. */
  readonly ids?: RuleId;
}

/**
 * Returns the severity of each rule that a configuration sets.
 *
 * @example
 * configSettings(mergeConfigs({ name: 'Ours', rules: { 'owner/minimum-age': 'warning' } })) // { 'owner/minimum-age': 'warning' }
 */
export const configSettings = ({ rules }: SharedConfig): Readonly<Record<string, RuleSetting>> =>
  Object.fromEntries(
    Object.entries(rules).flatMap(([id, { setting }]) => (setting ? [[id, setting]] : [])),
  );

/**
 * Returns a function that decides which table is used: that of the configuration if it is newer, or was asked for by `olderTables`.
 *
 * @example
 * replacementOf(mergeConfigs({ name: 'Ours' }))('risk/ofac', '2026-11-20') // undefined
 */
export const replacementOf =
  ({ tables, olderTables }: SharedConfig): ReplacementOf =>
  (id, asOf) => {
    const table = Object.hasOwn(tables, id) ? tables[id] : undefined;
    return table && (table.asOf > asOf || olderTables.includes(id)) ? table : undefined;
  };

/**
 * Returns true if a value was made by `defineConfig`, of whichever copy of the package.
 *
 * @example
 * isSharedConfig(mergeConfigs({ name: 'Ours' })) // true
 * isSharedConfig({ name: 'Ours' }) // false
 */
export const isSharedConfig = (value: unknown): value is SharedConfig =>
  isRecord(value) && value['format'] === 'passmuster-config/1';
