import { countryCodes } from '@passmuster/schemas';
import { expect, test } from 'vitest';
import { loadCountryNames } from './countryNames.ts';

const find = await loadCountryNames();

test.each([
  { text: 'NG', found: { code: 'NG' } },
  { text: ' ng ', found: { code: 'NG' } },
  { text: 'Nigeria', found: { code: 'NG' } },
  { text: 'Federal Republic of Nigeria', found: { code: 'NG' } },
  { text: 'Côte d’Ivoire', found: { code: 'CI' } },
  { text: 'Ivory Coast', found: { code: 'CI' } },
  { text: 'The Gambia', found: { code: 'GM' } },
  { text: 'UK', found: { code: 'GB' } },
  { text: 'Scotland', found: { code: 'GB' } },
  { text: 'U.S.A', found: undefined },
  { text: 'Deutschland', found: { code: 'DE' } },
  { text: 'Afrique du Sud', found: { code: 'ZA' } },
  { text: 'Nigeira', found: { near: 'NG' } },
  { text: '日本', found: { code: 'JP' } },
  { text: 'Niger', found: { code: 'NE' } },
  { text: 'Mal', found: undefined },
  { text: 'Atlantis', found: undefined },
  { text: 7, found: undefined },
  { text: 'Trinidad and Tobago', found: { code: 'TT' } },
  { text: 'Trinidad & Tobago', found: { code: 'TT' } },
  { text: 'Saint Lucia', found: { code: 'LC' } },
  { text: 'St. Kitts and Nevis', found: { code: 'KN' } },
  { text: 'Guinea - Bissau', found: { code: 'GW' } },
  { text: 'Republic of the Congo', found: { code: 'CG' } },
  { text: 'Democratic Republic of the Congo', found: { code: 'CD' } },
  { text: 'Republic of Korea', found: { code: 'KR' } },
  { text: "Democratic People's Republic of Korea", found: { code: 'KP' } },
  { text: 'People’s Republic of China', found: { code: 'CN' } },
  { text: 'State of Palestine', found: { code: 'PS' } },
  { text: 'Ghama', found: { near: 'GH' } },
  { text: 'Togp', found: undefined },
  { text: 'Ieland', found: undefined },
  { text: 'NG'.padEnd(100), found: { code: 'NG' } },
  { text: 'NG'.padEnd(101), found: undefined },
])('$text: $found', ({ text, found }) => {
  expect(find(text)).toEqual(found);
});

test('every country is found by its English name, however "and" is written', () => {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  for (const code of countryCodes) {
    const name = names.of(code) ?? '';
    expect(find(name), name).toEqual({ code });
    expect(find(name.replace('&', 'and')), name).toEqual({ code });
  }
});
