import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** What the form kit does, and nothing else in the demo: each value has one owner, and is read in one way. */
const rules: Readonly<
  Record<
    string,
    { readonly pattern: RegExp; readonly except?: readonly string[]; readonly sample: string }
  >
> = {
  'a form library': {
    pattern: /from '(?:react-hook-form|formik|final-form|@tanstack\/react-form|@mantine\/form)'/u,
    sample: "import { useForm } from 'react-hook-form';",
  },
  'a second store': {
    pattern:
      /from '(?:zustand|jotai|redux|@reduxjs\/toolkit|valtio|mobx)'|\buse(?:Watch|FieldArray|Controller)\b/u,
    sample: "import { create } from 'zustand';",
  },
  'a second reading of slots': {
    // Which documents are asked for, and where a file goes, is `state.slots`.
    pattern: /\brequired(?:Owner)?DocumentTypes\b|\bdoc_image:|\bset\([^)]*doc_image/u,
    sample: "form.set(path + '.doc_image', file)",
  },
  'a second reading of amounts': {
    pattern: /\b(?:parseAmount|parseFloat)\(/u,
    sample: 'const amount = parseFloat(text);',
  },
  'a second reading of dates': {
    pattern: /\b(?:dateOf|datePartsOf|completeDate)\(|\byear\b.+\.split\('-'\)/u,
    sample: "const [year, month, day] = value.split('-');",
  },
  'a second reading of phones': {
    pattern: /\b(?:toPhoneValue|toPhoneText|formatNational)\(|from 'libphonenumber-js/u,
    sample: "import { parsePhoneNumber } from 'libphonenumber-js';",
  },
};

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/u.test(file) && !/\.test\.tsx?$/u.test(file))
  .map((file) => ({ file, text: readFileSync(join(import.meta.dirname, file), 'utf8') }));

describe.each(Object.entries(rules))('%s beside the kit', (_, { pattern, sample }) => {
  test('is nowhere in the demo', () => {
    expect(sources.length).toBeGreaterThan(200);
    expect(sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)).toEqual([]);
  });

  test('would be found', () => {
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
