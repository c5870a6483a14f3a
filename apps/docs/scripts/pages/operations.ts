import openapi from '@passmuster/schemas/openapi.json' with { type: 'json' };
import { type Operation, operations } from '@passmuster/schemas/operations';
import { escapeMarkdown, type Page, table } from './page.ts';

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly $ref?: string;
  readonly items?: JsonSchema;
}
const schemas: Readonly<Record<string, JsonSchema>> = openapi.components.schemas;

function typeOf({ $ref, type, items, enum: values }: JsonSchema): string {
  if ($ref !== undefined) return `\`${$ref.split('/').at(-1)}\``;
  if (items) return `list of ${typeOf(items)}`;
  if (values)
    return values.length > 8
      ? `one of ${values.length} values`
      : values.map((value) => `\`${value}\``).join(', ');
  return [type ?? 'any'].flat().join(' or ');
}

function fieldsOf(name: string): string {
  const { properties, required = [] } = schemas[name] ?? {};
  if (!properties) return '';
  const rows = Object.entries(properties).map(([field, schema]) => [
    `\`${field}\``,
    typeOf(schema),
    required.includes(field) ? 'yes' : 'no',
    escapeMarkdown(schema.description ?? ''),
  ]);
  return table(['Field', 'Type', 'Required', 'Description'], rows);
}

/** Returns a page for each operation of the API, from the operation table and the OpenAPI document. */
export function operationPages(): readonly Page[] {
  return (operations as readonly Operation[]).map(
    ({ route, summary, description, body, success, errors, gaps, query, params }) => {
      const inputs = [params, query, body?.schema].filter((name) => name !== undefined);
      const errorRows = errors.map(({ status, description: why, codes, gap }) => [
        String(status),
        codes.map((code) => `\`${code}\``).join(', '),
        `${escapeMarkdown(why)}${gap === undefined ? '' : ` (assumed: gap ${gap})`}`,
      ]);
      return {
        path: `operations/${route.id}.md`,
        title: summary,
        description,
        body: [
          `\`${route.method} ${route.path}\``,
          '',
          description,
          '',
          ...inputs.flatMap((name) => [`## ${name}`, '', fieldsOf(name), '']),
          '## Answer',
          '',
          `Status ${success.status}${success.gap === undefined ? '' : ` (assumed: gap ${success.gap})`}, \`${success.schema}\`.`,
          '',
          '## Errors',
          '',
          table(['Status', 'Codes', 'When'], errorRows),
          '',
          '## With the client',
          '',
          '```ts',
          `import { createClient, ${route.id} } from '@passmuster/client';`,
          '```',
          '',
          `Gaps of the specification that concern this operation: ${gaps.join(', ')} (see SPEC.md).`,
        ].join('\n'),
      };
    },
  );
}
