import {
  type Finding,
  type Fix,
  type FixValue,
  propertyAt,
  type Tables,
  toFix,
  valueAt,
} from '@passmuster/findings';
import {
  meaningOfAnswer,
  meaningOfChoice,
  meaningOfCountry,
  meaningOfDate,
  meaningOfNumber,
  meaningOfShare,
  meaningOfWebAddress,
} from '@passmuster/schemas/meaning';
import { callingCodeOfPhone } from '../rules/phone/callingCodeOfPhone.ts';
import { loadPhones } from '../rules/phone/numberingPlans.ts';
import { languagesOf } from '../tables/label/loadLanguages.ts';
import { emailMeant, encodedAddress, phoneMeant } from './contactMeant.ts';
import { fieldSchema } from './schemaIssues.ts';

/** What a fix is made of. */
interface Refused {
  readonly path: Finding['path'];
  /** The object that has the refused field. */
  readonly beside: unknown;
  readonly tables: Tables;
}

/** Returns the value to enter in place of a value that the schema refuses, if that is certain. */
type SchemaFix = (value: string, refused: Refused) => FixValue | undefined;

/** Fields whose value is the code of a country. */
const countryFields: ReadonlySet<unknown> = /* @__PURE__ */ new Set([
  'country',
  'doc_country',
  'nationality',
]);

const choice: SchemaFix = (value, { path, tables }) => {
  const meaning = countryFields.has(path.at(-1))
    ? meaningOfCountry(value)
    : meaningOfChoice(choicesOf(path), value, languagesOf(tables));
  return meaning?.value;
};

/** Returns the closed list of a field. A field that may be left out wraps its list. */
function choicesOf(path: readonly PropertyKey[]): readonly string[] {
  const schema = fieldSchema(path);
  const list =
    propertyAt(schema, 'options') ?? propertyAt(propertyAt(schema, 'wrapped'), 'options');
  return isTextList(list) ? list : [];
}

const isTextList = (list: unknown): list is readonly string[] =>
  Array.isArray(list) && list.every((one) => typeof one === 'string');

/** US dollars may have their sign; the other amounts are in a currency that the field doesn't name. */
const dollars = /^(?:US ?)?\$ ?|^USD |(?: ?US)? ?\$$| USD$/;

const number: SchemaFix = (value, { path }) => {
  const field = String(path.at(-1));
  if (field === 'ownership_percentage') return meaningOfShare(value)?.value;
  const amount = field.endsWith('_usd') ? value.trim().replace(dollars, '') : value;
  return meaningOfNumber(amount)?.value;
};

const callingCode: SchemaFix = (value, { beside, tables }) => {
  const phones = phonesIn(tables);
  const digits = value.replace(/\D/g, '').replace(/^0+/, '');
  if (digits !== '') return `+${digits}`;
  return phones && callingCodeOfPhone(valueAt(beside, ['phone']), phones);
};

const phone: SchemaFix = (value, { path, beside, tables }) => {
  const phones = phonesIn(tables);
  return phones && phoneMeant(value, path.at(-1) === 'phone' ? beside : undefined, phones);
};

const date: SchemaFix = (value) => meaningOfDate(value)?.value;

/** By rule; by rule and key of the wording if it has several. */
const schemaFixes: Readonly<Record<string, SchemaFix | undefined>> = {
  'schema/choice': choice,
  'schema/choice.annualRevenue': choice,
  'schema/choice.customerType': choice,
  'schema/choice.proofKind': choice,
  'schema/choice.regulatoryLicense': choice,
  'schema/choice.spelling': choice,
  'schema/format.callingCode': callingCode,
  'schema/format.dateForm': date,
  'schema/format.email': emailMeant,
  'schema/format.encodedAddress': encodedAddress,
  'schema/format.phone': phone,
  'schema/format.webAddress': (value) => meaningOfWebAddress(value)?.value ?? value.trim(),
  'schema/type.number': number,
  'schema/type.flag': (value) => meaningOfAnswer(value)?.value,
  // A date that was typed as a number; other numbers may have lost zeros.
  'schema/type.text': (value, { path }) =>
    /date/.test(String(path.at(-1))) ? meaningOfDate(value)?.value : undefined,
};

type Phones = Awaited<ReturnType<typeof loadPhones>>;

const phonesIn = (tables: Tables): Phones | undefined =>
  tables.get(loadPhones) as Phones | undefined;

/** Longer than any value that is fixed. */
const longest = 1000;

/** Returns a fix of a finding of the schema, if the right value is certain from the wrong one. */
export function schemaFix(draft: unknown, finding: Finding, tables: Tables): Fix | undefined {
  const { rule, text, path } = finding;
  const at = path.filter((one) => typeof one !== 'symbol');
  if (rule === 'schema/null') return toFix(finding, draft, [{ path: at }]);
  const key = text === undefined ? rule : `${rule}.${text}`;
  const fix = Object.hasOwn(schemaFixes, key) ? schemaFixes[key] : undefined;
  const value = valueAt(draft, path);
  if (!fix || !(typeof value === 'string' || Number.isSafeInteger(value))) return undefined;
  const written = String(value);
  if (written.length > longest) return undefined;
  const right = fix(written, { path, beside: valueAt(draft, path.slice(0, -1)), tables });
  return right === undefined ? undefined : toFix(finding, draft, [{ path: at, value: right }]);
}
