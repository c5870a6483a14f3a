import { expect, test } from 'vitest';
import { runExample } from './codeExamples.ts';

const double = (value: number): number => value * 2;

test.each([
  { what: 'beside the expression', code: 'double(2); // 4', stated: [4] },
  { what: 'without a semicolon', code: 'double(2) // 4', stated: [4] },
  { what: 'below the expression', code: 'double(2);\n// 4', stated: [4] },
  { what: 'on several lines below', code: '[double(2)];\n// [\n//   4\n// ]', stated: [[4]] },
  { what: 'after an expression of several lines', code: 'double(\n  2,\n); // 4', stated: [4] },
  { what: 'of two expressions', code: 'double(1); // 2\ndouble(2); // 4', stated: [2, 4] },
  { what: 'after a declaration', code: 'const two: number = 2;\ndouble(two); // 4', stated: [4] },
  { what: 'after an import', code: "import { double } from 'x';\n\ndouble(2); // 4", stated: [4] },
  { what: 'of what is printed', code: 'console.log(double(2)); // 4', stated: [4] },
  { what: 'after else', code: 'if (false) double(1);\nelse double(2); // 4', stated: [4] },
  { what: 'not beside a declaration', code: 'const two = double(1); // doubled', stated: [] },
])('a value is read $what', async ({ code, stated }) => {
  const results = await runExample(code, { double });
  expect(results.map(({ stated }) => stated)).toEqual(stated);
  expect(results.map(({ found }) => found)).toEqual(stated);
});

test('a wrong value is shown beside the right one', async () => {
  expect(await runExample('double(2); // 5', { double })).toEqual([
    { expression: 'double(2)', found: 4, stated: 5 },
  ]);
});

test('an example that throws fails', async () => {
  await expect(runExample('double(missing);', { double })).rejects.toThrow(ReferenceError);
});
