import type { Catalog } from '@passmuster/findings';

/** Returns remedies as a catalog for `translate`. Messages stay English: they are for developers. */
export const toCatalog = (locale: string, remedies: Readonly<Record<string, string>>): Catalog => ({
  locale,
  rules: Object.fromEntries(Object.entries(remedies).map(([rule, remedy]) => [rule, { remedy }])),
});
