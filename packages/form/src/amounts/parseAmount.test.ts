import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatAmount, inputText } from './formatAmount.ts';
import { parseAmount } from './parseAmount.ts';

const locales = ['en', 'fr', 'pt-BR', 'pt-PT', 'de', 'de-CH', 'en-IN', 'ar', 'es', 'pl', 'sv'];

describe.each(locales)('in %s', (locale) => {
  test.each([
    { typed: '12,50', value: '12.5' },
    { typed: '12.50', value: '12.5' },
    { typed: '1.000,50', value: '1000.5' },
    { typed: '1,000.50', value: '1000.5' },
    { typed: '1 000,50', value: '1000.5' },
    { typed: '1\u00A0000,50', value: '1000.5' },
    { typed: '1\u202F000.50', value: '1000.5' },
    { typed: "1'000", value: '1000' },
    { typed: '1’000.05', value: '1000.05' },
    { typed: '30 000 000,50', value: '30000000.5' },
    { typed: '12,34,567', value: '1234567' },
    { typed: '12,34,567.89', value: '1234567.89' },
    { typed: '1,234,567', value: '1234567' },
    { typed: '1.234.567', value: '1234567' },
    { typed: '1234.5', value: '1234.5' },
    { typed: '1234,567', invalid: 'too-many-decimals' },
    { typed: '0,125', invalid: 'too-many-decimals' },
    { typed: '0.12', value: '0.12' },
    { typed: '.5', value: '0.5' },
    { typed: '12.', value: '12' },
    { typed: '007', value: '7' },
    { typed: '0', value: '0' },
    { typed: '12.500000', value: '12.5' },
    { typed: '999999999999999', value: '999999999999999' },
    { typed: '1000000000000000', invalid: 'too-many-digits' },
    { typed: '1234567890123.45', value: '1234567890123.45' },
    { typed: '12345678901234.56', invalid: 'too-many-digits' },
    { typed: '', invalid: 'blank' },
    { typed: ' \u00A0 ', invalid: 'blank' },
    { typed: '-5', invalid: 'negative' },
    { typed: '−5', invalid: 'negative' },
    { typed: '(5)', invalid: 'negative' },
    { typed: '1.2.3', invalid: 'not-a-number' },
    { typed: '1,23,45', invalid: 'not-a-number' },
    { typed: '12.345.6', invalid: 'not-a-number' },
    { typed: '1,000,50', invalid: 'not-a-number' },
    { typed: '1.000 000', invalid: 'not-a-number' },
    { typed: '1 00', invalid: 'not-a-number' },
    { typed: '01,000.50', invalid: 'not-a-number' },
    { typed: '0x10', invalid: 'not-only-digits' },
    { typed: '1e3', invalid: 'not-only-digits' },
    { typed: '33k', invalid: 'not-only-digits' },
    { typed: '12,5 millions', invalid: 'not-only-digits' },
    { typed: '-', invalid: 'not-a-number' },
    { typed: '+5', invalid: 'not-a-number' },
    { typed: 'abc', invalid: 'not-a-number' },
    { typed: '.', invalid: 'not-a-number' },
    { typed: '1'.repeat(101), invalid: 'not-a-number' },
  ])('“$typed” is read as $value$invalid', ({ typed, value, invalid }) => {
    const parsed = parseAmount(typed, { locale });
    expect({ value: parsed.value, invalid: parsed.invalid }).toEqual({ value, invalid });
  });

  test.each(['1.234', '1,234'])(
    '“%s” dollars are 1234, or asked back with two decimals',
    (typed) => {
      for (const format of [{ locale, unit: 'USD' }, { locale }]) {
        const { value, candidates } = parseAmount(typed, format);
        const isDecimal = typed[1] === new Intl.NumberFormat(locale).format(0.5).at(-2);
        expect(candidates?.map((one) => one.value) ?? [value]).toEqual(
          isDecimal ? ['1234', '1.23'] : ['1234'],
        );
      }
    },
  );

  test('what is shown is read as the same amount', () => {
    const amounts = fc.tuple(fc.bigInt(0n, 10n ** 13n - 1n), fc.nat(99)).map(([whole, cents]) => {
      const fraction = String(cents).padStart(2, '0').replace(/0+$/u, '');
      return fraction === '' ? String(whole) : `${whole}.${fraction}`;
    });
    fc.assert(
      fc.property(
        amounts,
        fc.constantFrom(undefined, 'percent', 'NGN', 'USD', 'XOF'),
        (value, unit) => {
          const shown = formatAmount(value, { locale, unit });
          if (unit === 'percent' && value.length > 3) return;
          if (unit === 'XOF' && value.includes('.')) return;
          expect(parseAmount(shown, { locale, unit }).value).toBe(value);
          expect(parseAmount(inputText(value, { locale, unit }), { locale, unit }).value).toBe(
            value,
          );
        },
      ),
    );
  });
});

test.each([
  { typed: 'NGN 12,50', unit: 'NGN', shown: 'NGN 12.50' },
  { typed: '₦12.50', unit: 'NGN', shown: 'NGN 12.50' },
  { typed: '12.50 ngn', unit: 'NGN', shown: 'NGN 12.50' },
  { typed: '$ 1,200.00', unit: 'USD', shown: 'USD 1,200.00' },
  { typed: '$45,000', unit: 'USD', shown: 'USD 45,000.00' },
  { typed: 'US$ 45,000 USD', unit: 'USD', shown: 'USD 45,000.00' },
  { typed: 'R$ 12.500,75', unit: 'BRL', shown: 'BRL 12,500.75' },
  { typed: 'KSh 1,500', unit: 'KES', shown: 'KES 1,500.00' },
  { typed: '45 000 000 F CFA', unit: 'XOF', shown: 'XOF 45,000,000' },
  { typed: 'FCFA 1000,00', unit: 'XOF', shown: 'XOF 1,000' },
  { typed: '12.5%', unit: 'percent', shown: '12.5%' },
  { typed: '12.5 %', unit: 'percent', shown: '12.5%' },
  { typed: '33,33', unit: 'percent', shown: '33.33%' },
])('$typed with the unit $unit is shown as $shown', ({ typed, unit, shown }) => {
  expect(parseAmount(typed, { locale: 'en', unit }).shown).toBe(shown);
});

test.each([
  { typed: '€12.50', unit: 'USD', why: 'another currency' },
  { typed: 'R$ 12.500,75', unit: 'USD', why: 'the sign of another currency ends with its own' },
  { typed: 'NGN 12.50', unit: 'USD', why: 'the code of another currency' },
  { typed: '$12', unit: undefined, why: 'no unit was expected' },
])('$typed is refused: $why', ({ typed, unit }) => {
  expect(parseAmount(typed, { locale: 'en', unit }).invalid).toBe('not-only-digits');
});

test.each(['-5', '-$5', '$-5', '($5)'])('“%s” is negative', (typed) => {
  expect(parseAmount(typed, { locale: 'en', unit: 'USD' }).invalid).toBe('negative');
});

test('a percentage of money is refused', () => {
  expect(parseAmount('12.50%', { locale: 'en', unit: 'USD' }).invalid).toBe('not-a-number');
});

test('digits and signs of another script are read', () => {
  expect(parseAmount('١٬٢٣٤٫٥٠', { locale: 'ar-EG' }).value).toBe('1234.5');
});

test.each([
  { typed: '1.234', value: '1234' },
  { typed: '1,234', value: '1234' },
  { typed: '12,5', invalid: 'too-many-decimals' },
])('without decimals “$typed” is $value$invalid', ({ typed, value, invalid }) => {
  const parsed = parseAmount(typed, { locale: 'en', unit: 'XOF' });
  expect({ value: parsed.value, invalid: parsed.invalid }).toEqual({ value, invalid });
});

test('no text throws, and none is read otherwise than shown', () => {
  const pieces = fc.constantFrom(
    '1',
    '0',
    '23',
    '456',
    '.',
    ',',
    ' ',
    "'",
    '%',
    '-',
    'e',
    '٫',
    '’',
  );
  const texts = fc.oneof(
    fc.string(),
    fc.array(pieces, { maxLength: 12 }).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(texts, fc.constantFrom(...locales), fc.nat(5), (typed, locale, decimals) => {
      const parsed = parseAmount(typed, { locale, decimals });
      for (const one of parsed.candidates ?? (parsed.value === undefined ? [] : [parsed])) {
        expect(one.value).toMatch(/^(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/u);
        expect(parseAmount(one.shown ?? '', { locale, decimals }).value).toBe(one.value);
      }
    }),
  );
});

test('a percentage has no reading of more than 100', () => {
  const percent = { locale: 'en', unit: 'percent' };
  expect(parseAmount('33,333', percent)).toEqual({ value: '33.333', shown: '33.333%' });
  expect(parseAmount('123,456', percent)).toEqual({ invalid: 'not-a-number' });
});
