import { expect, test } from 'vitest';
import { parseAmount } from './parseAmount.ts';

test.each([
  { locale: 'en', typed: '33,333', unit: 'USD', means: ['33333'], why: 'a comma groups' },
  { locale: 'en', typed: '45.000', unit: 'USD', means: ['45000', '45'], why: 'a point divides' },
  { locale: 'en', typed: '1.250', unit: 'USD', means: ['1250', '1.25'], why: 'no digit is lost' },
  { locale: 'en', typed: '1.255', unit: 'USD', means: ['1255', '1.26'], why: 'a point divides' },
  { locale: 'en', typed: '1,250', unit: 'KWD', means: ['1250'], why: 'a comma groups' },
  { locale: 'en', typed: '1.255', unit: 'KWD', means: ['1255', '1.255'], why: 'three decimals' },
  { locale: 'en', typed: '1,000', decimals: 8, means: ['1000'], why: 'a comma groups' },
  { locale: 'en', typed: '1.000', decimals: 8, means: ['1000', '1'], why: 'a point divides' },
  { locale: 'pt-BR', typed: '1.250', unit: 'USD', means: ['1250'], why: 'a point groups' },
  {
    locale: 'pt-BR',
    typed: '1,250',
    unit: 'USD',
    means: ['1250', '1.25'],
    why: 'a comma divides',
  },
  {
    locale: 'pt-BR',
    typed: '33,333',
    unit: 'USD',
    means: ['33333', '33.33'],
    why: 'a comma divides',
  },
  { locale: 'fr', typed: '1,999', unit: 'USD', means: ['1999', '2'], why: 'a comma divides' },
  { locale: 'pt-BR', typed: '1.250', unit: 'KWD', means: ['1250'], why: 'a point groups' },
  { locale: 'fr', typed: '1.250', unit: 'USD', means: ['1250'], why: 'a point does neither' },
  { locale: 'fr', typed: '1,250', unit: 'USD', means: ['1250', '1.25'], why: 'a comma divides' },
  { locale: 'fr', typed: '1.250', unit: 'KWD', means: ['1250', '1.25'], why: 'three decimals' },
  { locale: 'fr', typed: '1,250', unit: 'KWD', means: ['1250', '1.25'], why: 'a comma divides' },
  {
    locale: 'fr',
    typed: '45,000',
    unit: 'XOF',
    means: ['45000'],
    why: 'francs have no decimals',
  },
  { locale: 'en', typed: '45.000', unit: 'JPY', means: ['45000'], why: 'yen have no decimals' },
  {
    locale: 'ar-EG',
    typed: '١٫٢٥٠',
    unit: 'USD',
    means: ['1250', '1.25'],
    why: 'its decimal sign',
  },
  { locale: 'ar-EG', typed: '١٬٢٥٠', unit: 'USD', means: ['1250'], why: 'its group sign' },
  { locale: 'fr', typed: '33,333', unit: 'percent', means: ['33.333'], why: 'over 100%' },
  { locale: 'en', typed: '33,333', unit: 'percent', means: ['33.333'], why: 'over 100%' },
])('$typed $unit in $locale means $means: $why', ({ typed, means, ...format }) => {
  const { value, candidates } = parseAmount(typed, format);
  expect(candidates?.map((one) => one.value) ?? [value]).toEqual(means);
});
