import { isFilledIn } from '../isFilledIn.ts';
import { areChecked } from '../sharedTable.ts';
import { banksProblem } from './banksProblem.ts';
import { hint, isRecord, shown } from './describe.ts';
import { knownRules, type PackageRules } from './knownRules.ts';
import { ownRuleProblem } from './ownRuleProblem.ts';
import { rulesProblem } from './rulesProblem.ts';
import { isSharedConfig, type SharedConfig } from './sharedConfig.ts';
import { textsProblem } from './textsProblem.ts';

/** What a configuration may name. */
export interface KnownToConfigs extends PackageRules {
  readonly presets: readonly string[];
  /** Ids of the tables that a configuration may replace. */
  readonly tables: readonly string[];
}

const settings = [
  'name',
  'extends',
  'preset',
  'rules',
  'ownRules',
  'texts',
  'profile',
  'banks',
  'tables',
  'olderTables',
  'stale',
] as const;

/**
 * Returns the first problem of a configuration as somebody wrote it, in one sentence that names the place, or `undefined`.
 * Ids of rules that are loaded later can't be known yet: with such rules, unknown ids pass.
 *
 * @example
 * const ruleIds = new Set(['owner/minimum-age']);
 * const known = { ruleIds, options: {}, presets: ['strict'], tables: [] };
 * configProblem('strict', known) // 'a configuration must be an object'
 */
export function configProblem(config: unknown, known: KnownToConfigs): string | undefined {
  if (!isRecord(config)) return 'a configuration must be an object';
  const { name } = config;
  if (typeof name !== 'string' || !isFilledIn(name) || name.length > 200) {
    return 'the name of a configuration must be a text of at most 200 characters';
  }
  const unknown = Object.keys(config).find((key) => !settings.some((one) => one === key));
  const problem =
    unknown === undefined
      ? (basesProblem(config['extends'] ?? []) ?? partsProblem(config, known))
      : `there is no setting ${shown(unknown)}${hint(unknown, settings)}`;
  return problem && `${name}: ${problem}`;
}

function basesProblem(bases: unknown): string | undefined {
  if (!Array.isArray(bases)) return 'extends must be a list of configurations';
  const at = bases.findIndex((base) => !isSharedConfig(base));
  if (at < 0) return undefined;
  const cause = bases[at] === undefined ? '. Do its module and this one import each other?' : '';
  return `extends[${at}] is not a configuration made by defineConfig${cause}`;
}

function partsProblem(
  config: Readonly<Record<string, unknown>>,
  packages: KnownToConfigs,
): string | undefined {
  const { preset, rules = {}, ownRules = [], texts = {}, profile, banks = [], stale } = config;
  if (stale !== undefined && stale !== 'show' && stale !== 'look')
    return 'stale must be show, look';
  const bases = (config['extends'] ?? []) as readonly SharedConfig[];
  if (preset !== undefined && !packages.presets.some((one) => one === preset)) {
    return `preset must be ${packages.presets.join(', ')}`;
  }
  if (profile !== undefined && !(isRecord(profile) && typeof profile['name'] === 'string')) {
    return 'profile must be an object with a name';
  }
  const ownProblem = ownRulesProblem(ownRules, packages.ruleIds);
  if (ownProblem !== undefined || !Array.isArray(ownRules)) return ownProblem;
  const known = knownRules(packages, [...bases.flatMap((base) => base.ownRules), ...ownRules]);
  return (
    rulesProblem(rules, known) ??
    textsProblem(texts, known) ??
    banksProblem(banks) ??
    tablesProblem(config, packages.tables)
  );
}

function tablesProblem(
  { tables, olderTables = [] }: Readonly<Record<string, unknown>>,
  ids: readonly string[],
): string | undefined {
  if (tables !== undefined && !areChecked(tables)) return 'tables must be read by readTables';
  if (!Array.isArray(olderTables)) return 'olderTables must be a list of ids';
  const unknown = olderTables.map(String).find((id) => !ids.includes(id));
  if (unknown === undefined) return undefined;
  return `olderTables: there is no table ${shown(unknown)}${hint(unknown, ids)}`;
}

function ownRulesProblem(rules: unknown, taken: ReadonlySet<string>): string | undefined {
  if (!Array.isArray(rules)) return 'ownRules must be a list';
  for (const [index, rule] of rules.entries()) {
    const problem = typeof rule === 'function' ? undefined : ownRuleProblem(rule, taken);
    if (problem !== undefined) return `ownRules[${index}]: ${problem}`;
  }
  return undefined;
}
