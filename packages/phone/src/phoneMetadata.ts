import type { MetadataJson } from 'libphonenumber-js/core';

/**
 * Numbering plans in the form of libphonenumber-js. The caller chooses them, so that a form loads only its own
 * countries: `maxMetadata` of `@passmuster/phone/max` (every country, with types) or `ngZaMetadata` of
 * `@passmuster/phone/ng-za`. Do not pass the `min` set of libphonenumber-js: it accepts wrong numbers.
 */
export type PhoneMetadata = MetadataJson;

/** Throws a `TypeError` if `options.metadata` is missing: JavaScript callers have no compiler to tell them. */
export function requireMetadata(options: { readonly metadata: PhoneMetadata } | undefined): void {
  if (typeof options?.metadata?.country_calling_codes !== 'object') {
    throw new TypeError('options.metadata is missing: pass maxMetadata or ngZaMetadata');
  }
}
