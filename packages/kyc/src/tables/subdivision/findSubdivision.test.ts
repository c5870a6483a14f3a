import { expect, test } from 'vitest';
import { findSubdivision } from './findSubdivision.ts';
import { loadSubdivisionsOf } from './loadSubdivisions.ts';

test.each([
  ['NG', 'LA', 'NG-LA'],
  ['NG', 'ng-la', 'NG-LA'],
  ['NG', ' NG-LA ', 'NG-LA'],
  ['NG', 'Lagos', 'NG-LA'],
  ['NG', 'Lagos State', 'NG-LA'],
  ['NG', 'FCT', 'NG-FC'],
  ['NG', 'Abuja', 'NG-FC'],
  ['NG', 'F.C.T.', 'NG-FC'],
  ['AE', 'Dubai', 'AE-DU'],
  ['AE', 'دبي', 'AE-DU'],
  ['EG', 'Cairo', 'EG-C'],
  ['US', 'D.C.', 'US-DC'],
  ['US', 'California', 'US-CA'],
  ['ZA', 'KwaZulu Natal', 'ZA-KZN'],
  ['ZA', 'Gauteng Province', 'ZA-GP'],
  ['KE', 'Nairobi', 'KE-30'],
  ['GH', 'Greater Accra Region', 'GH-AA'],
  ['BR', 'São Paulo', 'BR-SP'],
  ['BR', 'sao paulo', 'BR-SP'],
  ['MX', 'CDMX', 'MX-CMX'],
  ['MX', 'Mexico City', 'MX-CMX'],
  ['MX', 'Estado de México', 'MX-MEX'],
  ['AD', 'Las Escaldas-Engordany', 'AD-08'],
  ['DZ', 'Al-Masila', 'DZ-28'],
  ['ES', 'Asturias', 'ES-AS'],
  ['ES', 'Comunidad de Madrid', 'ES-MD'],
  ['FR', 'Île-de-France', 'FR-IDF'],
  ['CA', 'Québec', 'CA-QC'],
  ['IE', 'Co. Cork', 'IE-CO'],
  ['IN', 'Maharashtra', 'IN-MH'],
  ['TR', 'İstanbul', 'TR-34'],
  ['TR', 'Sanliurfa', 'TR-63'],
  ['DE', 'Baden-Wuerttemberg', 'DE-BW'],
  ['DE', 'Thueringen', 'DE-TH'],
  ['NO', 'Trondelag', 'NO-50'],
  ['RU', "Moskovskaja oblast'", 'RU-MOS'],
  ['DK', 'Midtjylland', 'DK-82'],
])('%s: %s is %s', async (country, text, code) => {
  const match = findSubdivision((await loadSubdivisionsOf([country])).subdivisions, country, text);
  expect(match && 'code' in match ? match.code : undefined).toBe(code);
});

test.each([
  ['GB', 'Middlesex'],
  ['GB', 'Greater London'],
  ['GB', 'Herts'],
  ['ES', 'Asturias'],
  ['US', 'Washington'],
])('%s: %s needs no code of its own', async (country, text) => {
  const match = findSubdivision((await loadSubdivisionsOf([country])).subdivisions, country, text);
  expect(['code', 'name', 'region']).toContain(match?.by);
});

/** Correct names that were called misspelt. */
test.each([
  ['BE', 'Brussel'],
  ['BE', 'Wallonie'],
  ['DE', 'Hambourg'],
  ['DK', 'Midtjylland'],
  ['ES', 'Cataluña'],
  ['FR', 'Vienne'],
  ['IS', 'Höfuðborgarsvæðið'],
  ['IT', 'Lombardie'],
  ['PT', 'Açores'],
  ['TR', 'Izmit'],
  ['TW', 'Taiwan'],
  ['UA', 'Odesa'],
  ['VN', 'Danang'],
  ['VN', 'Da Nang'],
])('%s: nothing is close to the correct name %s', async (country, text) => {
  const { subdivisions } = await loadSubdivisionsOf([country]);
  expect(findSubdivision(subdivisions, country, text)).not.toHaveProperty('closest');
});

test.each([
  ['NG', 'Lagoss', 'NG-LA'],
  ['ZA', 'Guateng', 'ZA-GP'],
  ['US', 'Californa', 'US-CA'],
  ['NG', 'Ogin', undefined],
  ['NG', 'Oguns', undefined],
  ['ES', 'Ralencia', undefined],
  ['NG', 'California', undefined],
  ['ZA', 'Nowhere', undefined],
  ['AE', 'Abu', undefined],
])('%s: %s is not recognized, and %s is close', async (country, text, code) => {
  const match = findSubdivision((await loadSubdivisionsOf([country])).subdivisions, country, text);
  expect(match).toMatchObject({ by: 'none' });
  expect(match?.by === 'none' ? match.closest?.code : 'found').toBe(code);
});

test.each(['AI', '__proto__', '', 'A'])('%j has no subdivisions', async (country) => {
  expect(
    findSubdivision((await loadSubdivisionsOf([country])).subdivisions, country, 'x'),
  ).toBeUndefined();
});

test.each([
  { text: 'NG-LA', match: { by: 'code', code: 'NG-LA', name: 'Lagos' } },
  { text: 'Lagos', match: { by: 'name', code: 'NG-LA', name: 'Lagos' } },
  { text: 'Lagoss', match: { by: 'none', closest: { code: 'NG-LA', name: 'Lagos' } } },
])('$text is found by $match.by', async ({ text, match }) => {
  const { subdivisions } = await loadSubdivisionsOf(['NG']);
  expect(findSubdivision(subdivisions, 'NG', text)).toEqual(match);
});
