import { expect, test } from 'vitest';
import { OutputError } from './outputFile.ts';

test('an output that cannot be written has an error of its own name', () => {
  expect(String(new OutputError('disk full'))).toBe('OutputError: disk full');
});
