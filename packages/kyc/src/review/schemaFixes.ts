import {
  elementsOf,
  type Finding,
  type Fix,
  type FixValue,
  propertyAt,
  type Tables,
  toFix,
  valueAt,
} from '@passmuster/findings';
import { datesMeant, findChoice } from '@passmuster/schemas';
import { loadPhones } from '../rules/phone/numberingPlans.ts';
import { fieldSchema } from './schemaIssues.ts';

/** Returns what to enter in place of a value that the schema refuses, if that is certain. */
type SchemaFix = (value: string, finding: Finding, tables: Tables) => FixValue | undefined;

const trimmed: SchemaFix = (value) => value.trim();

/** A date is certain if the text can mean no other. */
const date: SchemaFix = (value) => {
  const [only, ...others] = datesMeant(value);
  return others.length === 0 ? only : undefined;
};

/** Digits, in groups of three or not. Two digits after the point: three may be another group. */
const plainNumber = /^(?:\d+|\d{1,3}(?:[ \u00a0\u202f]\d{3})+)(?:\.\d{1,2})?$/;

/** By rule; by rule and key of the wording if it has several. */
const schemaFixes: Readonly<Record<string, SchemaFix | undefined>> = {
  'schema/choice': choice,
  'schema/choice.annualRevenue': choice,
  'schema/choice.customerType': choice,
  'schema/choice.proofKind': choice,
  'schema/choice.spelling': choice,
  'schema/format.callingCode': (value) => `+${value.replace(/\D/g, '')}`,
  'schema/format.dateForm': date,
  'schema/format.email': trimmed,
  'schema/format.phone': (value, _, tables) => phonesIn(tables)?.suggestionFor(value),
  'schema/format.webAddress': trimmed,
  'schema/type.number': (value) =>
    plainNumber.test(value.trim()) ? Number(value.replace(/\s/g, '')) : undefined,
};

function choice(value: string, { path }: Finding): string | undefined {
  const schema = fieldSchema(path);
  // A field that may be left out wraps its list.
  const list =
    propertyAt(schema, 'options') ?? propertyAt(propertyAt(schema, 'wrapped'), 'options');
  const choices = elementsOf(list)?.filter((one) => typeof one === 'string');
  return choices && findChoice(choices, value);
}

type Phones = Awaited<ReturnType<typeof loadPhones>>;

const phonesIn = (tables: Tables): Phones | undefined =>
  tables.get(loadPhones) as Phones | undefined;

/** Longer than any value that is fixed. */
const longest = 1000;

/** Returns a fix of a finding of the schema, if the right value is certain from the wrong one. */
export function schemaFix(draft: unknown, finding: Finding, tables: Tables): Fix | undefined {
  const { rule, text, path } = finding;
  const key = text === undefined ? rule : `${rule}.${text}`;
  const fix = Object.hasOwn(schemaFixes, key) ? schemaFixes[key] : undefined;
  const value = valueAt(draft, path);
  if (!fix || typeof value !== 'string' || value.length > longest) return undefined;
  const right = fix(value, finding, tables);
  const at = path.filter((one) => typeof one !== 'symbol');
  return right === undefined ? undefined : toFix(finding, draft, [{ path: at, value: right }]);
}
