import { expect, test } from 'vitest';
import { describeDataUri } from './readFile.ts';

test.each([
  { uri: `data:application/pdf;base64,${'A'.repeat(4000)}`, says: 'PDF, 3.0 kB' },
  { uri: 'data:image/png;base64,iVBORw0KGgo=', says: 'PNG, 0.0 kB' },
  { uri: 'https://example.com/a.png', says: undefined },
  { uri: '', says: undefined },
])('an attached document is described as $says', ({ uri, says }) => {
  expect(describeDataUri(uri)).toBe(says);
});
