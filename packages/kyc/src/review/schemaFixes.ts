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
import { findCountry } from '@passmuster/schemas/countries';
import { loadPhones } from '../rules/phone/numberingPlans.ts';
import { fieldSchema } from './schemaIssues.ts';

/** Returns what to enter in place of a value that the schema refuses, if that is certain. */
type SchemaFix = (value: string, finding: Finding, tables: Tables) => FixValue | undefined;

/** A domain with at least one dot, and what may follow it. */
const bareDomain = /^[a-z\d][a-z\d-]*(?:\.[a-z\d-]+)*\.[a-z]{2,}(?:[/?#]\S*)?$/i;

/** A web address without `https://` gets it. */
const webAddress: SchemaFix = (value) =>
  bareDomain.test(value.trim()) ? `https://${value.trim()}` : value.trim();

const answers: ReadonlyMap<string, boolean> = /* @__PURE__ */ new Map([
  ['true', true],
  ['yes', true],
  ['false', false],
  ['no', false],
]);

/** Returns the number of `25%` or `12.5%`. */
function percentage(value: string): number | undefined {
  const [, number] = /^(\d{1,3}(?:\.\d{1,4})?) ?%$/.exec(value.trim()) ?? [];
  return number === undefined ? undefined : Number(number);
}

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
  'schema/format.email': (value) => value.trim().replace(/^mailto:/i, ''),
  'schema/format.phone': (value, _, tables) => phonesIn(tables)?.suggestionFor(value),
  'schema/format.webAddress': webAddress,
  'schema/type.number': (value) =>
    plainNumber.test(value.trim()) ? Number(value.replace(/\s/g, '')) : percentage(value),
  'schema/type.flag': (value) => answers.get(value.trim().toLowerCase()),
};

function choice(value: string, { path }: Finding): string | undefined {
  if (countryFields.has(path.at(-1)))
    return findCountry(value.trim(), ['en']) ?? listed(value, path);
  return listed(value, path);
}

/** Fields whose value is the code of a country. */
const countryFields: ReadonlySet<unknown> = new Set(['country', 'doc_country', 'nationality']);

function listed(value: string, path: Finding['path']): string | undefined {
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
