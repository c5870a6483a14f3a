import { BusinessCustomerSchema } from '@passmuster/schemas';
import { BusinessCustomerSchema as CompiledSchema } from '@passmuster/schemas/compiled';
import { Ajv } from 'ajv';
import { type } from 'arktype';
import { Refine, type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import * as v from 'valibot';
import * as z from 'zod';
import * as zm from 'zod/mini';
import { describeCustomer, predicates } from './vocabulary.ts';

/** One library, called as its documentation says. */
export interface Candidate {
  readonly name: string;
  /** Returns the number of issues, all of them, after parsing if it can. */
  readonly parse: (value: unknown) => number;
  /** Its boolean call; zod has none, so that it parses. */
  readonly is: (value: unknown) => boolean;
}

/** The name of our compiled schema in every table. */
export const oursName = 'valibot schema, compiled';

const ours: Candidate = {
  name: oursName,
  parse: (value) => v.safeParse(CompiledSchema, value).issues?.length ?? 0,
  is: (value) => v.is(CompiledSchema, value),
};

const plain: Candidate = {
  name: 'valibot',
  parse: (value) => v.safeParse(BusinessCustomerSchema, value).issues?.length ?? 0,
  is: (value) => v.is(BusinessCustomerSchema, value),
};

function zod(name: string, finish: (schema: z.ZodType) => z.ZodType): Candidate {
  const described = describeCustomer<z.ZodType>({
    text: (least, most) => z.string().min(least).max(most).refine(predicates.wellFormed),
    checked: (predicate) => z.string().refine(predicates[predicate]),
    matching: (predicate) => z.string().regex(predicates[predicate]),
    number: (least, most) => z.number().min(least).max(most),
    flag: () => z.boolean().default(false),
    constant: (value) => z.literal(value).default(value),
    oneOf: (values) => z.enum(values),
    optional: (node) => node.optional(),
    list: (item) => z.array(item),
    object: (entries) => z.object(entries),
  });
  const schema = finish(described);
  return {
    name,
    parse: (value) => schema.safeParse(value).error?.issues.length ?? 0,
    is: (value) => schema.safeParse(value).success,
  };
}

function zodMini(): Candidate {
  const schema = describeCustomer<zm.ZodMiniType>({
    text: (least, most) =>
      zm.string().check(zm.minLength(least), zm.maxLength(most), zm.refine(predicates.wellFormed)),
    checked: (predicate) => zm.string().check(zm.refine(predicates[predicate])),
    matching: (predicate) => zm.string().check(zm.regex(predicates[predicate])),
    number: (least, most) => zm.number().check(zm.gte(least), zm.lte(most)),
    flag: () => zm._default(zm.boolean(), false),
    constant: (value) => zm._default(zm.literal(value), value),
    oneOf: (values) => zm.enum(values),
    optional: (node) => zm.optional(node),
    list: (item) => zm.array(item),
    object: (entries) => zm.object(entries),
  });
  return {
    name: 'zod/mini',
    parse: (value) => schema.safeParse(value).error?.issues.length ?? 0,
    is: (value) => schema.safeParse(value).success,
  };
}

interface JsonNode {
  readonly schema: object;
  readonly optional?: boolean;
}

const required = (entries: Readonly<Record<string, JsonNode>>): string[] =>
  Object.keys(entries).filter((key) => entries[key]?.optional !== true);

function ajv(): Candidate {
  const { schema } = describeCustomer<JsonNode>({
    text: (minLength, maxLength) => ({
      schema: { type: 'string', minLength, maxLength, format: 'wellFormed' },
    }),
    checked: (format) => ({ schema: { type: 'string', format } }),
    matching: (format) => ({ schema: { type: 'string', format } }),
    number: (minimum, maximum) => ({ schema: { type: 'number', minimum, maximum } }),
    flag: () => ({ schema: { type: 'boolean', default: false } }),
    constant: (value) => ({ schema: { const: value, default: value } }),
    oneOf: (values) => ({ schema: { enum: values } }),
    optional: (node) => ({ ...node, optional: true }),
    list: (item) => ({ schema: { type: 'array', items: item.schema } }),
    object: (entries) => ({
      schema: {
        type: 'object',
        properties: Object.fromEntries(
          Object.entries(entries).map(([key, node]) => [key, node.schema]),
        ),
        required: required(entries),
      },
    }),
  });
  const compile = (options: object): ((value: unknown) => boolean) & { errors?: unknown } => {
    const instance = new Ajv({ ...options, useDefaults: true, strictTypes: false });
    for (const [name, predicate] of Object.entries(predicates)) {
      instance.addFormat(name, predicate as RegExp);
    }
    return instance.compile(schema);
  };
  const all = compile({ allErrors: true });
  const first = compile({});
  return {
    name: 'ajv 8, compiled',
    parse: (value) => (all(value) ? 0 : ((all.errors as unknown[] | null)?.length ?? 0)),
    is: first,
  };
}

function typebox(): Candidate {
  const schema = describeCustomer<TSchema>({
    text: (minLength, maxLength) =>
      Refine(Type.String({ minLength, maxLength }), predicates.wellFormed),
    checked: (predicate) => Refine(Type.String(), predicates[predicate]),
    matching: (predicate) => Type.String({ pattern: predicates[predicate] }),
    number: (minimum, maximum) => Type.Number({ minimum, maximum }),
    flag: () => Type.Boolean(),
    constant: (value) => Type.Literal(value),
    oneOf: (values) => Type.Enum([...values]),
    optional: (node) => Type.Optional(node),
    list: (item) => Type.Array(item),
    object: (entries) => Type.Object({ ...entries }),
  });
  const compiled = Compile(schema);
  return {
    name: 'typebox 1, compiled',
    parse: (value) => (compiled.Check(value) ? 0 : compiled.Errors(value).length),
    is: (value) => compiled.Check(value),
  };
}

function arktype(): Candidate {
  // Its types are computed from literals, but here they are built at run time.
  const anyType: unknown = type;
  const ark = anyType as ((definition: unknown) => ArkType) & Record<string, ArkType>;
  const part = (name: string): ArkType => ark[name] as ArkType;
  const schema = describeCustomer<ArkType>({
    text: (least, most) =>
      part('string').atLeastLength(least).atMostLength(most).narrow(predicates.wellFormed),
    checked: (predicate) => part('string').narrow(predicates[predicate]),
    matching: (predicate) => part('string').and(ark(predicates[predicate])),
    number: (least, most) => part('number').atLeast(least).atMost(most),
    flag: () => part('boolean').default(false),
    constant: (value) => ark(`'${value}'`).default(value),
    oneOf: (values) => (type.enumerated as (...values: string[]) => unknown)(...values) as ArkType,
    optional: (node) => node.optional(),
    list: (item) => item.array(),
    object: (entries) => ark({ ...entries }),
  });
  const refused = (value: unknown): number => {
    const result = schema(value);
    return result instanceof type.errors ? result.length : 0;
  };
  return { name: 'arktype 2', parse: refused, is: (value) => schema.allows(value) };
}

interface ArkType {
  (value: unknown): unknown;
  allows(value: unknown): boolean;
  and(other: ArkType): ArkType;
  array(): ArkType;
  atLeast(value: number): ArkType;
  atLeastLength(value: number): ArkType;
  atMost(value: number): ArkType;
  atMostLength(value: number): ArkType;
  default(value: unknown): ArkType;
  narrow(predicate: (value: string) => boolean): ArkType;
  optional(): ArkType;
}

/** Plain valibot first: the others are measured against it. */
export const candidates: readonly Candidate[] = [
  plain,
  ours,
  typebox(),
  ajv(),
  zod('zod 4', (schema) => schema),
  zod('zod 4, `z.compile`', (schema) => z.compile(schema, { strict: true })),
  zodMini(),
  arktype(),
];
