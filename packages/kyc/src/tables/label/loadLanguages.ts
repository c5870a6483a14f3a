import type { Tables } from '@passmuster/findings';

/** The labels of choices in every language. */
type Languages = typeof import('./languages.ts');

/** Loads the labels of choices, by which fixes read them; also their key in the tables of a review. */
export const loadLanguages = (): Promise<Languages> => import('./languages.ts');

/** Returns the labels from the loaded tables; undefined if they were not loaded. */
export const languagesOf = (tables: Tables): Languages['languages'] | undefined =>
  (tables.get(loadLanguages) as Languages | undefined)?.languages;
