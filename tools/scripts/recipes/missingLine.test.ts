import { expect, test } from 'vitest';
import { missingLine } from './missingLine.ts';

const printed =
  '\u001b[31mfile.csv: B2\u001b[0m  error\n\n  This has a typo. Copy it again.\n1 ready of 2\n';

test.each([
  { shown: 'file.csv: B2 error\nThis has a typo. Copy it again.', missing: undefined },
  { shown: 'file.csv: B2 error\n…\n1 ready of 2', missing: undefined },
  { shown: 'This has a typo.…', missing: undefined },
  { shown: 'This has a typo.', missing: 'This has a typo.' },
  { shown: '1 ready', missing: '1 ready' },
  { shown: 'file.csv: B2 error\n1 ready of 2', missing: '1 ready of 2' },
  { shown: '1 ready of 2\n…\nfile.csv: B2 error', missing: 'file.csv: B2 error' },
])('$shown lacks $missing', ({ shown, missing }) => {
  expect(missingLine(shown, printed)).toBe(missing);
});
