import type { CustomerCatalog } from '@passmuster/kyc';

/** Loaders of catalogs by language: `{ fr: () => import('@passmuster/form/fr') }`. English needs none. */
export type Catalogs = Readonly<Record<string, () => Promise<unknown>>>;

const isCatalog = (value: unknown): value is CustomerCatalog =>
  typeof value === 'object' && value !== null && 'locale' in value && 'remedies' in value;

/** Returns the catalog of a language: what its loader returned, or the catalog that the loaded module exports. */
export async function loadCatalog(
  catalogs: Catalogs,
  language: string,
): Promise<CustomerCatalog | undefined> {
  const load = Object.hasOwn(catalogs, language) ? catalogs[language] : undefined;
  const loaded: unknown = await load?.();
  return isCatalog(loaded) ? loaded : Object.values(Object(loaded)).find(isCatalog);
}
