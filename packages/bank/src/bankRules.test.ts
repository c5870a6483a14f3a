import { expect, test } from 'vitest';
import { bankRules } from './bankRules.ts';

const ids = bankRules.map(({ id }) => id);

test('every rule has an id of its own', () => {
  expect(ids).toHaveLength(44);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(bankRules)('$id says what is wrong, what to do, and where it comes from', (rule) => {
  expect(rule.id).toMatch(/^bank\/[a-z]+(-[a-z]+)*$/);
  expect(rule.message).toMatch(/^[A-Z{].*[^.]$/);
  expect(rule.remedy).toMatch(/^[A-Z].*[.?]$/);
  expect(rule.source.title).not.toBe('');
});

test('only what the specification says is an error', () => {
  for (const { id, severity, basis } of bankRules) {
    expect(severity === 'error', id).toBe(basis === 'spec');
  }
});
