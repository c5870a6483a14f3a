import { expect, test } from 'vitest';
import { readSettings, type Settings, writeSettings } from './settings.ts';

const defaults: Settings = {
  kind: 'customer',
  preset: 'recommended',
  language: 'en',
  network: 'polygon',
};

test.each<{ why: string; settings: Settings; fragment: string }>([
  { why: 'defaults', settings: defaults, fragment: '' },
  {
    why: 'every setting',
    settings: {
      kind: 'wallet',
      example: 'A fiat wallet with a network',
      preset: 'strict',
      asOf: '2026-11-21',
      language: 'pt-BR',
      country: 'NG',
      network: 'erc20',
    },
    fragment:
      'kind=wallet&example=A%20fiat%20wallet%20with%20a%20network&preset=strict&asOf=2026-11-21&language=pt-BR&country=NG&network=erc20',
  },
])('a link has $why, and gives them back', ({ settings, fragment }) => {
  expect(writeSettings(settings)).toBe(fragment);
  expect(readSettings(`#${fragment}`)).toEqual(settings);
});

test.each([
  '#kind=robot&preset=all&language=xx&network=bitcoin',
  '#asOf=yesterday&country=Nigeria',
  '#example=<script>',
  '#input={}',
  '#%',
])('the link %s, which no page writes, gives the defaults', (fragment) => {
  expect(readSettings(fragment)).toEqual(defaults);
});
