import { hash, randomBytes } from 'node:crypto';

/** The environments of the specification. Source: API spec 1.0.0, Authentication and Versioning. */
export const environments = ['sandbox', 'development', 'staging', 'production'] as const;
export type Environment = (typeof environments)[number];

/**
 * Checks a key that was not created here: a short one could be guessed, and one with other characters can't be sent in a
 * header. `name` is what the message calls it. @throws Error unless it has 24 characters or more of visible ASCII.
 */
export function assertGivenKey(key: string, name: string): void {
  if (!/^[\x21-\x7e]{24,}$/.test(key))
    throw new Error(`${name} must have at least 24 characters, all of them visible ASCII`);
}

/** Returns a new key with 256 random bits, its environment in front: `pm_sandbox_…`. SPEC-GAP 61. */
export const mintApiKey = (environment: string): string =>
  `pm_${environment}_${randomBytes(32).toString('base64url')}`;

/** Returns the hash that is stored instead of the key. A plain hash is enough, because the key is random and not a password. */
export const hashApiKey = (key: string): string => hash('sha256', key, 'hex');

/** Returns the first characters of a key, to show in a list: enough to recognize it, too few to guess the rest. */
export function hintOf(key: string): string {
  const prefix = /^pm_[a-z]+_/.exec(key)?.[0] ?? '';
  return `${key.slice(0, prefix.length + 4)}…`;
}

/** Returns the environment that a key names, or `sandbox` for a key that was created elsewhere. */
export function environmentOf(key: string): Environment {
  const name = /^pm_([a-z]+)_/.exec(key)?.[1];
  return environments.find((environment) => environment === name) ?? 'sandbox';
}
