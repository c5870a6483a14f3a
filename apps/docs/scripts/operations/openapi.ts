import openapi from '@passmuster/schemas/openapi.json' with { type: 'json' };

/** A schema of the OpenAPI document, as far as the pages read it. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[] | undefined;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly format?: string;
  readonly pattern?: string;
  readonly default?: unknown;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

interface Content {
  readonly 'application/json': { readonly schema: JsonSchema; readonly example?: unknown };
}

export interface Parameter {
  readonly name: string;
  /** `path` or `query`. */
  readonly in: string;
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

export interface DescribedOperation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: Readonly<
    Record<string, { readonly $ref?: string; readonly content?: Content }>
  >;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
  };
}

const document: Document = openapi;

/** Returns an operation as the OpenAPI document describes it. */
export function describedOperation(method: string, path: string): DescribedOperation {
  const found = document.paths[path]?.[method.toLowerCase()];
  if (!found) throw new Error(`the OpenAPI document has no ${method} ${path}`);
  return found;
}

const nameOf = (reference: string): string => reference.split('/').at(-1) ?? '';

/** Returns the content of an answer, wherever it is described. */
export function answerOf({ responses }: DescribedOperation, status: number): Content | undefined {
  const answer = responses[status];
  return answer?.$ref === undefined
    ? answer?.content
    : document.components.responses[nameOf(answer.$ref)]?.content;
}

/** Returns a schema with what its references say. What is said beside a reference counts more. */
export function resolved({ $ref, ...own }: JsonSchema): JsonSchema {
  if ($ref === undefined) return own;
  return { ...resolved(document.components.schemas[nameOf($ref)] ?? {}), ...own };
}
