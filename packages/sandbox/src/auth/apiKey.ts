import { hash, randomBytes } from 'node:crypto';

/** The environments of the specification. Source: API spec 1.0.0, Authentication and Versioning. */
export const environments = ['sandbox', 'development', 'staging', 'production'] as const;
export type Environment = (typeof environments)[number];

/**
 * A new key with 256 random bits, its environment in front: `pm_sandbox_…`. SPEC-GAP 61.
 * It is shown once and stored nowhere.
 */
export const mintApiKey = (environment: string): string =>
  `pm_${environment}_${randomBytes(32).toString('base64url')}`;

/** What is stored instead of the key. A plain hash is enough: the key is random, not a password. */
export const hashApiKey = (key: string): string => hash('sha256', key, 'hex');

/** Enough of a key to know it again in a list, too little to guess it. */
export const hintOf = (key: string): string => `${key.slice(0, Math.min(14, key.length >> 1))}…`;

/** The environment a key names; `sandbox` for a key that was made elsewhere. */
export function environmentOf(key: string): Environment {
  const name = /^pm_([a-z]+)_/.exec(key)?.[1];
  return environments.find((environment) => environment === name) ?? 'sandbox';
}
