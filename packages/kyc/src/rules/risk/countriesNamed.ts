import { elementsOf, formatPath, propertyAt } from '@passmuster/findings';
import {
  englishCountryNames,
  foldedCountryName,
} from '../../tables/country/englishCountryNames.ts';
import { isListed, type RiskList } from '../../tables/risk/listing.ts';

type Path = readonly PropertyKey[];

/** A place in an application that names a country: by code, or by the name that an owner wrote, folded. */
export type CountriesNamed = ReadonlyMap<string, readonly Path[]>;

/** Returns every place that names a country, in the order of the form. */
export function countriesNamed(draft: unknown): CountriesNamed {
  const places = new Map<string, Path[]>();
  const see = (path: Path, value: unknown): void => {
    if (typeof value !== 'string') return;
    const text = value.trim();
    const key = text.length === 2 ? text.toUpperCase() : foldedCountryName(text.slice(0, 100));
    const known = places.get(key);
    if (known) known.push(path);
    else places.set(key, [path]);
  };
  const seeDocuments = (at: Path, list: unknown): void => {
    for (const [i, document] of (elementsOf(list) ?? []).entries()) {
      see([...at, i, 'doc_country'], propertyAt(document, 'doc_country'));
    }
  };
  const registered = propertyAt(draft, 'registered_address');
  see(['registered_address', 'country'], propertyAt(registered, 'country'));
  for (const [i, owner] of (elementsOf(propertyAt(draft, 'business_owners')) ?? []).entries()) {
    const at = ['business_owners', i];
    see([...at, 'nationality'], propertyAt(owner, 'nationality'));
    see([...at, 'address', 'country'], propertyAt(propertyAt(owner, 'address'), 'country'));
    seeDocuments([...at, 'supporting_documents'], propertyAt(owner, 'supporting_documents'));
  }
  seeDocuments(['documents'], propertyAt(draft, 'documents'));
  return places;
}

/** A country of a list, and the places that name it. */
export interface ListedCountry {
  readonly code: string;
  readonly first: Path;
  /** Up to five places, as a developer would write them. */
  readonly places: string;
}

/** Returns the countries of a list that an application names, each once. */
export function listedCountries(
  named: CountriesNamed,
  list: RiskList,
  asOf: string,
): readonly ListedCountry[] {
  const hasNames = [...named.keys()].some((key) => key.length > 2);
  return [...list.listings.keys()].flatMap((listed) => {
    const code = String(listed);
    if (!isListed(list, code, asOf)) return [];
    const names = hasNames && code.length === 2 ? englishCountryNames(code) : [];
    const paths = [code, ...names].flatMap((key) => named.get(key) ?? []);
    const [first] = paths;
    return first ? [{ code, first, places: paths.slice(0, 5).map(formatPath).join(', ') }] : [];
  });
}
