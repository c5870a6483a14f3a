import { elementsOf, formatPath, propertyAt } from '@passmuster/findings';
import { findCountry } from '@passmuster/schemas/countries';
import { isListed, type RiskList } from '../../tables/risk/listing.ts';

type Path = readonly PropertyKey[];

/** The places of an application that name a country, by its code. */
export type CountriesNamed = ReadonlyMap<string, readonly Path[]>;

/** Returns every place that names a country, in the order of the form. */
export function countriesNamed(draft: unknown): CountriesNamed {
  const places = new Map<string, Path[]>();
  const addCountry = (path: Path, value: unknown): void => {
    const code = findCountry(value);
    if (code === undefined) return;
    const known = places.get(code);
    if (known) known.push(path);
    else places.set(code, [path]);
  };
  const addDocuments = (at: Path, list: unknown): void => {
    for (const [i, document] of (elementsOf(list) ?? []).entries()) {
      addCountry([...at, i, 'doc_country'], propertyAt(document, 'doc_country'));
    }
  };
  const registered = propertyAt(draft, 'registered_address');
  addCountry(['registered_address', 'country'], propertyAt(registered, 'country'));
  for (const [i, owner] of (elementsOf(propertyAt(draft, 'business_owners')) ?? []).entries()) {
    const at = ['business_owners', i];
    addCountry([...at, 'nationality'], propertyAt(owner, 'nationality'));
    addCountry([...at, 'address', 'country'], propertyAt(propertyAt(owner, 'address'), 'country'));
    addDocuments([...at, 'supporting_documents'], propertyAt(owner, 'supporting_documents'));
  }
  addDocuments(['documents'], propertyAt(draft, 'documents'));
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
  list: Pick<RiskList, 'listings'>,
  asOf: string,
): readonly ListedCountry[] {
  return [...named].flatMap(([code, paths]) => {
    const [first] = paths;
    if (!first || !isListed(list, code, asOf)) return [];
    return [{ code, first, places: paths.slice(0, 5).map(formatPath).join(', ') }];
  });
}
