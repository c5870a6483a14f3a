import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** What the form kit does, and nothing else in the demo: each value has one owner, and is read in one way. */
const rules: Readonly<
  Record<string, { readonly pattern: RegExp; readonly samples: readonly string[] }>
> = {
  'a form library': {
    pattern: /from '(?:react-hook-form|formik|final-form|@tanstack\/react-form|@mantine\/form)'/u,
    samples: ["import { useForm } from 'react-hook-form';"],
  },
  'a second store': {
    pattern:
      /from '(?:zustand|jotai|redux|@reduxjs\/toolkit|valtio|mobx)'|\buse(?:Watch|FieldArray|Controller)\b/u,
    samples: ["import { create } from 'zustand';", "const name = useWatch('business_name');"],
  },
  'a second reading of slots': {
    // Which documents are asked for, which one fills a place and where a file goes is `state.slots`.
    pattern:
      /\brequired(?:Owner)?DocumentTypes\b|\bdoc_image:|\bset\([^)]*doc_image|\bdoc_type\b\s*[!=]==/u,
    samples: [
      "form.set(path + '.doc_image', file)",
      'const left = requiredDocumentTypes.filter(isMissing);',
      "documents.find(({ doc_type }) => doc_type === 'BANK_STATEMENT')",
    ],
  },
  'a second reading of amounts': {
    pattern: /\b(?:parseAmount|parseFloat|formatToParts)\(|\.replace(?:All)?\((?:'[.,]'|\/[.,]\/)/u,
    samples: ['const amount = parseFloat(text);', "const amount = text.replace(',', '.');"],
  },
  'a second reading of dates': {
    // The tag of a language is split at its hyphen, too.
    pattern:
      /\b(?:dateOf|datePartsOf|completeDate)\(|(?<!\btag)\.split\('-'\)|\bDate\.UTC\(|\.get(?:UTC)?(?:FullYear|Month)\(/u,
    samples: ["const [year, month, day] = value.split('-');", 'new Date(Date.UTC(year, 1, day))'],
  },
  'a second reading of phones': {
    pattern:
      /\b(?:toPhoneValue|toPhoneText|formatNational|parsePhoneNumber)\(|from 'libphonenumber-js|\.startsWith\('\+/u,
    samples: [
      "import { parsePhoneNumber } from 'libphonenumber-js';",
      "const isWhole = number.startsWith('+');",
    ],
  },
};

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/u.test(file) && !/\.test\.tsx?$/u.test(file))
  .map((file) => ({ file, text: readFileSync(join(import.meta.dirname, file), 'utf8') }));

describe.each(Object.entries(rules))('%s beside the kit', (_, { pattern, samples }) => {
  test('is nowhere in the demo', () => {
    expect(sources.length).toBeGreaterThan(200);
    expect(sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)).toEqual([]);
  });

  test.each(samples)('would be found: %s', (sample) => {
    expect(sample).toMatch(pattern);
  });
});

test('the demo depends on no form library', () => {
  const { dependencies } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'),
  );
  expect(Object.keys(dependencies).filter((name) => /form/u.test(name))).toEqual([
    '@passmuster/form',
  ]);
});
