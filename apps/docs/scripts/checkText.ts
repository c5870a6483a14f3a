import { readdirSync, readFileSync } from 'node:fs';
import { operations } from '@passmuster/schemas/operations';
import { selectAll } from 'hast-util-select';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { textOf } from '../src/site/textOf.ts';
import { type Field, fieldsOf } from './operations/fields.ts';
import { answerOf, describedOperation } from './operations/openapi.ts';

/** Checks that code stands in the built site as in its source, sign by sign: patterns of operations, SPEC.md, and the hyphens of options. */
const site = new URL('../dist/', import.meta.url);
const parser = unified().use(rehypeParse);

/** Returns the texts of all code on the pages of a folder. */
function codeOn(folder: string): ReadonlySet<string> {
  const pages = readdirSync(new URL(folder, site), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.html'))
    .map((name) => readFileSync(new URL(`${folder}${name}`, site), 'utf8'));
  return new Set(
    pages.flatMap((html) =>
      selectAll('code', parser.parse(html.slice(html.indexOf('<main')))).map(textOf),
    ),
  );
}

const codeIn = (text: string): readonly string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

const limitsOf = ({ limits, children }: Field): readonly string[] => [
  ...limits,
  ...children.flatMap(limitsOf),
];

const limits = operations.flatMap(({ route, success }) => {
  const described = describedOperation(route.method, route.path);
  const { requestBody, parameters = [] } = described;
  const answer = answerOf(described, success.status);
  return [
    ...parameters.flatMap(({ name, schema }) =>
      fieldsOf({ properties: { [name]: schema } }).flatMap(limitsOf),
    ),
    ...[requestBody?.content, answer].flatMap((content) =>
      content ? fieldsOf(content['application/json'].schema).flatMap(limitsOf) : [],
    ),
  ];
});
const specification = readFileSync(new URL('../../../docs/SPEC.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '));

const expected: readonly (readonly [folder: string, code: readonly string[]])[] = [
  ['operations/', limits.flatMap(codeIn)],
  ['specification/', specification.flatMap(codeIn)],
];
for (const [folder, code] of expected) {
  const shown = codeOn(folder);
  const wanted = [...new Set(code)];
  const missing = wanted.filter((text) => !shown.has(text));
  for (const text of missing) console.error(`${folder} doesn't show ${text}`);
  console.log(
    `${folder} shows ${wanted.length - missing.length} of ${wanted.length} texts as code`,
  );
  if (missing.length > 0 || wanted.length === 0) process.exitCode = 1;
}

/** Outside of code, Markdown writes two hyphens as a dash. */
const dashed = readdirSync(site, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.html'))
  .flatMap((name) =>
    [...readFileSync(new URL(name, site), 'utf8').matchAll(/[\s(>“]–[a-z][\w-]*/g)].map(
      ([text]) => `${name}: ${text.trim()}`,
    ),
  );
for (const line of dashed) console.error(`${line} should be an option, as code`);
if (dashed.length > 0) process.exitCode = 1;
