import { documentTypes, networks } from '@passmuster/schemas';
import * as v from 'valibot';
import {
  bic,
  code,
  columns,
  country,
  day,
  evmAddress,
  line,
  listOf,
  oneOf,
  subdivision,
  textLike,
} from './cells.ts';
import type { TableId } from './tableIds.ts';

const listed = { since: v.optional(day), until: v.optional(day) };
const regions = v.pipe(
  listOf(subdivision, 'subdivisions, ISO 3166-2'),
  v.nonEmpty('must have at least one subdivision'),
);
const domain = textLike(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'a domain in lowercase');
const names = listOf(line, 'texts');
/** What digits and letters a postal code begins with: one after the other, sets of them, and alternatives. Nothing repeats. */
const areaForm = 'beginnings of postal codes, such as 29|261[0-8]';
const area = v.pipe(
  textLike(
    /^(?:[A-Z0-9]|\\[dD]|\[[A-Z0-9-]{1,20}\])(?:[A-Z0-9|]|\\[dD]|\[[A-Z0-9-]{1,20}\])*$/,
    areaForm,
  ),
  v.check(isPattern, `must be ${areaForm}`),
);
/** A subdivision, or a city by its country and folded name: `AT graz`. */
const place = textLike(
  /^[A-Z]{2}(?:-[A-Z0-9]{1,3}| [^A-Z\p{Cc}]{1,60})$/u,
  'a subdivision, ISO 3166-2, or a country and city such as AT graz',
);
/** A name without what separates names in memory. */
const stateName = textLike(/^[^|;\p{Cc}]{1,200}$/u, 'a text without | and ;');
const ending = textLike(/^[^\s:\p{Cc}]{1,60}$/u, 'an ending without spaces and colons');
const label = { label: line, date: day };

/** A row of each table. Generated from these: the JSON Schemas of `@passmuster/tables`. */
export const rowSchemas = {
  'risk/ofac': columns({
    code: country,
    program: oneOf(['comprehensive', 'comprehensive-region', 'comprehensive-region-part', 'ended']),
    regions: v.optional(regions),
    ...listed,
  }),
  'risk/fatf': columns({
    code: country,
    list: oneOf(['call-for-action', 'increased-monitoring']),
    ...listed,
  }),
  'risk/eu-high-risk': columns({ code: country, ...listed }),
  'address/sanctioned': columns({ address: evmAddress, ...label }),
  'address/known': columns({
    address: evmAddress,
    kind: oneOf(['exchange', 'contract', 'burn', 'public-key']),
    ...label,
  }),
  'address/token-contracts': columns({
    symbol: line,
    network: oneOf(networks),
    address: evmAddress,
  }),
  'bank/ng': columns({
    name: line,
    aliases: names,
    formerNames: v.optional(names),
    code: code,
    otherCodes: listOf(code, 'codes'),
    institution: v.optional(code),
    bic: v.optional(bic),
    mergedInto: v.optional(code),
    codeRetired: v.optional(v.boolean('must be true or false')),
    closed: v.optional(day),
  }),
  'bank/za': columns({
    name: line,
    aliases: names,
    branchCode: code,
    accountDigits: v.optional(v.tuple([length(), length()], 'must be two lengths')),
    bic: v.optional(bic),
    closed: v.optional(day),
  }),
  'business/legal-forms': v.strictTuple(
    [
      textLike(/^(?:[A-Z]{2}|OHADA)$/, 'a country, ISO 3166-1 alpha-2, or OHADA'),
      ending,
      oneOf([
        'limited-company',
        'unlimited-company',
        'corporation-us',
        'llc-us',
        'llp',
        'lp',
        'gp',
        'cooperative',
        'nonprofit',
        'close-corporation',
        'trust',
        'sole',
        'ambiguous',
      ]),
    ],
    'must be a list of country, ending and family',
  ),
  'document/by-country': columns({
    country,
    docType: oneOf(documentTypes),
    name: line,
    subType: v.optional(line),
    family: v.optional(
      oneOf([
        'company',
        'corporation',
        'close-corporation',
        'llc',
        'nonprofit',
        'partnership',
        'limited-partnership',
        'sole',
        'trust',
      ]),
    ),
    registeredBefore: v.optional(day),
  }),
  'email/disposable-domains': domain,
  'email/free-domains': domain,
  'postal/areas': v.strictTuple(
    [place, area],
    'must be a list of a place and beginnings of postal codes',
  ),
  'postal/states': v.pipe(
    v.tupleWithRest(
      [subdivision, stateName],
      stateName,
      'must be a list of a subdivision and its names',
    ),
    v.maxLength(100, 'must have at most 100 names'),
  ),
} as const satisfies Readonly<Record<TableId, v.GenericSchema>>;

/** Returns true for a pattern without an empty alternative, which would begin every code, and sets in their order. */
function isPattern(text: string): boolean {
  try {
    new RegExp(text);
    return !/^\||\|\||\|$/.test(text);
  } catch {
    return false;
  }
}

function length() {
  const message = 'must be a number of digits';
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(1, message),
    v.maxValue(30, message),
  );
}
