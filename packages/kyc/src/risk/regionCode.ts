/** Names of the regions in Latin letters, to their codes. */
const codes: Readonly<Record<string, string>> = {
  crimea: 'UA-43',
  krym: 'UA-43',
  sevastopol: 'UA-40',
  donetsk: 'UA-14',
  luhansk: 'UA-09',
  lugansk: 'UA-09',
};

/** The ISO 3166-2 code of a region of Ukraine, as people write it: `UA-43`, `43` or `Crimea`. */
export function regionCode(country: string, state: string): string {
  const text = state.trim().toLowerCase();
  const name = Object.keys(codes).find((region) => text.includes(region));
  return (name && codes[name]) ?? `${country}-${text.replace(/^ua-/, '')}`;
}
