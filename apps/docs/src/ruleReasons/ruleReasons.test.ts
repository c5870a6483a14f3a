import { expect, test } from 'vitest';
import { allRules } from '../../scripts/pages/allRules.ts';
import { adviceOf, ruleReasons } from './ruleReasons.ts';

test('every rule has a reason, and every reason a rule', () => {
  expect(Object.keys(ruleReasons).sort()).toEqual(allRules.map(({ id }) => id));
});

test.each(allRules.map((rule) => ({ id: rule.id, rule })))(
  '$id has sentences of its own',
  ({ id, rule }) => {
    const why = ruleReasons[id]?.why ?? '';
    expect(why).toMatch(/^[^\s].{20,}\.$/);
    expect(adviceOf(rule)).toMatch(/^[A-Z].{20,}\.$/);
    const others = Object.entries(ruleReasons).filter(([other]) => other !== id);
    expect(others.map(([, reason]) => reason.why)).not.toContain(why);
  },
);
