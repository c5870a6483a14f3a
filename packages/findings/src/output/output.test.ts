import { expect, test } from 'vitest';
import { csvRow, ownCsvRow } from './csvRow.ts';
import { markdownText } from './markdownText.ts';
import { joinPrintable, printable } from './printable.ts';
import { visibleText } from './visibleText.ts';

test.each([
  { text: 'customers.csv', printed: 'customers.csv', why: 'a plain name stays as it is' },
  { text: 'Zoë – 日本 🙂', printed: 'Zoë – 日本 🙂', why: 'letters of any script stay' },
  { text: 'a\nb', printed: 'a\\u{000a}b', why: "a line break can't start a new line" },
  { text: '\u001b[2J', printed: '\\u{001b}[2J', why: "an escape sequence can't clear the screen" },
  { text: '\u009b2J', printed: '\\u{009b}2J', why: 'nor can its one-byte form' },
  { text: 'fdp\u202eexe', printed: 'fdp\\u{202e}exe', why: "an override can't reverse a name" },
  { text: 'a\u2066b', printed: 'a\\u{2066}b', why: 'nor can an isolate' },
  { text: 'a\u200bb', printed: 'a\\u{200b}b', why: 'a zero-width space shows' },
  { text: 'a\u00adb', printed: 'a\\u{00ad}b', why: 'a soft hyphen shows' },
  { text: 'a\u180eb', printed: 'a\\u{180e}b', why: 'a Mongolian vowel separator shows' },
  { text: 'a\u{e0041}b', printed: 'a\\u{e0041}b', why: 'a tag character shows' },
  { text: 'a\u3164b', printed: 'a\\u{3164}b', why: 'a Hangul filler shows' },
  { text: 'a\ud800b', printed: 'a\\u{d800}b', why: 'a lone surrogate shows' },
])('visible text: $why', ({ text, printed }) => {
  expect(visibleText(text)).toBe(printed);
});

test.each([
  { text: 'business_owners.date_of_birth', printed: 'business_owners.date_of_birth' },
  { text: '_a_', printed: '\\_a\\_' },
  { text: '<img src=x onerror=alert(1)>', printed: '\\<img src=x onerror=alert(1)\\>' },
  { text: '[x](javascript:alert(1))', printed: '\\[x](javascript:alert(1))' },
  { text: 'a|b', printed: 'a\\|b' },
  { text: 'a\\|b', printed: 'a\\\\\\|b' },
  { text: '`code` **bold** ~~no~~', printed: '\\`code\\` \\*\\*bold\\*\\* \\~\\~no\\~\\~' },
  { text: '&lt;', printed: '\\&lt;' },
  { text: 'https://a.example www.b.example', printed: 'https\\://a.example www\\.b.example' },
  { text: '# Title', printed: '\\# Title' },
  { text: '- item', printed: '\\- item' },
  { text: '12. item', printed: '12\\. item' },
  { text: '2026-11-21 10:00', printed: '2026-11-21 10:00' },
  { text: 'two\nlines', printed: 'two lines' },
  { text: 'a\u202eb', printed: 'a\\\\u{202e}b' },
])('Markdown text of $text', ({ text, printed }) => {
  expect(markdownText(text)).toBe(printed);
});

test('every character of the categories Cc, Cf, Zl and Zp, and the tag block, is visible', () => {
  for (let code = 0; code <= 0x10ffff; code++) {
    const character = String.fromCodePoint(code);
    const isTag = code >= 0xe0000 && code <= 0xe007f;
    if (!isTag && !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(character)) continue;
    expect(visibleText(character)).toMatch(/^\\u\{[0-9a-f]{4,6}\}$/);
    expect(visibleText(visibleText(character))).toBe(visibleText(character));
    expect(markdownText(`a${character}b`)).toMatch(/^a(?: |\\\\u\{[0-9a-f]{4,6}\})b$/);
  }
});

test('a template takes numbers and text of its medium', () => {
  const markdown = printable<'markdown'>();
  const cells = [markdownText('a|'), markdownText('b')];
  expect(markdown`${1}: ${joinPrintable(cells, ' | ')}\n`).toBe('1: a\\| | b\n');
  // @ts-expect-error A plain string is not printable.
  markdown`${'plain'}`;
});

test.each([
  { text: '=HYPERLINK("https://a.example")', cell: `"'=HYPERLINK(""https://a.example"")"` },
  { text: ' +1', cell: "' +1" },
  { text: '＝1', cell: "'＝1" },
  { text: 'a;=1', cell: `"a;'=1"` },
  { text: 'a=1', cell: 'a=1' },
  { text: '0x52', cell: '0x52' },
  { text: 'a\nb', cell: 'a\\u{000a}b' },
])('CSV of $text is text', ({ text, cell }) => {
  expect(csvRow([text, 7])).toBe(`${cell},7\r\n`);
});

test('a text of our own is quoted, and not marked', () => {
  expect(ownCsvRow(['+234', 'a,b'])).toBe('+234,"a,b"\r\n');
});
