import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

/** Words that read translated or are not standard terms, and what to write. */
const words: readonly (readonly [pattern: RegExp, write: string])[] = [
  [/\b(?:true|false|undefined) where\b/gi, '“if”'],
  [
    /(?<!\bthere )\b(?:is|are|was|were) no (?!longer\b|more\b|other\b|such\b)[a-z]+/gi,
    '“is not a”',
  ],
  [/\bone a (?:line|row)\b|\b(?:records|rows|requests|addresses|answers) a second\b/g, '“per”'],
  [/\b(?:most|least)(?!Recent)[A-Z]\w+/g, '“max”, “min”'],
  [/\bbound(?:Findings|Requirements)\b/g, '“limit”'],
  [/\b(?:amiss|mends?|mended|carriable|unfit)\b/g, '“wrong”, “fix”, “well-formed”, “wrong type”'],
  [/\b(?:is|are|was|were) told\b/g, '“is given”, “is shown”, “is named”'],
  [/\b(?:isTold|knownThings|remember[A-Z]\w+)\b/g, '“is shown”, “localRecords”, “saveX”'],
  [
    /\b(?:put right|worth a look|to go on|could not be asked|what is no(?! longer)|such a one)\b/gi,
    'plain English',
  ],
  [
    /\b(?:takes no notice|to hand|there is no use in|now or once|in small letters)\b/gi,
    'plain English',
  ],
  [/\bgets this finding\b|\bdemands\b|\brhythm\b/gi, '“flagged”, “requires”, “update interval”'],
  [/\bends with [012]\b/g, '“exits with”'],
  [
    /\b(?:licence|catalogue|cancelled|colour|behaviour|neighbour|favour|honour)\w*/gi,
    'American English',
  ],
  [/\be-mails?\b/gi, '“email”'],
  [/\d %/g, '“25%”'],
  [
    /\bslip of the hand\b|\b(?:again knowingly|takes them anew|also where the|for who|sent again by itself)\b/gi,
    '“typo”, “if you choose to send again”, “for those who”, “resent automatically”',
  ],
  [/\bThrows where\b/g, '“Throws if”'],
  [/\bReturns what\b/g, 'the name of the thing: “Returns the findings on …”'],
  [
    /\b(?:askingRules|askedByRules|Expectation|expectationsOf|isWanted(?=: true|: false))\b|\b(?:documents?|files?|passports?) that (?:is|are) (?:asked for|wanted|expected)\b/g,
    '“required” of the API, “requested” of a rule or a form',
  ],
];

/** Where a pattern means something else. */
const exceptions: Readonly<Record<string, string>> = {
  'AGENTS.md': 'Returns what is wrong with',
  'packages/testing/src/corpus/mistakes/documents.ts': 'licence.pdf',
  'packages/form/src/amounts/formatAmount.ts': '12,5 %',
  'packages/form/src/amounts/parseAmount.test.ts': '12.5 %',
};

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const isChecked = (file: string): boolean =>
  /\.(?:astro|md|mdx|mjs|sh|ts|tsx|yml)$/.test(file) &&
  !/CHANGELOG|generated|(?:^|\/)(?:fr|pt|ptBr|ptPt|pt-BR|pt-PT)(?:\/|\.)|\/examples\/(?:ng|us|za)/.test(
    file,
  ) &&
  !file.endsWith('words.test.ts') &&
  existsSync(join(repository, file));
const files = execFileSync('git', ['ls-files'], { cwd: repository, encoding: 'utf8' })
  .split('\n')
  .filter(isChecked);

/** Returns the places of a pattern, as `file:line: words`. */
const placesOf = (pattern: RegExp): readonly string[] =>
  files.flatMap((file) => {
    const text = readFileSync(join(repository, file), 'utf8').replaceAll(
      exceptions[file] ?? '\0',
      '',
    );
    return [...text.matchAll(pattern)].map(
      ({ 0: found, index }) => `${file}:${text.slice(0, index).split('\n').length}: ${found}`,
    );
  });

describe('words', () => {
  test('are looked for in every text', () => {
    expect(files.length).toBeGreaterThan(1_500);
  });

  test.each(words)('%s: write %s', (pattern) => {
    expect(placesOf(pattern)).toEqual([]);
  });
});
