import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const files = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: repository }).filter(
  (file) => !/\.(?:test|test-d|bench|generated)\./.test(file),
);

/** An exported function with its docstring. Components of React, which are named like types, are described as what they show. */
const documented =
  /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:\/\* @__\w+__ \*\/\s*)?export (?:async )?(?:function\*? ([a-z]\w*)|const ([a-z]\w*)(?:: [^=]*)? =\s*(?:async )?(?:<[^>]*>)?\([^=]*?\)(?:: [^=]*?)? =>)/g;

/** A verb in the third person: Returns, Checks, Loads. */
const startsWithVerb = /^[A-Z][a-z]+(?<!s)s\b/;

test('the docstring of an exported function begins with what it does', () => {
  const functions = files.flatMap((file) =>
    [...readFileSync(join(repository, file), 'utf8').matchAll(documented)].map(
      ([, text = '', name, constant]) => ({
        place: `${file}, ${name ?? constant}`,
        text: text.replace(/\n\s*\*/g, '').trim(),
      }),
    ),
  );
  expect(functions.length).toBeGreaterThan(700);
  const wrong = functions.filter(({ text }) => !startsWithVerb.test(text));
  expect(wrong.map(({ place, text }) => `${place}: ${text.slice(0, 60)}`)).toEqual([]);
});
