import { elementsOf, isOneEditApart, propertyAt } from '@passmuster/findings';
import { findChoice } from '@passmuster/schemas';
import { findCountry } from '@passmuster/schemas/countries';
import { nearCountry } from '../tables/country/nearCountry.ts';
import { fieldSchema } from './schemaIssues.ts';

/** Fields whose value is the code of a country. */
const countryFields: ReadonlySet<unknown> = new Set(['country', 'doc_country', 'nationality']);

/** Other names of choices, in capitals without spaces. */
const aliases: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  business_type: {
    LLC: 'LIMITED_LIABILITY_COMPANY',
    LLP: 'LIMITED_LIABILITY_PARTNERSHIP',
    CCORP: 'C_CORPORATION',
    SCORP: 'S_CORPORATION',
    BCORP: 'B_CORPORATION',
    NONPROFIT: 'NONPROFIT_CORPORATION',
    SOLEPROPRIETOR: 'SOLE_PROPRIETORSHIP',
    SOLETRADER: 'SOLE_PROPRIETORSHIP',
    COOP: 'COOPERATIVE',
  },
  doc_type: { REGULATORYLICENSEREGISTRATION: 'OTHER' },
  title: {
    CHIEFEXECUTIVEOFFICER: 'CEO',
    CHIEFFINANCIALOFFICER: 'CFO',
    CHIEFTECHNOLOGYOFFICER: 'CTO',
    CHIEFOPERATINGOFFICER: 'COO',
    VP: 'Vice President',
  },
  sub_type: {
    ELECTRICITYBILL: 'UTILITY_BILL',
    GASBILL: 'UTILITY_BILL',
    WATERBILL: 'UTILITY_BILL',
    LEASEAGREEMENT: 'RENTAL_AGREEMENT',
    TENANCYAGREEMENT: 'RENTAL_AGREEMENT',
  },
};

const folded = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** In shorter words, and in codes of digits, one letter makes another choice. */
const longEnough = /^\p{L}{6,100}$/u;

/** Returns the choice of a field that a text means: in other spelling, by another name, or with one slip of the hand. */
export function choiceMeant(text: string, path: readonly PropertyKey[]): string | undefined {
  const field = path.at(-1);
  if (countryFields.has(field)) {
    const country = findCountry(text.trim()) ?? nearCountry(text);
    if (country !== undefined) return country;
  }
  const choices = choicesOf(path);
  const word = folded(text.slice(0, 100));
  return findChoice(choices, text) ?? aliasOf(field, word) ?? nearChoice(choices, word);
}

/** Returns the closed list of a field. A field that may be left out wraps its list. */
function choicesOf(path: readonly PropertyKey[]): readonly string[] {
  const schema = fieldSchema(path);
  const list =
    propertyAt(schema, 'options') ?? propertyAt(propertyAt(schema, 'wrapped'), 'options');
  return (elementsOf(list) ?? []).filter((one) => typeof one === 'string');
}

function aliasOf(field: unknown, word: string): string | undefined {
  const known = typeof field === 'string' && Object.hasOwn(aliases, field) && aliases[field];
  return known && Object.hasOwn(known, word) ? known[word] : undefined;
}

function nearChoice(choices: readonly string[], word: string): string | undefined {
  if (!longEnough.test(word)) return undefined;
  const [only, ...others] = choices.filter((one) => isOneEditApart(folded(one), word));
  return others.length === 0 ? only : undefined;
}
