import type { Tables } from '@passmuster/findings';

/** What documents are called in a country, and which are recommended. */
export type DocumentGuide = typeof import('./documentGuide.ts');

/** Loads the {@link DocumentGuide}; also its key in the tables of a review. */
export const loadDocumentGuide = (): Promise<DocumentGuide> => import('./documentGuide.ts');

/** Returns the guide from the loaded tables; undefined if it was not loaded. */
export const documentGuideOf = (tables: Tables | undefined): DocumentGuide | undefined =>
  tables?.get(loadDocumentGuide) as DocumentGuide | undefined;
