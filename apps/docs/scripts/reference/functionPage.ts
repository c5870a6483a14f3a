import type { Page } from '../pages/page.ts';
import { sentence } from '../pages/page.ts';
import type { DescribedExport } from './describeExport.ts';
import { codeBlock, firstSentence, inline, memberList, repositoryUrl, section } from './text.ts';
import { type LinkOf, linkedCode } from './typeLinks.ts';

/** Returns the page of a function: signature, examples, parameters, what it returns, and errors. */
export function functionPage(folder: string, described: DescribedExport, linkOf: LinkOf): Page {
  const { name, specifier, file, signature, text, parameters, returns, errors, examples } =
    described;
  return {
    path: `reference/${folder}/${name}.mdx`,
    title: name,
    description: text === '' ? `${name} of ${specifier}` : firstSentence(text),
    body: [
      inline(text),
      '',
      ...codeBlock(`import { ${name} } from '${specifier}';\n\n${signature}`),
      ...section(
        examples.length === 1 ? 'Example' : 'Examples',
        examples.flatMap((example) => codeBlock(example)),
      ),
      ...section('Parameters', memberList(parameters, linkOf)),
      ...section('Returns', [linkedCode(returns, linkOf)]),
      ...section(
        'Errors',
        errors.map(
          (error) =>
            `- Throws ${inline(sentence(error.replace(/^\{(\w+)\}/, '`$1`'))).replaceAll('\n', ' ')}`,
        ),
      ),
      `[Source](${repositoryUrl}${file})`,
    ].join('\n'),
  };
}
