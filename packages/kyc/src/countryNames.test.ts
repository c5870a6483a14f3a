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
  { text: 'U.S.A', found: undefined },
  { text: 'Deutschland', found: { code: 'DE' } },
  { text: 'Afrique du Sud', found: { code: 'ZA' } },
  { text: 'Nigeira', found: { near: 'NG' } },
  { text: '日本', found: { code: 'JP' } },
  { text: 'Niger', found: { code: 'NE' } },
  { text: 'Mal', found: undefined },
  { text: 'Atlantis', found: undefined },
  { text: 7, found: undefined },
])('$text: $found', ({ text, found }) => {
  expect(find(text)).toEqual(found);
});
