import type { KeyHolder, KeyStore } from '../ledger/keyStore.ts';
import type { TokenReason } from './refusalAnswer.ts';

export interface Authentication {
  readonly keys: KeyStore;
  /** Real time, in milliseconds since 1970: no simulated clock makes a key last longer. */
  readonly clock: () => number;
  /** SPEC-GAP 59, unless the merchant has set another. */
  readonly refuseDiffering: boolean;
}

/** A refused credential. `keyId` is the public id of the key, if it is known. */
export interface RefusedCredential {
  readonly reason: TokenReason;
  readonly keyId?: string;
}

/** The scheme has any letter case (RFC 9110 §11.1). SPEC-GAP 90. */
const bearer = /^bearer +(\S+)$/i;

/** Returns a header; null for an empty one, as if it were not sent. SPEC-GAP 88. */
const filledHeader = (headers: Headers, name: string): string | null => headers.get(name) || null;

/**
 * Returns the holder of the key in `x-api-key` or `Authorization: Bearer`. Another scheme is not a credential
 * of this API, and ignored beside a key. Source: API spec 1.0.0, Authentication 2 and 3.
 */
export async function authenticate(
  headers: Headers,
  { keys, clock, refuseDiffering }: Authentication,
): Promise<KeyHolder | RefusedCredential> {
  const own = filledHeader(headers, 'x-api-key');
  const authorization = filledHeader(headers, 'authorization');
  const token = authorization === null ? undefined : bearer.exec(authorization)?.[1];
  const key = own ?? token;
  if (key === undefined)
    return { reason: authorization === null ? 'token_missing' : 'token_malformed' };
  const holder = await keys.find(key);
  const known = holder === undefined ? {} : { keyId: holder.keyId };
  if (own !== null && token !== undefined && own !== token) {
    const refuse = holder?.merchant.settings.switches?.refuseDifferingCredentials;
    if (refuse ?? refuseDiffering) return { reason: 'credentials_differ', ...known };
  }
  if (holder === undefined) return { reason: 'token_unknown' };
  if (holder.revokedAt !== null) return { reason: 'token_revoked', ...known };
  const isExpired =
    holder.expiresAt !== null && holder.expiresAt <= new Date(clock()).toISOString();
  return isExpired ? { reason: 'token_expired', ...known } : holder;
}
