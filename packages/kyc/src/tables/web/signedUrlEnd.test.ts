import { expect, test } from 'vitest';
import { signedUrlEnd } from './signedUrlEnd.ts';

const base = 'https://files.example.com/passport.pdf';
test.each([
  [
    '?X-Amz-Date=20261120T100000Z&X-Amz-Expires=3600&X-Amz-Signature=ab',
    '2026-11-20T11:00:00.000Z',
  ],
  ['?x-amz-date=20261120T100000Z&x-amz-expires=604800', '2026-11-27T10:00:00.000Z'],
  [
    '?X-Goog-Date=20261120T100000Z&X-Goog-Expires=900&X-Goog-Signature=ab',
    '2026-11-20T10:15:00.000Z',
  ],
  ['?AWSAccessKeyId=a&Signature=b&Expires=1795000000', '2026-11-18T11:06:40.000Z'],
  ['?sv=2024-11-04&se=2026-11-20T10:00:00Z&sig=ab', '2026-11-20T10:00:00.000Z'],
  ['?sv=2024-11-04&se=2026-11-20T10:00Z&sig=ab', '2026-11-20T10:00:00.000Z'],
  ['?sv=2024-11-04&se=2026-11-20&sig=ab', '2026-11-20T00:00:00.000Z'],
  ['?se=2026-13-45T10:00Z&sig=ab', undefined],
  ['?X-Amz-Date=20269999T100000Z&X-Amz-Expires=3600', undefined],
  ['?X-Amz-Expires=3600', undefined],
  ['?expires=1795000000', undefined],
  ['?Signature=b&Expires=17950000000', undefined],
  ['?Signature=b&Expires=17950000', undefined],
  ['?Signature=b&Expires=x179500000', undefined],
  ['?X-Amz-Date=20261120T100000Z&X-Amz-Expires=3600000', '2027-01-01T02:00:00.000Z'],
  ['?X-Amz-Date=20261120T100000Z&X-Amz-Expires=360000000', undefined],
  ['?X-Amz-Date=20261120T100000Z&X-Amz-Expires=x3600', undefined],
  ['?X-Amz-Date=20261120T100000Z&X-Amz-Expires=3600x', undefined],
  ['?X-Amz-Date=x20261120T100000Z&X-Amz-Expires=3600', undefined],
  ['?X-Amz-Date=20261120T100000Zx&X-Amz-Expires=3600', undefined],
  ['?se=2026-11-20T10:00Z', undefined],
  ['?se=2026-11-20T10:00:00.1234567Z&sig=ab', '2026-11-20T10:00:00.123Z'],
  ['?se=2026-11-20T10:00:00%2B02:00&sig=ab', undefined],
  ['?se=x2026-11-20&sig=ab', undefined],
  ['', undefined],
])('%s ends at %s', (query, end) => {
  expect(signedUrlEnd(new URL(base + query))?.toISOString()).toBe(end);
});
