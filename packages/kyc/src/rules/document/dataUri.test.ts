import { expect, test } from 'vitest';
import { isDataUriText, readDataUri } from './dataUri.ts';

test.each([
  { text: 'data:image/png;base64,iVBORw==', mime: 'image/png', bytes: 4 },
  { text: 'data:IMAGE/JPEG;name=a.jpg;base64,AAAA', mime: 'image/jpeg', bytes: 3 },
  { text: 'data:application/pdf;base64,JVA=', mime: 'application/pdf', bytes: 2 },
  { text: 'data:;base64,', mime: '', bytes: 0 },
])('$text: $bytes bytes of $mime', ({ text, mime, bytes }) => {
  expect(readDataUri(text)).toMatchObject({ mime, bytes });
});

test.each(['https://example.com/a,b.png', 'data:image/png', ''])('%s is none', (text) => {
  expect(readDataUri(text)).toBeUndefined();
});

test.each([
  { value: 'data:', is: true },
  { value: 'data:image/png;base64,AAAA', is: true },
  { value: 'DATA:image/png;base64,AAAA', is: false },
  { value: 'https://files.example.com/data:', is: false },
  { value: ['data:'], is: false },
  { value: undefined, is: false },
])('$value claims to be a data URI: $is', ({ value, is }) => {
  expect(isDataUriText(value)).toBe(is);
});
