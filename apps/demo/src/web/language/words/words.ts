import type { Catalog } from '@passmuster/findings';
import type { DraftRemedies } from '@passmuster/form/drafts';
import { en, type Labels } from '@passmuster/schemas/labels';

/** What the page says in one language. */
export interface Words {
  /** The texts of the page, by their English text. */
  readonly texts: Readonly<Record<string, string>>;
  readonly labels: Labels;
  /** The texts of findings on addresses and bank accounts. */
  readonly findings: Catalog;
  /** What to say of a draft that can’t be saved, by the code of its problem. Absent where the problem says it itself. */
  readonly drafts?: DraftRemedies;
}

/** English is in the code. */
export const english: Words = { texts: {}, labels: en, findings: { locale: 'en', remedies: {} } };
