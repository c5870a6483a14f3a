import { deepFreeze } from '../deepFreeze.ts';
import type { RuleOptions } from '../optionDescriptor.ts';
import type { RuleSetting } from '../preset.ts';
import type { SharedTables } from '../sharedTable.ts';
import type {
  AddedBank,
  ConfigLine,
  ConfiguredRule,
  OwnRule,
  SharedConfig,
} from './sharedConfig.ts';

/** A configuration as somebody writes it, before its bases are merged. */
export interface ConfigDefinition {
  readonly name: string;
  readonly extends?: readonly SharedConfig[];
  readonly preset?: string;
  readonly rules?: Readonly<
    Record<string, RuleSetting | readonly [RuleSetting, RuleOptions] | undefined>
  >;
  readonly ownRules?: readonly OwnRule[];
  readonly texts?: Readonly<Record<string, Readonly<Record<string, string | undefined>>>>;
  readonly profile?: object;
  readonly banks?: readonly AddedBank[];
  readonly tables?: SharedTables;
  readonly olderTables?: readonly string[];
  readonly stale?: 'show' | 'look';
}

type Parts = Omit<SharedConfig, 'format' | 'name' | 'ids'>;

/**
 * Returns a configuration with its bases merged, from the first to the last, and its own settings after them. Severity
 * and options of a rule merge apart, options by name, texts by language and id, tables by id; preset and profile are
 * those of the last that has one; their own rules and banks are added.
 *
 * @throws TypeError if two of its own rules have the same id.
 * @example
 * const base = mergeConfigs({ name: 'Base', preset: 'strict' });
 * mergeConfigs({ name: 'Ours', extends: [base] }).preset // 'strict'
 */
export function mergeConfigs({
  name,
  extends: bases = [],
  ...own
}: ConfigDefinition): SharedConfig<never> {
  const merged = [...bases.map((base): Parts => base), partsOf(name, own)].reduce(mergeTwo);
  const { preset, profile, stale, ...others } = merged;
  const [repeated] = repeatedIds(others.ownRules);
  if (repeated !== undefined) {
    throw new TypeError(`${name}, ownRules: two rules have the id ${repeated}`);
  }
  return deepFreeze<SharedConfig<never>>({
    ...others,
    format: 'passmuster-config/1',
    name,
    ...(preset !== undefined && { preset }),
    ...(profile && { profile }),
    ...(stale && { stale }),
  });
}

/** Returns the ids that more than one rule has. One rule may be listed twice, if two bases extend a third that has it. */
export function repeatedIds(rules: readonly OwnRule[]): readonly string[] {
  const ids = rules.flatMap((rule) => (typeof rule === 'function' ? [] : [rule.id]));
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

function partsOf(name: string, own: Omit<ConfigDefinition, 'name' | 'extends'>): Parts {
  const { preset, ownRules = [], profile, banks = [], olderTables = [], stale } = own;
  const rules = Object.fromEntries(
    Object.entries(own.rules ?? {}).flatMap(([id, rule]) => (rule ? [[id, configured(rule)]] : [])),
  );
  const texts = Object.fromEntries(
    Object.entries(own.texts ?? {}).map(([language, byId]) => [
      language,
      Object.fromEntries(Object.entries(byId).flatMap(([id, text]) => (text ? [[id, text]] : []))),
    ]),
  );
  const parts = {
    rules,
    ownRules: [...ownRules],
    texts,
    banks: [...banks],
    tables: { ...own.tables?.tables },
    olderTables: [...olderTables],
  };
  return {
    ...parts,
    ...(preset !== undefined && { preset }),
    ...(profile && { profile }),
    ...(stale && { stale }),
    lines: linesOf({ ...parts, preset, profile, stale }, name),
  };
}

function configured(rule: RuleSetting | readonly [RuleSetting, RuleOptions]): ConfiguredRule {
  if (typeof rule === 'string') return { setting: rule };
  const [setting, options] = rule;
  return { setting, options };
}

function mergeTwo(base: Parts, next: Parts): Parts {
  const rules = { ...base.rules };
  for (const [id, { setting, options }] of Object.entries(next.rules)) {
    const known = Object.hasOwn(rules, id) ? rules[id] : undefined;
    rules[id] = {
      ...known,
      ...(setting && { setting }),
      ...(options && { options: { ...known?.options, ...options } }),
    };
  }
  const texts = { ...base.texts };
  for (const [language, own] of Object.entries(next.texts)) {
    texts[language] = { ...(Object.hasOwn(texts, language) && texts[language]), ...own };
  }
  const said = new Set(next.lines.map(({ key }) => key));
  return {
    ...base,
    ...next,
    rules,
    texts,
    ownRules: [...new Set([...base.ownRules, ...next.ownRules])],
    banks: [...new Set([...base.banks, ...next.banks])],
    tables: { ...base.tables, ...next.tables },
    olderTables: [...new Set([...base.olderTables, ...next.olderTables])],
    lines: [...base.lines.filter(({ key }) => !said.has(key)), ...next.lines],
  };
}

/** Returns the lines of one configuration, one for each setting that another may replace. */
function linesOf(
  own: Omit<Parts, 'lines' | 'preset' | 'profile' | 'stale'> & {
    readonly stale: string | undefined;
    readonly preset: string | undefined;
    readonly profile: object | undefined;
  },
  from: string,
): readonly ConfigLine[] {
  const line = (key: string, value: unknown): ConfigLine => ({
    key,
    value: JSON.stringify(value) ?? '',
    from,
  });
  return [
    ...(own.preset === undefined ? [] : [line('preset', own.preset)]),
    ...(own.profile ? [line('profile', own.profile)] : []),
    ...(own.stale ? [line('stale', own.stale)] : []),
    ...Object.entries(own.rules).flatMap(([id, { setting, options = {} }]) => [
      ...(setting ? [line(`rules.${id}`, setting)] : []),
      ...Object.entries(options).map(([name, value]) => line(`rules.${id}.${name}`, value)),
    ]),
    ...own.ownRules.map((rule, index) =>
      typeof rule === 'function'
        ? line(`ownRules.${from}.${index}`, 'loaded when a review needs it')
        : line(`ownRules.${rule.id}`, rule.severity),
    ),
    ...Object.entries(own.texts).flatMap(([language, texts]) =>
      Object.entries(texts).map(([id, text]) => line(`texts.${language}.${id}`, text)),
    ),
    ...own.banks.map(({ country, code, name }) => line(`banks.${country}.${code}`, name)),
    ...Object.values(own.tables).map(({ id, asOf }) => line(`tables.${id}`, asOf)),
    ...own.olderTables.map((id) => line(`olderTables.${id}`, true)),
  ];
}
