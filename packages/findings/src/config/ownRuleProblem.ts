import { severities } from '../severity.ts';

const kinds = {
  severity: severities,
  basis: ['spec', 'impossible', 'regulation', 'standard', 'practice'],
} as const;

/** Returns the first problem of a rule that somebody adds, in words that follow its place, or `undefined`. */
export function ownRuleProblem(rule: unknown, taken: ReadonlySet<string>): string | undefined {
  if (typeof rule !== 'object' || rule === null) return 'must be a rule, made by defineRule';
  const of = (key: string): unknown => Reflect.get(rule, key);
  const id = of('id');
  if (typeof id !== 'string' || !/^[a-z0-9-]+\/[a-z0-9-]+$/.test(id)) {
    return 'id must be two words or more with a slash, such as acme/own-website';
  }
  if (taken.has(id)) return `${id} is the id of a rule of Passmuster`;
  const lacking = ['message', 'remedy'].find((key) => typeof of(key) !== 'string');
  if (lacking !== undefined) return `${id}: ${lacking} must be a text`;
  if (!isVersion(of('version'))) return `${id}: version must be a text of at most 100 characters`;
  for (const [key, values] of Object.entries(kinds)) {
    // JavaScript callers may leave the basis out.
    if (key === 'basis' && of(key) === undefined) continue;
    if (!values.some((value) => value === of(key))) {
      return `${id}: ${key} must be ${values.join(', ')}`;
    }
  }
  const hasParts = ['source', 'reads'].every((key) => typeof of(key) === 'object' && of(key));
  if (!hasParts || typeof of('check') !== 'function') {
    return `${id}: must have source, reads and check`;
  }
  return undefined;
}

const isVersion = (version: unknown): boolean =>
  version === undefined || (typeof version === 'string' && version.length <= 100);
