import { expect, test } from 'vitest';
import { countryCodes } from '../codes/countryCode.generated.ts';
import { unlistedCountryCodes } from '../codes/unlistedCountryCode.ts';
import { countryName } from './countryName.ts';
import { findCountry } from './findCountry.ts';

const allCodes: readonly string[] = [...countryCodes, ...unlistedCountryCodes];

test.each([
  { text: 'NG', code: 'NG' },
  { text: ' ng ', code: 'NG' },
  { text: '(ng).', code: 'NG' },
  { text: 'N.G.', code: undefined },
  { text: 'Bỉ', code: 'BE' },
  { text: 'BI', code: 'BI' },
  { text: 'XX', code: undefined },
  { text: 'NGA', code: undefined },
  { text: 'Nigeria', code: 'NG' },
  { text: 'NIGERIA', code: 'NG' },
  { text: 'Niger', code: 'NE' },
  { text: 'Nigeira', code: undefined },
  { text: 'Federal Republic of Nigeria', code: 'NG' },
  { text: 'Northern Nigeria', code: undefined },
  { text: 'Iranshahr', code: undefined },
  { text: 'Côte d’Ivoire', code: 'CI' },
  { text: 'Ivory Coast', code: 'CI' },
  { text: 'The Gambia', code: 'GM' },
  { text: 'UK', code: 'GB' },
  { text: 'Scotland', code: 'GB' },
  { text: 'USA', code: 'US' },
  { text: 'U.S.A', code: undefined },
  { text: 'Burma', code: 'MM' },
  { text: 'Trinidad and Tobago', code: 'TT' },
  { text: 'Trinidad & Tobago', code: 'TT' },
  { text: 'Saint Lucia', code: 'LC' },
  { text: 'St. Kitts and Nevis', code: 'KN' },
  { text: 'Guinea - Bissau', code: 'GW' },
  { text: 'Republic of the Congo', code: 'CG' },
  { text: 'Democratic Republic of the Congo', code: 'CD' },
  { text: 'RD Congo', code: 'CD' },
  { text: 'République démocratique du Congo', code: 'CD' },
  { text: 'RDC', code: 'CD' },
  { text: 'Congo-Brazzaville', code: 'CG' },
  { text: 'Guinée Conakry', code: 'GN' },
  { text: 'Centrafrique', code: 'CF' },
  { text: 'EUA', code: 'US' },
  { text: "États-Unis d'Amérique", code: 'US' },
  { text: 'Inglaterra', code: 'GB' },
  { text: 'Republic of Korea', code: 'KR' },
  { text: "Democratic People's Republic of Korea", code: 'KP' },
  { text: 'People’s Republic of China', code: 'CN' },
  { text: 'State of Palestine', code: 'PS' },
  { text: 'Afrique du Sud', code: 'ZA' },
  { text: 'ÁFRICA DO SUL', code: 'ZA' },
  { text: 'Vietname', code: 'VN' },
  { text: 'Lào', code: 'LA' },
  { text: 'Deutschland', code: 'DE' },
  { text: '日本', code: 'JP' },
  { text: 'ประเทศไทย', code: 'TH' },
  { text: 'السعودية', code: 'SA' },
  { text: 'الإمارات', code: 'AE' },
  { text: 'கென்யா', code: 'KE' },
  { text: 'Atlantis', code: undefined },
  { text: '', code: undefined },
  { text: 'constructor', code: undefined },
  { text: 7, code: undefined },
  { text: 'NG'.padEnd(100), code: 'NG' },
  { text: 'NG'.padEnd(101), code: undefined },
])('$text is $code', ({ text, code }) => {
  expect(findCountry(text)).toBe(code);
});

test.each([
  { text: 'Deutschland', languages: ['en'], code: undefined },
  { text: 'Germany', languages: ['en'], code: 'DE' },
  { text: 'Deutschland', languages: ['en', 'de'], code: 'DE' },
  { text: 'DE', languages: [], code: 'DE' },
])('$text in $languages is $code', ({ text, languages, code }) => {
  expect(findCountry(text, languages)).toBe(code);
});

test.each(['en', 'fr', 'pt-BR', 'pt-PT'])(
  'every country is found by its name in %s',
  (language) => {
    const found = allCodes.map((code) => findCountry(countryName(code, language)));
    expect(found).toEqual(allCodes);
  },
);

test('every country is found by its English name, however "and" is written', () => {
  const found = allCodes.map((code) => findCountry(countryName(code)?.replace('&', 'and')));
  expect(found).toEqual(allCodes);
});
