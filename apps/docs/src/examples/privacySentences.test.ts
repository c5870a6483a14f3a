import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { read, root } from './privateValues.ts';

/** Sentences that promise that something has no personal value. */
const promise =
  /\b(?:(?<!enters )no value (?:of|and)|contains? no (?:value|personal|key)|no personal data|without (?:values|personal|keys)|never (?:contains?|repeats?) (?:an?y? |the )?(?:value|part)|(?<!may )repeats? (?:a value|any part|what was)|nothing of a body|doesn.t leave|no text of)\b/;

/** Texts of the tests that search outputs for values: the sentences that they read from a page are among them. */
const tested: readonly string[] = ['privacy.test.ts', 'privacyOfPrograms.test.ts'].flatMap((name) =>
  [...read(`apps/docs/src/examples/${name}`).matchAll(/'([^'\n]{12,})'/g)].map(
    ([, text = '']) => text,
  ),
);

/** Promises that another test keeps: a part of the sentence, and that test. */
const elsewhere: readonly (readonly [part: string, test: string])[] = [
  ['texts never repeat the value', 'packages/kyc/src/review/badInput.test.ts'],
  ['no answer repeats what was sent', 'examples/mcp/src/createServer.test.ts'],
  [
    '[audit record](/guides/audit/) contains no value of the application',
    'packages/kyc/src/audit/auditRecord.test.ts',
  ],
  ['finding never repeats what was typed', 'packages/kyc/src/review/badInput.test.ts'],
  ['error or log repeats what was typed', 'packages/kyc/src/review/badInput.test.ts'],
  [
    'for each request and each failure, without keys',
    'apps/docs/src/examples/privacyOfPrograms.test.ts',
  ],
  ['as issues, all at once and without values', 'apps/docs/src/examples/privacyOfPrograms.test.ts'],
  ['The journal has no personal data', 'apps/docs/src/examples/privacyOfPrograms.test.ts'],
  ['counts and rules, without personal data', 'packages/kyc/src/review/onReview.test.ts'],
  ['Never repeats a value.', 'packages/findings/src/optionProblem.test.ts'],
  ['It holds no value of what was sent', 'packages/client/src/submission/createSubmission.test.ts'],
  ['Holds no value of a submission', 'packages/client/src/postgres/journalError.test.ts'],
];

/** Returns the sentences of prose that promise it. */
const promisesIn = (text: string): readonly string[] =>
  text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?])\s|\|/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => promise.test(sentence));

/** Returns the docstrings of a source, without their stars and examples. */
const docstringsOf = (source: string): string =>
  [...source.matchAll(/\/\*\*([\s\S]*?)\*\//g)]
    .map(([, text = '']) => text.replace(/@example[\s\S]*/, '').replace(/^ *\* ?/gm, ''))
    .join('\n.\n');

const cwd = root.pathname;
const exclude = (path: string): boolean => /node_modules|\.test\.ts$|\.generated\.ts$/.test(path);
const pages = globSync(
  [
    '*.md',
    'packages/*/README.md',
    'examples/*/README.md',
    'apps/docs/src/content/docs/{,about/,guides/}*.{md,mdx}',
  ],
  { cwd, exclude },
);
const sources = globSync('packages/*/src/**/*.ts', { cwd, exclude });
const promises = [
  ...pages.flatMap((path) => promisesIn(read(path))),
  ...sources.flatMap((path) => promisesIn(docstringsOf(read(path)))),
];

const isTested = (sentence: string): boolean =>
  tested.some((text) => sentence.includes(text)) ||
  elsewhere.some(([part]) => sentence.includes(part));

test('each sentence that promises privacy is named by a test that searches for values', () => {
  expect(promises.length).toBeGreaterThan(20);
  expect([...new Set(promises)].filter((sentence) => !isTested(sentence))).toEqual([]);
});

test('a new promise is noticed, and a test that is named exists', () => {
  expect(promisesIn('It is fast. The log contains no value. So be it.').filter(isTested)).toEqual(
    [],
  );
  expect(promisesIn('It is fast. The log contains no value. So be it.')).toHaveLength(1);
  for (const [part, path] of elsewhere) {
    expect(promises.some((sentence) => sentence.includes(part))).toBe(true);
    expect(read(path).length).toBeGreaterThan(0);
  }
});

// “US sanctions apply to Cuba” names the country that was chosen.
test('no page promises that a finding has no value of the input at all', () => {
  const whole = promises.filter((sentence) =>
    /(?:findings?|^It) never contains? a value of the|findings, which contain no value|finding, .* contain no value/i.test(
      sentence,
    ),
  );
  expect(whole).toEqual([]);
});
