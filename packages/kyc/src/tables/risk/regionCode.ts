import { foldText } from '@passmuster/findings';

/** Names of the regions in English, Ukrainian and Russian, and their codes. Source: ISO 3166-2:UA. */
const codes: readonly (readonly [name: string, code: string])[] = [
  ['crimea', 'UA-43'],
  ['krym', 'UA-43'],
  ['крим', 'UA-43'],
  ['крым', 'UA-43'],
  ['sevastopol', 'UA-40'],
  ['севастополь', 'UA-40'],
  ['donetsk', 'UA-14'],
  ['донец', 'UA-14'],
  ['luhansk', 'UA-09'],
  ['lugansk', 'UA-09'],
  ['луган', 'UA-09'],
];

/** Returns the ISO 3166-2 code of a region of Ukraine, as people write it: `UA-43`, `43` or `Crimea`. */
export function regionCode(country: string, state: string): string {
  const text = foldText(state, '');
  const [, code] = codes.find(([name]) => text.includes(name)) ?? [];
  return code ?? `${country}-${text.replace(/^ua(?=\d)/, '')}`;
}
