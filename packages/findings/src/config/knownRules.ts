import type { OptionDescriptors } from '../optionDescriptor.ts';
import { hint, isRecord, shown } from './describe.ts';

/** The rules of all packages. */
export interface PackageRules {
  readonly ruleIds: ReadonlySet<string>;
  /** Their options, by id; absent for a rule that has none. */
  readonly options: Readonly<Record<string, OptionDescriptors>>;
}

/** The rules that a configuration may name. */
export interface KnownRules {
  has(id: string): boolean;
  optionsOf(id: string): OptionDescriptors;
  /** Returns why no rule has the id; `undefined` if one has it, or may have it once it is loaded. */
  problemOf(id: string): string | undefined;
}

/** Returns the rules of all packages, and those that a configuration adds. */
export function knownRules(packages: PackageRules, own: readonly unknown[]): KnownRules {
  const added = new Map<unknown, Readonly<Record<string, unknown>>>(
    own.flatMap((rule) => (isRecord(rule) ? [[rule['id'], rule]] : [])),
  );
  const isComplete = !own.some((rule) => typeof rule === 'function');
  const has = (id: string): boolean => packages.ruleIds.has(id) || added.has(id);
  return {
    has,
    optionsOf(id) {
      const options = added.get(id)?.['options'];
      if (isRecord(options)) return options as OptionDescriptors;
      return (Object.hasOwn(packages.options, id) && packages.options[id]) || {};
    },
    problemOf(id) {
      if (has(id) || !isComplete) return undefined;
      const ids = [...packages.ruleIds, ...[...added.keys()].map(String)];
      return `there is no rule ${shown(id)}${hint(id, ids)}`;
    },
  };
}
