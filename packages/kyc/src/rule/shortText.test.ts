import { expect, test } from 'vitest';
import { shortText } from './shortText.ts';

test.each([
  { value: ' Cape Town ', text: 'Cape Town' },
  { value: 'x'.repeat(200), text: 'x'.repeat(200) },
  { value: 'x'.repeat(201), text: '' },
  { value: ' ', text: '' },
  { value: 8001, text: '' },
  { value: undefined, text: '' },
])('$value is the text $text', ({ value, text }) => {
  expect(shortText(value)).toBe(text);
});
