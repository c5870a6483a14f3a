import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './canonicalJson.ts';

/** Returns SHA-256 of a value as JSON with its keys in order, in hexadecimal; with a key, HMAC-SHA-256 under it. */
export function hashOf(value: unknown, key?: string): string {
  const bytes = utf8ToBytes(canonicalJson(value));
  return bytesToHex(key === undefined ? sha256(bytes) : hmac(sha256, utf8ToBytes(key), bytes));
}
