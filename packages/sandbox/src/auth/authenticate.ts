import type { TokenReason } from '../answer/refusal.ts';
import { timeOf } from '../merchant.ts';
import type { KeyHolder, KeyStore } from './keyStore.ts';

export interface Authentication {
  readonly keys: KeyStore;
  readonly clock: () => number;
  /** SPEC-GAP 59, for a merchant that has set nothing else. */
  readonly refuseDiffering: boolean;
}

const bearer = /^bearer +(\S+)$/i;

/**
 * Who asks: by `x-api-key` or `Authorization: Bearer`, either of them.
 * Source: API spec 1.0.0, Authentication 2 and 3.
 */
export async function authenticate(
  headers: Headers,
  { keys, clock, refuseDiffering }: Authentication,
): Promise<KeyHolder | TokenReason> {
  const own = headers.get('x-api-key');
  const authorization = headers.get('authorization');
  const token = authorization === null ? undefined : bearer.exec(authorization)?.[1];
  if (own === null && authorization === null) return 'token_missing';
  if (own === null && token === undefined) return 'token_malformed';
  const holder = await keys.find(own ?? token ?? '');
  if (own !== null && authorization !== null && own !== token) {
    const refuse = holder?.merchant.settings.switches?.refuseDifferingCredentials;
    if (refuse ?? refuseDiffering) return 'credentials_differ';
  }
  if (holder === undefined) return 'token_unknown';
  if (holder.revokedAt !== null) return 'token_revoked';
  const expired = holder.expiresAt !== null && holder.expiresAt <= timeOf(holder.merchant, clock());
  return expired ? 'token_expired' : holder;
}
