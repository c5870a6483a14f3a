import metadata from 'libphonenumber-js/max/metadata';
import type { PhoneMetadata } from './phoneMetadata.ts';

/** Every country and service, with the ranges of each type: for servers, as it weighs 40 kB gzip. */
export const maxMetadata: PhoneMetadata = metadata;
