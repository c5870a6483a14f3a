import { expect, test } from 'vitest';
import { wantsColor } from './style.ts';

test.each([
  { choice: 'auto', isTerminal: true, env: {}, is: true },
  { choice: 'auto', isTerminal: false, env: {}, is: false },
  { choice: 'auto', isTerminal: true, env: { NO_COLOR: '1' }, is: false },
  { choice: 'auto', isTerminal: false, env: { FORCE_COLOR: '1' }, is: true },
  { choice: 'auto', isTerminal: true, env: { FORCE_COLOR: '0' }, is: false },
  { choice: 'auto', isTerminal: false, env: { FORCE_COLOR: '1', NO_COLOR: '1' }, is: true },
  { choice: 'never', isTerminal: true, env: { FORCE_COLOR: '1' }, is: false },
] as const)('color is $is for $choice with $env, on a terminal: $isTerminal', (row) => {
  expect(wantsColor(row.choice, row.isTerminal, row.env)).toBe(row.is);
});
