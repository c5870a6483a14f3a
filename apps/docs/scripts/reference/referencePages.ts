import { escapeMarkdown, type Page, sentence } from '../pages/page.ts';
import type { DescribedExport, DescribedParameter } from './describeExport.ts';
import { type DescribedPackage, readPackages } from './readPackages.ts';

const repositoryUrl = 'https://github.com/passmuster/passmuster/blob/main/';

/** Returns documentation in which only code in backticks keeps its characters, with links to gaps left as text. */
const inline = (text: string): string =>
  text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : escapeMarkdown(part)))
    .join('');

/** Returns the first sentence of documentation. */
const firstSentence = (text: string): string =>
  inline(sentence((/^[\s\S]*?[.:](?=\s|$)/.exec(text)?.[0] ?? text).replace(/:$/, ''))).replaceAll(
    '\n',
    ' ',
  );

function parameterList(parameters: readonly DescribedParameter[], indent = ''): readonly string[] {
  return parameters.flatMap(({ name, type, isOptional, text, properties }) => {
    const shown = type.replaceAll('`', "'").replace(/ \| undefined$/, '');
    const typed = properties.length > 0 ? '' : ` (\`${shown}\`)`;
    const described = text === '' ? '' : `: ${inline(text).replaceAll('\n', ' ')}`;
    return [
      `${indent}- \`${name}${isOptional ? '?' : ''}\`${typed}${described}`,
      ...parameterList(properties, `${indent}  `),
    ];
  });
}

const code = (text: string): readonly string[] => ['```ts', text, '```'];

function functionPage(folder: string, described: DescribedExport): Page {
  const { name, specifier, file, signature, text, parameters, returns, errors, examples } =
    described;
  return {
    path: `reference/${folder}/${name}.md`,
    title: name,
    description: text === '' ? `${name} of ${specifier}` : firstSentence(text),
    body: [
      inline(text),
      '',
      ...code(`import { ${name} } from '${specifier}';\n\n${signature}`),
      '',
      ...(examples.length > 0
        ? ['## Example', '', ...examples.flatMap((example) => [...code(example), ''])]
        : []),
      ...(parameters.length > 0 ? ['## Parameters', '', ...parameterList(parameters), ''] : []),
      '## Returns',
      '',
      `\`${returns.replaceAll('`', "'")}\``,
      '',
      ...(errors.length > 0
        ? [
            '## Errors',
            '',
            ...errors.map(
              (error) =>
                `- Throws ${inline(sentence(error.replace(/^\{(\w+)\}/, '`$1`'))).replaceAll('\n', ' ')}`,
            ),
            '',
          ]
        : []),
      `[Source](${repositoryUrl}${file})`,
    ].join('\n'),
  };
}

const isPage = ({ kind }: DescribedExport): boolean => kind === 'function';

const slugOf = (folder: string, name: string): string =>
  `/reference/${folder}/${name.toLowerCase()}/`;

const longestSignature = 100;

/** Returns what an export is: the first sentence of its documentation, or its declaration if that is short; else nothing. */
function summaryOf({ text, signature }: DescribedExport): string {
  if (text !== '') return `: ${firstSentence(text)}`;
  return signature.length > longestSignature || /[\n`]/.test(signature) ? '' : `: \`${signature}\``;
}

/** Returns the exports of which none is another entry's form of an earlier one, such as a compiled schema. */
const withoutForms = (exports: readonly DescribedExport[]): readonly DescribedExport[] =>
  exports.filter((one) => one.text !== '' || exports.find(({ name }) => name === one.name) === one);

function packagePage({ folder, name, description, exports }: DescribedPackage): Page {
  const functions = exports.filter(isPage);
  const others = withoutForms(exports.filter((one) => !isPage(one)));
  const entryOf = ({ specifier }: DescribedExport): string =>
    specifier === name ? '' : ` (\`${specifier}\`)`;
  return {
    path: `reference/${folder}/index.md`,
    title: name,
    description: description === '' ? `What ${name} exports` : sentence(description),
    body: [
      `${sentence(inline(description))} Its [README](${repositoryUrl}packages/${folder}/README.md) has examples.`,
      '',
      ...(functions.length > 0 ? ['## Functions', ''] : []),
      ...functions.map(
        (one) => `- [\`${one.name}\`](${slugOf(folder, one.name)})${entryOf(one)}${summaryOf(one)}`,
      ),
      '',
      ...(others.length > 0 ? ['## Types and values', ''] : []),
      ...others.map(
        (one) => `- [\`${one.name}\`](${repositoryUrl}${one.file})${entryOf(one)}${summaryOf(one)}`,
      ),
    ].join('\n'),
  };
}

/** Returns a page for each published package and each of its functions, from their docstrings. */
export function referencePages(repository: URL): readonly Page[] {
  const packages = readPackages(repository);
  return [
    {
      path: 'reference/index.md',
      title: 'Reference',
      description: 'Every function of every package: signature, parameters, errors and an example',
      body: [
        'Every function has a page of its own, made from its docstring. A test runs each example.',
        '',
        ...packages.map(
          ({ folder, name, description }) =>
            `- [\`${name}\`](/reference/${folder}/): ${sentence(inline(description))}`,
        ),
      ].join('\n'),
    },
    ...packages.flatMap((one) => [
      packagePage(one),
      ...one.exports.filter(isPage).map((described) => functionPage(one.folder, described)),
    ]),
  ];
}
