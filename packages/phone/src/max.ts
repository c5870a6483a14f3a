import metadata from 'libphonenumber-js/max/metadata';
import type { PhoneMetadata } from './phoneMetadata.ts';

/** Every country and service, with the ranges of each type. 40 kB gzip: load it on demand in a browser. */
export const maxMetadata: PhoneMetadata = metadata;
