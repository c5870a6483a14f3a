import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { isBase64Slowly } from '../testing/base64Reference.ts';
import type { isBase64 } from './base64.ts';
import { windowLength } from './base64Windows.ts';

/** A new `isBase64` in a runtime whose best check is `variant`: it chooses on the first call. */
async function isBase64Where(variant: 'setFromBase64' | 'atob'): Promise<typeof isBase64> {
  vi.resetModules();
  const { isBase64: fresh } = await import('./base64.ts');
  const bytes = Uint8Array.prototype as { setFromBase64?: unknown };
  const { setFromBase64 } = bytes;
  if (variant === 'atob') delete bytes.setFromBase64;
  fresh('QQ==');
  if (setFromBase64)
    Object.defineProperty(bytes, 'setFromBase64', {
      value: setFromBase64,
      configurable: true,
      writable: true,
    });
  return fresh;
}

const taken = ['QQ==', 'QUI=', 'QUJD', '+/+/', 'AAAA', 'Aw==', 'AAA0'];
const refused = [
  ['QR==', 'bits left over after two pads'],
  ['QUJ=', 'bits left over after one'],
  ['', 'nothing'],
  ['QQ', 'no padding'],
  ['QQ=', 'half the padding'],
  ['Q===', 'three pads'],
  ['====', 'four'],
  ['QQ==QQ==', 'padding in the middle'],
  ['QUJ DQUJ', 'a space'],
  ['QUI=\n\n\n\n', 'line breaks after'],
  ['QUJD\r\n\r\n', 'line breaks'],
  [' QQ==   ', 'spaces around'],
  ['-_-_', 'the alphabet for addresses'],
  ['QUJé', 'a letter that is not a base64 digit'],
  ['QUJ\0', 'U+0000'],
  ['QUJ\ud83c', 'half an emoji'],
  ['QU\ud83c\udfe6', 'an emoji'],
  ['QUJDＱＱ＝＝', 'wide letters'],
] as const;

describe.each(['setFromBase64', 'atob'] as const)('with %s', (variant) => {
  test.each(taken)('%s is base64', async (text) => {
    expect((await isBase64Where(variant))(text)).toBe(true);
  });

  test.each(refused)('%j is not: %s', async (text) => {
    expect((await isBase64Where(variant))(text)).toBe(false);
  });

  test('the verdict is that of the slow reading after any change of one character', async () => {
    const check = await isBase64Where(variant);
    const strange = fc.constantFrom(
      '=',
      ' ',
      '\n',
      '-',
      '_',
      'é',
      '\0',
      '\ud83c',
      'A',
      'z',
      '/',
      '',
      '==',
    );
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), fc.nat(90), strange, (bytes, at, change) => {
        const text = Buffer.from(bytes).toString('base64');
        expect(check(text)).toBe(isBase64Slowly(text));
        const changed = text.slice(0, at) + change + text.slice(at + 1);
        expect(check(changed)).toBe(isBase64Slowly(changed));
      }),
      { numRuns: 1000 },
    );
  });

  const image = 'QUJD'.repeat((windowLength / 4) * 2 + 1);
  test.each([
    windowLength - 2,
    windowLength - 1,
    windowLength,
    windowLength + 1,
    2 * windowLength,
    image.length - 1,
  ])('one wrong character at %i is found', async (at) => {
    const check = await isBase64Where(variant);
    expect(check(image)).toBe(true);
    for (const wrong of ['=', ' ', '-', 'é'])
      expect(check(image.slice(0, at) + wrong + image.slice(at + 1))).toBe(false);
  });

  test('padding at the end of a window that is not the last is found', async () => {
    const check = await isBase64Where(variant);
    expect(check(`${'A'.repeat(windowLength - 2)}==QUJD`)).toBe(false);
  });

  test('20 MB are read without an error, and the header is left out', async () => {
    const check = await isBase64Where(variant);
    const data = 'QUJD'.repeat(5_000_000);
    expect(check(`data:image/png;base64,${data}`, 22)).toBe(true);
    expect(check(`data:image/png;base64,${data}!`, 22)).toBe(false);
  });
});
