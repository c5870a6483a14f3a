import type { Catalog } from '@passmuster/findings';
import { en, type Labels } from '@passmuster/schemas/labels';

/** What the page says in one language. */
export interface Words {
  /** The texts of the page, by their English text. */
  readonly texts: Readonly<Record<string, string>>;
  readonly labels: Labels;
  /** The texts of findings on addresses and bank accounts. */
  readonly findings: Catalog;
}

/** English is in the code. */
export const english: Words = { texts: {}, labels: en, findings: { locale: 'en', remedies: {} } };
