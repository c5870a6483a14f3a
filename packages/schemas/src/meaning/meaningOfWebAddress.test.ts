import { expect, test } from 'vitest';
import { meaningOfWebAddress } from './meaningOfWebAddress.ts';

test.each([
  { text: 'goldenpod.com.gh', value: 'https://goldenpod.com.gh', by: 'alias' },
  { text: ' www.Example.com/shop?a=1 ', value: 'https://www.Example.com/shop?a=1', by: 'alias' },
  { text: 'https://example.com', value: 'https://example.com', by: 'same' },
  { text: 'HTTP://example.com', value: 'http://example.com', by: 'same' },
  { text: 'htps:/example.com', value: 'https://example.com', by: 'typo' },
  { text: 'http;//example.com', value: 'http://example.com', by: 'typo' },
  { text: 'www,example.com', value: 'https://www.example.com', by: 'typo' },
])('“$text” means $value, by $by', ({ text, value, by }) => {
  expect(meaningOfWebAddress(text)).toEqual({ value, by });
});

test.each([
  'example',
  'ada@example.com',
  'example.com or example.org',
  'javascript:alert(1)',
  'ftp://example.com',
  '127.0.0.1',
  'N/A',
  '',
])('“%s” means none', (text) => {
  expect(meaningOfWebAddress(text)).toBeUndefined();
});
