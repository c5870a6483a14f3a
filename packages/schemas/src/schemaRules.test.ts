import { expect, test } from 'vitest';
import { schemaRules } from './schemaRules.ts';

test('every rule has a unique id, a message and a remedy', () => {
  expect(schemaRules).toHaveLength(13);
  expect(new Set(schemaRules.map(({ id }) => id)).size).toBe(13);
  for (const { message, remedy } of schemaRules)
    expect(Math.min(message.length, remedy.length)).toBeGreaterThan(5);
});
