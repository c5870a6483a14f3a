import { hash, randomBytes } from 'node:crypto';

/** The environments of the specification. Source: API spec 1.0.0, Authentication and Versioning. */
export const environments = ['sandbox', 'development', 'staging', 'production'] as const;
export type Environment = (typeof environments)[number];

/** Minimum length of a key that was not created here. A shorter one could be guessed. */
export const shortestGivenKey = 24;

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
