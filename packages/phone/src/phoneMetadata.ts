import type { MetadataJson } from 'libphonenumber-js/core';

/**
 * Numbering plans, in the form of libphonenumber-js. The caller chooses them, so that a form pays for
 * its own countries only: `maxMetadata` of `@passmuster/phone/max` (every country, with types) or
 * `ngZaMetadata` of `@passmuster/phone/ng-za`. Not the `min` set of libphonenumber-js: that one
 * calls wrong numbers valid.
 */
export type PhoneMetadata = MetadataJson;
