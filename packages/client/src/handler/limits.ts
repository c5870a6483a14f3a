/** How much a visitor may ask of the server. */
export interface ApiHandlerLimits {
  /** The largest application, in bytes. Other bodies hold no files: 64 KiB. Default 33,554,432 (32 MiB). */
  readonly bodyBytes?: number | undefined;
  /** Bytes of all bodies being read, reviewed or sent at once. Beyond it: 503. Default 50,331,648 (48 MiB). */
  readonly inFlightBytes?: number | undefined;
  /** Milliseconds for one body to arrive. Default 60,000. */
  readonly bodyMs?: number | undefined;
  /** Milliseconds for each of `authorize`, `permit`, `review` and `answer`. Default 5,000. */
  readonly decisionMs?: number | undefined;
}

const mebibyte = 1024 * 1024;

/**
 * Returns all limits.
 *
 * @throws {TypeError} if one is not a number more than 0, or a body of `bodyBytes` would not fit into `inFlightBytes`
 */
export function readLimits({
  bodyBytes = 32 * mebibyte,
  inFlightBytes = Math.max(48 * mebibyte, bodyBytes),
  bodyMs = 60_000,
  decisionMs = 5_000,
}: ApiHandlerLimits = {}): { readonly [Name in keyof ApiHandlerLimits]-?: number } {
  const limits = { bodyBytes, inFlightBytes, bodyMs, decisionMs };
  for (const [name, limit] of Object.entries(limits)) {
    if (typeof limit !== 'number' || !(limit > 0))
      throw new TypeError(`createApiHandler: limits.${name} must be a number more than 0`);
  }
  if (inFlightBytes < bodyBytes)
    throw new TypeError('createApiHandler: limits.inFlightBytes must be limits.bodyBytes or more');
  return limits;
}
