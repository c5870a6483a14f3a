/** Text values on which validators might disagree. */
export const strangeValues: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1,
  1.5,
  25,
  100,
  100.01,
  101,
  '',
  ' ',
  '0',
  '1',
  'constructor',
  '__proto__',
  'toString',
  'a\0b',
  'x'.repeat(51),
  '🏦'.repeat(50),
  '🏦'.repeat(51),
  'x'.repeat(101),
  'x'.repeat(256),
  'x'.repeat(501),
  'x'.repeat(1001),
  'NG',
  'CI',
  'ng',
  'business',
  'BANK',
  'bank',
  'NGN',
  'USDC',
  'erc20',
  'Polygon',
  'active',
  'success',
  'error',
  'failed',
  'FIAT',
  'STABLECOIN',
  'fiat',
  'OTHER',
  'Other',
  'UTILITY_BILL',
  '541512',
  '541511',
  'NON_US',
  '+12',
  '+1',
  '+2348012345678',
  '+1234567890123456',
  '08012345678',
  '+234',
  '+23456',
  '+2348012345678\n',
  "o'brien@example.com",
  'ada',
  'ada@example.com ',
  '@example.com',
  'ada@-example.com',
  'https://example.com',
  'HTTP://EXAMPLE.COM:80/a?b#c',
  'javascript:alert(1)',
  ' https://example.com',
  'https://a b',
  'https://',
  'ftp://a',
  'data:image/png;base64,QQ==',
  'data:image/png;base64,QR==',
  'data:image/png;base64,',
  'data:image/png,QQ==',
  'data:;base64,QQ==',
  '2024-02-29',
  '2026-02-30',
  '1900-02-29',
  '0000-01-01',
  '2026-1-1',
  '2026-01-01T00:00:00.000Z',
  '2026-01-31T25:00:00.000Z',
  '3F2B8C1E-5D4A-4E6F-9A7B-1C2D3E4F5A6B',
  '3f2b8c1e5d4a4e6f9a7b1c2d3e4f5a6b',
  '12.50',
  '1e5',
  '-1',
  '.5',
  [],
  [null],
  [[]],
  {},
  { street1: 'x' },
  { constructor: 1 },
];

type Place = readonly (string | number)[];

/** Returns the places of a JSON value, itself first. */
function placesOf(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [place];
  const inner = Object.entries(value).flatMap(([key, part]) =>
    placesOf(part, [...place, Array.isArray(value) ? Number(key) : key]),
  );
  return [place, ...inner];
}

/** Returns a copy of `value` with `change` in one place; without that place, where `change` is undefined. */
function changed(value: unknown, [key, ...rest]: Place, change: unknown): unknown {
  if (key === undefined) return change === undefined ? {} : change;
  if (Array.isArray(value))
    return value.flatMap((part, i) =>
      i !== key
        ? [part]
        : rest.length === 0 && change === undefined
          ? []
          : [changed(part, rest, change)],
    );
  const copy: Record<string, unknown> = { ...(value as object) };
  if (rest.length === 0 && change === undefined) delete copy[key];
  else copy[key] = changed(copy[key], rest, change);
  return copy;
}

/** Returns a body made from `sample` by up to three changes, each a value from `values` or an omission. */
export function mutated(
  sample: unknown,
  values: readonly unknown[],
  choose: (below: number) => number,
): unknown {
  let body = sample;
  for (let left = choose(4); left > 0; left--) {
    const places = placesOf(body);
    const change = choose(5) === 0 ? undefined : values[choose(values.length)];
    body = changed(body, places[choose(places.length)] ?? [], change);
  }
  return body;
}
