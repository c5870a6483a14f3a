import type { FieldKind } from '@passmuster/schemas/fields';
import { meaningOfWebAddress } from '@passmuster/schemas/meaning';

/** Spaces in a row. Line breaks stay. */
const spaces = /[\p{Zs}\t]{2,}/gu;

/**
 * Returns text without the spaces around it and with one between its words, and a web address with its `https://`: as a form holds it once a person has
 * left the field. Any other value is returned as it is.
 */
export function tidied(value: unknown, kind: FieldKind | undefined): unknown {
  if (typeof value !== 'string') return value;
  const address = kind === 'url' ? meaningOfWebAddress(value) : undefined;
  // A scheme with a typo is corrected by a fix, where a person sees it.
  return address?.by === 'alias' ? address.value : value.trim().replace(spaces, ' ');
}
