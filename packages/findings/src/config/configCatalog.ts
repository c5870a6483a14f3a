import type { Catalog } from '../catalog.ts';
import type { SharedConfig } from './sharedConfig.ts';

/**
 * Returns a catalog with the texts that a configuration has in its language; without a catalog, those in English.
 * `undefined` if there is nothing to translate.
 *
 * @example
 * const texts = { fr: { 'owner/minimum-age': 'Trop jeune.' } };
 * configCatalog({ texts }, { locale: 'fr', remedies: {} })?.remedies['owner/minimum-age'] // 'Trop jeune.'
 */
export function configCatalog<Texts extends Catalog>(
  { texts }: Pick<SharedConfig, 'texts'>,
  catalog: Texts | undefined,
  language: string = catalog?.locale ?? 'en',
): Texts | Catalog | undefined {
  const own = Object.hasOwn(texts, language) ? texts[language] : undefined;
  if (!own) return catalog;
  return catalog
    ? { ...catalog, remedies: { ...catalog.remedies, ...own } }
    : { locale: language, remedies: own };
}
