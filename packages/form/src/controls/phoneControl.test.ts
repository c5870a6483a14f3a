import * as typing from '@passmuster/phone/typing';
import { expect, test } from 'vitest';
import { phoneControl, type TypedPhone, typedPhone } from './phoneControl.ts';
import { phoneCountryOptions } from './phoneCountryOptions.ts';

/** Types a text key by key at its end, and returns what each key showed. */
function typeKeys(text: string, country: string): readonly TypedPhone[] {
  let typed: TypedPhone | undefined;
  return [...text].map((key) => {
    const control = phoneControl({ value: typed?.value ?? '', typed, country, typing });
    typed = control.type(control.national + key, { isAtEnd: true });
    return typed;
  });
}

test.each([
  { value: '+2348031234567', is: { country: 'NG', national: '803 123 4567', callingCode: '+234' } },
  { value: '', is: { country: 'GH', national: '', example: '23 123 4567' } },
  { value: '024 412 3456', is: { country: '', national: '024 412 3456', callingCode: '' } },
  { value: 'ask Ama', is: { country: '', national: 'ask Ama' } },
  { value: '+999 1', is: { country: 'GH', national: '+999 1' } },
])('“$value” is shown as $is', ({ value, is }) => {
  expect(phoneControl({ value, country: 'GH', typing })).toMatchObject(is);
});

test('a number is formatted while it is typed at its end', () => {
  const shown = typeKeys('8031234567', 'NG').map(({ national }) => national);
  expect(shown.at(4)).toBe('803 12');
  expect(shown.at(-1)).toBe('803 123 4567');
  const middle = phoneControl({ value: '+234803', country: 'NG', typing }).type('8013');
  expect(middle).toEqual({ country: 'NG', national: '8013', value: '+2348013' });
});

test.each(['+233244123456', '00233244123456', '00 233 24 412 3456'])(
  '“%s” sets its country, and is shown in two parts once it is left',
  (text) => {
    const keys = typeKeys(text, 'NG');
    expect(new Set(keys.map(({ country }) => country))).toEqual(new Set(['NG', 'GH']));
    const typed = keys.at(-1);
    expect(typed).toEqual({ country: 'GH', national: text, value: '+233244123456' });
    const control = phoneControl({ value: typed?.value ?? '', typed, country: 'NG', typing });
    expect(control.leave()).toBeUndefined();
    expect(phoneControl({ value: typed?.value ?? '', country: 'NG', typing })).toMatchObject({
      country: 'GH',
      national: '24 412 3456',
    });
  },
);

test('another country takes the same number, also if that was typed with its +', () => {
  const first = phoneControl({ value: '+234803', country: 'NG', typing });
  expect(first.choose('GH')).toEqual({ country: 'GH', national: '803', value: '+233803' });
  const typed = typeKeys('+234803', 'NG').at(-1);
  const control = phoneControl({ value: typed?.value ?? '', typed, typing });
  expect(control.choose('GH')).toEqual({ country: 'GH', national: '803', value: '+233803' });
});

test('what was typed stays when it is left, until another value replaces it', () => {
  const typed = phoneControl({ value: '', country: 'NG', typing }).type('0803 123 4567');
  const control = phoneControl({ value: typed.value, typed, country: 'NG', typing });
  expect(control.leave()).toBe(typed);
  expect(control.national).toBe('0803 123 4567');
  expect(phoneControl({ value: '+23380', typed, country: 'NG', typing }).country).toBe('GH');
});

test('an empty number is of the country of the form until a person chooses another', () => {
  const typed = phoneControl({ value: '', country: 'NG', typing }).choose('KE');
  expect(phoneControl({ value: '', typed, country: 'NG', typing }).country).toBe('KE');
  expect(phoneControl({ value: '', country: 'ZA', typing }).country).toBe('ZA');
});

test('before the tables have loaded a number is kept as it is typed, and read afterwards', () => {
  const typed = phoneControl({ value: '', country: 'NG' }).type('0803 123 4567', { isAtEnd: true });
  expect(typed).toEqual({ country: 'NG', national: '0803 123 4567', value: '0803 123 4567' });
  expect(typedPhone(typed, typing).value).toBe('+2348031234567');
  expect(phoneControl({ value: '+234803', country: 'NG' })).toMatchObject({
    country: 'NG',
    national: '+234803',
    callingCode: '',
    example: '',
  });
});

test.each([
  ['en', 'Ascension Island +247', 'Kosovo +383', 'Tristan da Cunha +290'],
  ['fr', 'Île de l’Ascension +247', 'Kosovo +383', 'Tristan da Cunha +290'],
])('%s: countries have their name and calling code, and are sorted', (language, ...named) => {
  const options = phoneCountryOptions(language, typing);
  const labels = options.map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(named));
  expect(labels.filter((label) => /^[A-Z]{2} /u.test(label))).toEqual([]);
  const names = labels.map((label) => label.replace(/ \+\d+$/u, ''));
  expect(names).toEqual([...names].sort(new Intl.Collator(language).compare));
  expect(phoneCountryOptions(language, typing)).toBe(options);
});
