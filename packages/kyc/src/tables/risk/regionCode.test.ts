import { expect, test } from 'vitest';
import { regionCode } from './regionCode.ts';

test.each([
  { state: 'UA-43', code: 'UA-43' },
  { state: ' ua-43 ', code: 'UA-43' },
  { state: '43', code: 'UA-43' },
  { state: 'Autonomous Republic of Crimea', code: 'UA-43' },
  { state: 'Krym', code: 'UA-43' },
  { state: 'Автономна Республіка Крим', code: 'UA-43' },
  { state: 'Республика Крым', code: 'UA-43' },
  { state: 'Sevastopol', code: 'UA-40' },
  { state: 'Севастополь', code: 'UA-40' },
  { state: 'Donetsk Oblast', code: 'UA-14' },
  { state: 'Donets’ka oblast’', code: 'UA-14' },
  { state: 'Донецька область', code: 'UA-14' },
  { state: 'Luhansk', code: 'UA-09' },
  { state: 'Lugansk', code: 'UA-09' },
  { state: 'Луганська область', code: 'UA-09' },
  { state: '30', code: 'UA-30' },
  { state: 'Kyiv', code: 'UA-kyiv' },
])('$state is $code', ({ state, code }) => {
  expect(regionCode('UA', state)).toBe(code);
});
