import { expect, test } from 'vitest';
import { checkTaxId } from './checkTaxId.ts';
import { loadNumbers } from './loadNumbers.ts';
import { registrationNumberNotation, taxIdNotation } from './numberNotation.ts';

const { numbersOf } = await loadNumbers(undefined);

test.each([
  { country: 'KE', typed: 'p051365947 m', usual: 'P051365947M', why: 'lowercase, and a space' },
  { country: 'KE', typed: 'P 051365947 M', usual: 'P051365947M', why: 'spaces' },
  { country: 'KE', typed: 'P051365947M', usual: undefined, why: 'as it is on the certificate' },
  { country: 'KE', typed: ' P051365947M ', usual: undefined, why: 'spaces around it' },
  { country: 'KE', typed: 'KRA PIN p051365947m', usual: undefined, why: 'with its name' },
  { country: 'GH', typed: 'c0000803561', usual: 'C0000803561', why: 'lowercase' },
  { country: 'US', typed: '911144442', usual: undefined, why: 'without separators' },
  { country: 'US', typed: '91 1144442', usual: undefined, why: 'in its groups' },
  { country: 'US', typed: '536 904399', usual: undefined, why: 'of an EIN or a person' },
  { country: 'BR', typed: '16.727.230/000197', usual: undefined, why: 'without spaces' },
  {
    country: 'BR',
    typed: '16.727.230/ 000197',
    usual: '16.727.230/0001-97',
    why: 'a space in a group',
  },
  { country: 'TN', typed: '1298712K/A/M/000', usual: undefined, why: 'without spaces' },
  { country: 'BR', typed: '16727230000197', usual: undefined, why: 'without separators' },
  { country: 'GB', typed: 'GB 980 7806 84', usual: undefined, why: 'in its groups' },
  { country: 'GB', typed: 'gb 980 7806 84', usual: 'GB 980 7806 84', why: 'lowercase' },
])('$typed of $country, $why, is usually $usual', ({ country, typed, usual }) => {
  const { taxIds } = numbersOf(country);
  const found = checkTaxId(taxIds, typed, '2026-11-21')?.forms;
  expect(found).toBeDefined();
  expect(taxIdNotation(found ?? [], typed)).toBe(usual);
});

test.each([
  { country: 'KE', typed: 'PVT 7XKLM9Y', usual: 'PVT-7XKLM9Y', why: 'a space for the hyphen' },
  { country: 'KE', typed: 'pvt7xklm9y', usual: 'PVT-7XKLM9Y', why: 'lowercase, no hyphen' },
  { country: 'KE', typed: 'PVT-7XKLM9Y', usual: undefined, why: 'as it is' },
  { country: 'KE', typed: 'CPR/2009/12345', usual: undefined, why: 'an older form' },
  { country: 'KE', typed: 'PVTLTD', usual: undefined, why: 'other words' },
  { country: 'AT', typed: 'FN 93363z', usual: undefined, why: 'as it is on the extract' },
  { country: 'NG', typed: 'RC1726083', usual: undefined, why: 'without a space' },
  { country: 'FR', typed: '404 833 048', usual: undefined, why: 'in its groups' },
  { country: 'DE', typed: 'Amtsgericht München HRB 12345', usual: undefined, why: 'a court' },
])('$typed of $country, $why, is usually $usual', ({ country, typed, usual }) => {
  expect(registrationNumberNotation(numbersOf(country).registrationNumbers, typed)).toBe(usual);
});
