import { expect, test } from 'vitest';
import {
  endsInCompanyWord,
  honorificOf,
  isPlaceholder,
  isPlaceholderNumber,
} from './isPlaceholder.ts';

test.each([
  ['text', 'N/A', true],
  ['text', ' n/a. ', true],
  ['text', 'asdf', true],
  ['text', 'Test', true],
  ['text', 'xxx', true],
  ['text', '---', true],
  ['text', '.', true],
  ['text', '-/-', true],
  ['text', 'aaaa', true],
  ['text', 'Sans objet', true],
  ['text', '', false],
  ['text', 'Testa Street 4', false],
  ['text', 'Lagos', false],
  ['text', 'aa', false],
  ['text', 'baaa', false],
  ['text', 'aaab', false],
  ['text', '-Lagos', false],
  ['text', 'Lagos-', false],
  ['text', 'Test!!', true],
  ['text', 'Test. Street', false],
  ['text', ' ', false],
  ['text', 'John Doe', false],
  ['person', 'John Doe', true],
  ['person', 'John  DOE', true],
  ['person', 'John Smith', false],
  ['person', 'Jean Dupont', false],
  ['person', 'Nana Akufo', false],
  ['company', 'ABC Ltd', true],
  ['company', 'Test Company', true],
  ['company', 'Adaeze Foods Ltd', false],
  ['description', 'General trading', true],
  ['description', 'Wholesale of maize and sorghum', false],
] as const)('%s: %j is a placeholder: %s', (kind, text, is) => {
  expect(isPlaceholder(kind, text)).toBe(is);
});

test.each([
  ['123456789', true],
  ['12-3456789', true],
  ['000000000', true],
  ['RC1234567', true],
  ['XAXX-010101-000', true],
  ['XEXX010101000', true],
  ['XEXX010101001', false],
  ['A00000000', true],
  ['A01234567', false],
  ['9876543210', true],
  ['078-05-1120', true],
  ['12345678-0001', true],
  ['1234', false],
  ['12345', true],
  ['123456', true],
  ['34567', false],
  ['345678', true],
  ['456789012', true],
  ['24681357', false],
  ['11111', true],
  ['RC 11111', true],
  ['A1234567B', false],
  ['1AB111111', false],
  ['11111AB', true],
  ['211111', false],
  ['111112', false],
  ['0000', false],
  ['23227964-0001', false],
  ['RC1726083', false],
  ['P051365947M', false],
  ['00001230', false],
])('%s is made up: %s', (text, is) => {
  expect(isPlaceholderNumber(text)).toBe(is);
});

test.each([
  ['Dr Ada', 'Dr'],
  ['Mrs. Ada Obi', 'Mrs.'],
  ['Alhaji Musa', 'Alhaji'],
  [' Dr  Ada', 'Dr'],
  ['D.r Ada', undefined],
  ['Ada', undefined],
  ['Chief', undefined],
  ['Prince Obi', undefined],
  ['Drake Bello', undefined],
])('%s begins with %s', (name, honorific) => {
  expect(honorificOf(name)).toBe(honorific);
});

test.each([
  ['Adaeze Foods Ltd', true],
  ['Okoro Ventures', true],
  ['Ada Church', false],
  ['Limited', false],
  ['Ada Obi', false],
  ['Adaeze Foods (Ltd)', true],
])('%s ends in a word of companies: %s', (name, does) => {
  expect(endsInCompanyWord(name)).toBe(does);
});
