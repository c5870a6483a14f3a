import ts from 'typescript-api';
import { expect, test } from 'vitest';
import { readPackages } from '../../scripts/reference/readPackages.ts';
import { referencePages } from '../../scripts/reference/referencePages.ts';

const packages = readPackages(new URL('../../../../', import.meta.url));
const phone = packages.find(({ folder }) => folder === 'phone');

test('a function has its signature, parameters, errors and example', () => {
  const found = phone?.exports.find(({ name }) => name === 'checkPhone');
  expect(found).toMatchObject({
    kind: 'function',
    specifier: '@passmuster/phone',
    file: 'packages/phone/src/checkPhone.ts',
    returns: 'readonly Finding[]',
  });
  expect(found?.signature).toMatch(/^function checkPhone\(value: unknown, /);
  expect(found?.signature).toMatch(/\): readonly Finding\[\]$/);
  expect(found?.parameters.map(({ name }) => name)).toEqual(['value', 'options']);
  expect(
    found?.parameters[1]?.properties.map(({ name, isOptional }) => [name, isOptional]),
  ).toEqual([
    ['metadata', false],
    ['path', true],
    ['config', true],
    ['catalog', true],
  ]);
  expect(found?.errors).toEqual([
    '{TypeError} if `metadata` is missing, or `config` was not made by `defineConfig`',
  ]);
  expect(found?.examples[0]).toContain('checkPhone(');
});

test('every published package with a documented function is listed', () => {
  expect(packages.map(({ folder }) => folder)).toEqual(
    expect.arrayContaining([
      'address',
      'bank',
      'client',
      'findings',
      'form',
      'kyc',
      'phone',
      'schemas',
    ]),
  );
  for (const { exports } of packages) {
    expect(exports.filter(({ kind, text }) => kind === 'function' && text !== '')).not.toEqual([]);
  }
});

test('every public function has an example', () => {
  const functions = packages
    .flatMap(({ exports }) => exports)
    .filter(({ kind }) => kind === 'function');
  expect(functions.length).toBeGreaterThan(200);
  const without = functions.filter(({ examples }) => examples.length === 0);
  expect(without.map(({ specifier, name }) => `${specifier}: ${name}`)).toEqual([]);
});

/** Returns the last function of a text, with the names of its parameters and whether it says what it returns. */
function functionIn(text: string) {
  const { statements } = ts.createSourceFile('signature.ts', text, ts.ScriptTarget.Latest, true);
  const found = statements.filter(ts.isFunctionDeclaration).at(-1);
  return {
    name: found?.name?.text,
    parameters: found?.parameters.map((one) => one.name.getText()) ?? [],
    says: found?.type !== undefined,
  };
}

test('the signature of every function parses, names each parameter, and ends with what it returns', () => {
  const functions = packages
    .flatMap(({ exports }) => exports)
    .filter(({ kind, signature }) => kind === 'function' && signature.startsWith('function'));
  expect(functions.length).toBeGreaterThan(200);
  const all = functions.map(({ signature }) => signature).join('\n');
  const { diagnostics = [] } = ts.transpileModule(all, { reportDiagnostics: true });
  expect(diagnostics.map(({ start, messageText }) => [all.slice(start), messageText])).toEqual([]);
  for (const { name, signature } of functions) {
    const found = functionIn(signature);
    expect([signature, found.name, found.says]).toEqual([signature, name, true]);
    const names = new Set(found.parameters.filter((one) => /^\w+$/.test(one)));
    expect([signature, names.size]).toEqual([signature, found.parameters.length]);
  }
});

const pages = new Map(referencePages(packages).map((page) => [page.path, page]));
const bodyOf = (path: string): string => pages.get(path)?.body ?? '';

test('a type with links is one piece of code', () => {
  expect(bodyOf('reference/kyc/loadCustomerReviewer.mdx')).toContain(
    '<span class="type-code"><code>{"Promise<"}</code><a href="/reference/kyc/types/customerreviewer/"><code>{"CustomerReviewer"}</code></a><code>{">"}</code></span>',
  );
});

test('what loadCustomerReviewer returns is a link to a page with its members', () => {
  const link = '<a href="/reference/kyc/types/customerreviewer/">';
  expect(bodyOf('reference/kyc/loadCustomerReviewer.mdx')).toContain(link);
  const reviewer = bodyOf('reference/kyc/types/CustomerReviewer.mdx');
  for (const member of ['review', 'checkField']) expect(reviewer).toContain(`- \`${member}\` (`);
  expect(reviewer).toContain('(/reference/kyc/loadcustomerreviewer/)');
});

test.each([
  ['reference/findings/types/Finding.mdx', ['rule', 'path', 'severity', 'remedy', 'accepted?']],
  ['reference/client/types/Client.mdx', ['baseUrl']],
  ['reference/schemas/types/BusinessCustomer.mdx', ['email', 'business_owners', 'first_name']],
])('%s lists the members %j', (path, members) => {
  for (const member of members)
    expect(bodyOf(path)).toMatch(
      new RegExp(`^ *- \`${member.replace('?', '\\?')}\`(?: \\(|: )`, 'm'),
    );
});

test('every exported type has a page, and every page leads to the next', () => {
  for (const { folder, exports } of packages)
    for (const { kind, name } of exports)
      if (kind === 'type')
        expect(pages.has(`reference/${folder}/types/${name}.mdx`), name).toBe(true);
  const [, ...later] = pages.values();
  for (const page of later) expect(page.previous?.link).toMatch(/^\/reference\/.*\/?$/);
});
