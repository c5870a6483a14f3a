import type { Environment } from './apiKey.ts';
import type { Merchant, MerchantSettings } from './merchant.ts';

/** A known key and its merchant. */
export interface KeyHolder {
  readonly keyId: string;
  readonly merchant: Merchant;
  readonly expiresAt: string | null;
  readonly revokedAt: string | null;
}

/** A key as a list shows it. */
export interface KeyEntry {
  readonly id: string;
  readonly merchant_id: string;
  readonly merchant: string;
  readonly environment: string;
  /** The start of the key. */
  readonly hint: string;
  readonly created_at: string;
  readonly expires_at: string | null;
  readonly revoked_at: string | null;
}

/** A key to create. */
export interface NewKey {
  /** Name of its merchant, of 1 to 100 visible characters. Default `default`. */
  readonly merchant?: string;
  /** Default `sandbox`. */
  readonly environment?: Environment;
  /** ISO 8601, real time. A key without it does not expire. */
  readonly expiresAt?: string;
}

/** Manages API keys. */
export interface ApiKeys {
  /**
   * Registers a key created elsewhere, unless it is already known.
   *
   * @throws Error unless it has 24 characters or more of visible ASCII, and the merchant a name of visible characters.
   */
  register(key: string, merchant?: string): Promise<void>;
  /**
   * Creates a key and returns it. It cannot be read again later.
   *
   * @throws Error when the name of the merchant has other than visible characters.
   */
  create(options?: NewKey): Promise<string>;
  /** Returns every key, oldest first. */
  list(): Promise<KeyEntry[]>;
  /** Returns a new key for the same merchant. The old one expires at once, or after `graceMs`. */
  rotate(id: string, graceMs?: number): Promise<string | undefined>;
  /** Revokes a key. Returns whether there was a valid key with this id. */
  revoke(id: string): Promise<boolean>;
}

/** The keys and the settings of their merchants. */
export interface KeyStore extends ApiKeys {
  /** Returns the holder of a key; the caller checks whether it has expired or been revoked. */
  find(key: string): Promise<KeyHolder | undefined>;
  /** Changes parts of a merchant's settings; other processes follow within a second. */
  updateSettings(merchant: Merchant, change: MerchantSettings): Promise<MerchantSettings>;
  /** Clears the cache, so that this process sees a change at once. */
  refresh(): void;
}
