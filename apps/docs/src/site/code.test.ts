import { expect, test } from 'vitest';
import { code } from '../../scripts/pages/page.ts';

test.each([
  '^\\+[1-9]\\d{1,14}$',
  '`$\u007bRuleId}.$\u007bstring}`',
  ' | `$\u007b',
  '}]?: string }',
  'a "b"',
])('code in MDX keeps %s, with no sign at which an expression could end', (text) => {
  const [, expression = ''] = /^<code>\{(.*)\}<\/code>$/s.exec(code(text)) ?? [];
  expect(expression).not.toMatch(/[{}`]/);
  expect(JSON.parse(expression)).toBe(text);
});
