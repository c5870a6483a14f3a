import { expect, test } from 'vitest';
import { phoneRules } from './phoneRules.ts';

test('each rule has an id of its own', () => {
  expect(new Set(phoneRules.map(({ id }) => id)).size).toBe(phoneRules.length);
});

test.each(phoneRules)('$id says what is wrong, what to do, and where it comes from', (rule) => {
  expect(rule.id).toMatch(/^phone\/[a-z0-9]+(-[a-z]+)*$/);
  expect(rule.message).toMatch(/^[A-Z].*[^.]$/);
  expect(rule.remedy).toMatch(/^[A-Z].*[.?]$/);
  expect(rule.source.title).not.toBe('');
});

test('only what the specification says is an error', () => {
  for (const { id, severity, basis } of phoneRules) {
    expect(severity === 'error', id).toBe(basis === 'spec');
  }
});
