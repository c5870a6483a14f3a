import { expect, test } from 'vitest';
import * as callingCodeRules from './callingCodeRules.ts';
import { phoneRules } from './phoneRules.ts';
import * as placeholderRules from './placeholderRules.ts';
import * as planRules from './planRules.ts';
import * as textRules from './textRules.ts';

test('the list has every rule of this package, each with an id of its own', () => {
  const all = [textRules, callingCodeRules, placeholderRules, planRules].flatMap((rules) =>
    Object.values(rules),
  );
  expect(new Set(phoneRules)).toEqual(new Set(all));
  expect(new Set(phoneRules.map(({ id }) => id)).size).toBe(all.length);
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
