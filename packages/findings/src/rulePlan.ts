import { optionsOf } from './configureRule.ts';
import type { RuleOptions } from './optionDescriptor.ts';
import { readerOf } from './readField.ts';
import type { Guard, SubjectRule } from './subjectRule.ts';

/** What rules read fields of. */
export interface Reviewed {
  readonly root: unknown;
  /** `related` of the options of the review. */
  readonly related: unknown;
}

/** One field that a rule reads, with its path split into segments. */
export interface PlannedRead {
  readonly key: string;
  readonly segments: readonly string[];
  readonly from: 'element' | keyof Reviewed;
  readonly guard: Guard;
  /** Returns the field of a value, or `unreadable`. */
  readonly read: (value: unknown) => unknown;
}

/** The elements a rule checks one by one, as a pattern of their paths; empty for the root. */
export interface ScopePattern {
  /** Its index among the patterns of the plan. */
  readonly index: number;
  readonly key: string;
  readonly segments: readonly string[];
}

/** Fields of the same elements. Rules that read the same ones share it, so that a review reads them once. */
export interface PlannedReading {
  /** Its index among the readings of the plan. */
  readonly index: number;
  readonly scope: ScopePattern;
  readonly reads: readonly PlannedRead[];
  /** True if several rules read it: the review keeps what was read. */
  isShared: boolean;
}

/** A rule with its paths split into segments. */
export interface PlannedRule {
  readonly rule: SubjectRule;
  /** The values of its options. */
  readonly options: RuleOptions;
  /** One for each kind of element that it checks. */
  readonly readings: readonly PlannedReading[];
  readonly reads: readonly PlannedRead[];
  /** Every field it reads, as a pattern from the root; `@key` for a related value. */
  readonly fields: readonly (readonly string[])[];
  /** The fields among them that it reads for every element: from the root or from the related values. */
  readonly sharedFields: readonly (readonly string[])[];
}

const patternsKept = 1000;

/** A list of rules, compiled once: holds everything that depends on the rules alone. */
export class RulePlan {
  readonly rules: readonly PlannedRule[];
  readonly ids: ReadonlySet<string>;
  /** The lists that the rules walk, as patterns; outer lists first. */
  readonly lists: readonly (readonly string[])[];
  readonly #readers: Map<string, readonly PlannedRule[]> = new Map();

  constructor(rules: readonly SubjectRule[]) {
    const shared: Shared = { scopes: new Map(), guards: new Map(), readings: new Map() };
    this.rules = rules.map((rule) => planRule(rule, shared));
    this.ids = new Set(rules.map(({ id }) => id));
    const lists = new Map<string, readonly string[]>();
    for (const field of this.rules.flatMap(({ fields }) => fields)) {
      for (const [i, segment] of field.entries()) {
        if (segment === '*') lists.set(field.slice(0, i).join('.'), field.slice(0, i));
      }
    }
    this.lists = [...lists.values()].sort((a, b) => a.length - b.length);
  }

  /** Returns the rules that read a field, its parent or one of its children. */
  reading(path: readonly PropertyKey[]): readonly PlannedRule[] {
    const pattern = path.map((key) => (typeof key === 'number' ? '*' : String(key))).join('.');
    const known = this.#readers.get(pattern);
    if (known) return known;
    const reading = this.rules.filter(({ fields }) => fields.some((field) => meets(field, path)));
    if (this.#readers.size < patternsKept) this.#readers.set(pattern, reading);
    return reading;
  }
}

/** What the rules of a list share. */
interface Shared {
  readonly scopes: Map<string, ScopePattern>;
  /** Each guard with its number. */
  readonly guards: Map<Guard, number>;
  readonly readings: Map<string, PlannedReading>;
}

/** Returns the value at the key, after adding it if it is missing. */
function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const value = create();
  map.set(key, value);
  return value;
}

function planRule(rule: SubjectRule, shared: Shared): PlannedRule {
  const { each = [], within = [], reads } = rule;
  const lists = typeof each === 'string' ? [each] : each;
  const keys = [...lists.map((list) => `${list}.*`), ...within];
  const scopes = (keys.length === 0 ? [''] : keys).map((key) =>
    getOrAdd(shared.scopes, key, () => ({ index: shared.scopes.size, key, segments: split(key) })),
  );
  const planned = Object.entries(reads).map(([key, guard]): PlannedRead => {
    const path = key.startsWith('/') ? key.slice(1) : key;
    const from = path.startsWith('@') ? 'related' : path === key ? 'element' : 'root';
    const segments = split(from === 'related' ? path.slice(1) : path);
    return { key, from, guard, segments, read: readerOf(segments, guard) };
  });
  const sharedFields = planned
    .filter(({ from }) => from !== 'element')
    .map(({ from, segments }) => (from === 'related' ? [`@${segments[0]}`] : segments));
  const ownFields = planned
    .filter(({ from }) => from === 'element')
    .flatMap((read) => scopes.map((scope) => [...scope.segments, ...read.segments]));
  const signature = planned.map(({ key, guard }) => {
    const number = getOrAdd(shared.guards, guard, () => shared.guards.size);
    return `${key} ${number}`;
  });
  const readings = scopes.map((scope) => {
    const key = [scope.key, ...signature].join('|');
    const isShared = shared.readings.has(key);
    const index = shared.readings.size;
    const reading = getOrAdd(shared.readings, key, () => ({
      index,
      scope,
      reads: planned,
      isShared,
    }));
    reading.isShared = isShared;
    return reading;
  });
  const fields = [...sharedFields, ...ownFields];
  return { rule, options: optionsOf(rule), readings, reads: planned, fields, sharedFields };
}

const split = (path: string): readonly string[] => (path === '' ? [] : path.split('.'));

/** Returns true if the paths are equal or one is the beginning of the other. */
export function meets(pattern: readonly string[], path: readonly PropertyKey[]): boolean {
  for (let i = 0; i < pattern.length && i < path.length; i++) {
    if (pattern[i] !== '*' && pattern[i] !== path[i]) return false;
  }
  return true;
}
