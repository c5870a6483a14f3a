import { expect, test } from 'vitest';
import { countryCodesIn } from './countryCodes.ts';
import * as phone from './phoneText.ts';

test.each([
  ['en', 'Ascension Island +247', 'Kosovo +383', 'Tristan da Cunha +290'],
  ['fr', 'Île de l’Ascension +247', 'Kosovo +383', 'Tristan da Cunha +290'],
])(
  '%s: country codes have the name of their country, and are sorted by it',
  (language, ...named) => {
    const labels = countryCodesIn(language, phone).map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(named));
    expect(labels.filter((label) => /^[A-Z]{2} /u.test(label))).toEqual([]);
    const names = labels.map((label) => label.replace(/ \+\d+$/u, ''));
    expect(names).toEqual([...names].sort(new Intl.Collator(language).compare));
  },
);
