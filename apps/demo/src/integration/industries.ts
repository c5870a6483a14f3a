import type { NaicsCode } from '@passmuster/schemas';
import { naics } from '@passmuster/schemas/naics';

/** Returns the official title of an industry; undefined for a code that isn't one. */
export const industryTitle = (code: string): string | undefined =>
  Object.hasOwn(naics, code) ? naics[code as NaicsCode].title : undefined;
