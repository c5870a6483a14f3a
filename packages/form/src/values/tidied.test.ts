import { expect, test } from 'vitest';
import { tidied } from './tidied.ts';

test.each([
  { typed: '  Kericho Tea Ltd ', kind: 'text', held: 'Kericho Tea Ltd', why: 'spaces around' },
  { typed: 'Kericho   Tea \t Ltd', kind: 'text', held: 'Kericho Tea Ltd', why: 'spaces in a row' },
  { typed: 'Tea\u00a0\u00a0Ltd', kind: 'text', held: 'Tea Ltd', why: 'no-break spaces in a row' },
  { typed: 'Tea\u00a0Ltd', kind: 'text', held: 'Tea\u00a0Ltd', why: 'one no-break space' },
  {
    typed: 'We sell tea.\n\nTo shops.',
    kind: 'text',
    held: 'We sell tea.\n\nTo shops.',
    why: 'lines',
  },
  { typed: ' kericho.co.ke', kind: 'url', held: 'https://kericho.co.ke', why: 'a bare domain' },
  { typed: false, kind: 'question', held: false, why: 'no text' },
] as const)('$why: $typed is held as $held', ({ typed, kind, held }) => {
  expect(tidied(typed, kind)).toBe(held);
});
