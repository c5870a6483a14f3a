import { type Operation, operations } from '@passmuster/schemas/operations';
import { clientCodeOf, curlOf } from '../../src/operations/requestExample.ts';
import type { PageExample } from '../../src/ruleExamples/pageExample.ts';
import { escapeMarkdown, gapLink, type Page } from '../pages/page.ts';
import { fieldList } from './fieldList.ts';
import { fieldOf, fieldsOf } from './fields.ts';
import { answerOf, type DescribedOperation, describedOperation } from './openapi.ts';
import { requestExampleOf } from './requestExampleOf.ts';
import { rulesByField } from './rulesByField.ts';

const json = (value: unknown): readonly string[] => [
  '```json',
  JSON.stringify(value, null, 2),
  '```',
];

const assumed = (gap: number | undefined): string =>
  gap === undefined ? '' : ` The specification doesn’t state this status: ${gapLink(gap)}.`;

function requestSection(
  { route }: Operation,
  described: DescribedOperation,
  rulesOf: (path: string) => readonly string[],
): readonly string[] {
  const { parameters = [], requestBody } = described;
  const parts = [
    ['Path', 'path'],
    ['Query', 'query'],
  ] as const;
  const lists = parts.flatMap(([title, place]) => {
    const fields = parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, schema, required, description }) =>
        fieldOf(
          name,
          name,
          { ...schema, ...(description !== undefined && { description }) },
          required,
        ),
      );
    return fields.length === 0 ? [] : [`### ${title}`, '', fieldList(fields, place, rulesOf), ''];
  });
  const body = requestBody?.content['application/json'].schema;
  const example = requestExampleOf(route, described);
  return [
    '## Request',
    '',
    '<Tabs syncKey="request">',
    '<TabItem label="curl">',
    '',
    '```sh',
    curlOf(example),
    '```',
    '',
    '</TabItem>',
    '<TabItem label="Client">',
    '',
    '```ts',
    clientCodeOf(example),
    '```',
    '',
    '</TabItem>',
    '</Tabs>',
    '',
    '[A sandbox with the data of this example](/operations/#try-them) answers it.',
    '',
    ...lists,
    ...(body
      ? [
          '### Body',
          '',
          ...(requestBody?.required === true ? [] : ['The body is optional.', '']),
          fieldList(fieldsOf(body), 'body', rulesOf),
          '',
        ]
      : []),
  ];
}

function answerSection({ success }: Operation, described: DescribedOperation): readonly string[] {
  const content = answerOf(described, success.status)?.['application/json'];
  return [
    '## Answer',
    '',
    `Status ${success.status}.${assumed(success.gap)}`,
    '',
    ...(content?.example === undefined ? [] : [...json(content.example), '']),
    ...(content ? [fieldList(fieldsOf(content.schema), 'answer'), ''] : []),
  ];
}

function errorSection({ errors }: Operation, described: DescribedOperation): readonly string[] {
  return [
    '## Errors',
    '',
    'The client returns an error as a value, with its `outcome`: whether the API may have acted on the request.',
    '',
    ...errors.flatMap(({ status, codes, description, gap, headers = {} }) => {
      const example = answerOf(described, status)?.['application/json'].example;
      return [
        `### ${[status, ...codes.map((code) => `\`${code}\``)].join(' ')}`,
        '',
        `${escapeMarkdown(description)}${assumed(gap)}`,
        '',
        ...Object.entries(headers).map(
          ([name, meaning]) => `Header \`${name}\`: ${escapeMarkdown(meaning)}\n`,
        ),
        ...(example === undefined ? [] : [...json(example), '']),
      ];
    }),
  ];
}

/** Returns a page for each operation of the API, from the operation table and the OpenAPI document. */
export function operationPages(examples: ReadonlyMap<string, PageExample>): readonly Page[] {
  const rules = rulesByField(examples);
  const pages = (operations as readonly Operation[]).map((operation): Page => {
    const { route, summary, description, gaps } = operation;
    const described = describedOperation(route.method, route.path);
    return {
      path: `operations/${route.id}.mdx`,
      title: summary,
      description: description.replaceAll('`', ''),
      body: [
        "import { TabItem, Tabs } from '@astrojs/starlight/components';",
        '',
        `\`${route.method} ${route.path}\``,
        '',
        description,
        '',
        ...requestSection(operation, described, rules[route.id] ?? (() => [])),
        ...answerSection(operation, described),
        ...errorSection(operation, described),
        '## Gaps of the specification',
        '',
        `On these points the specification says nothing or contradicts itself: ${gaps.map(gapLink).join(', ')}.`,
      ].join('\n'),
    };
  });
  const rows = (operations as readonly Operation[]).map(
    ({ route, summary }) =>
      `- [${summary}](/operations/${route.id.toLowerCase()}/): \`${route.method} ${route.path}\``,
  );
  return [
    {
      path: 'operations/index.md',
      title: 'All operations',
      description: `The ${operations.length} operations of the Payment Orchestration Service API 1.0.0`,
      body: [
        `The ${operations.length} operations of the Payment Orchestration Service API 1.0.0. The [sandbox](/guides/sandbox/) has them all, and the client a function for each. Every sentence of the specification, and every gap in it, has its place on [one page](/specification/).`,
        '',
        ...rows,
        '',
        '## Try them',
        '',
        'A sandbox on your machine has the customers, wallets and payout methods that the examples name. Leave it running:',
        '',
        '```sh',
        'SANDBOX_API_KEY=a-key-of-24-characters-or-more SANDBOX_SEED=examples npx @passmuster/sandbox',
        '```',
        '',
        'In another terminal, before the commands of the pages:',
        '',
        '```sh',
        'export BASE_URL=http://127.0.0.1:8787/api API_KEY=a-key-of-24-characters-or-more',
        '```',
      ].join('\n'),
    },
    ...pages,
  ];
}
