import { defineRule } from '../../rule/defineRule.ts';
import { isAnything, isFlag } from '../../rule/guards.ts';
import { apiSection } from '../../rule/sources.ts';
import { callForActionList } from '../../tables/risk/fatf.ts';
import { isListed, versionOf } from '../../tables/risk/listing.ts';
import { ofacCountries } from '../../tables/risk/ofac.ts';
import { overLists } from './overLists.ts';
import { withoutPortugueseNo } from './withoutPortugueseNo.ts';

/** Names of the countries on the lists and of their largest cities; no adjectives: a Cuban bar is elsewhere. */
const names: Readonly<Record<string, RegExp>> = {
  CU: /\b(?:cuba|havana|la habana)\b/i,
  IR: /\b(?:iran|tehran|teheran|irão|irã)(?!\p{L})/iu,
  KP: /\b(?:north korea|dprk|pyongyang|corée du nord|coreia do norte)\b/i,
  MM: /\b(?:myanmar|burma|yangon|birmanie|birmânia)\b/i,
  SY: /\b(?:syria|damascus|syrie|síria)\b/i,
};
/** Words that deny what follows; not what describes a product, such as “pas cher” and “sans gluten”. */
const denial =
  /\b(?:no|not|none|never|nobody|nothing|except|excluding|outside|hors|sauf|pas(?! ch[eè]r)|(?:without|sans|sem)(?! (?:gl[uú]ten|sugar|sucre|açúcar|lactose|alcohol|alcool|álcool))|aucun|não|nunca|nenhum|exceto)\b/i;
/** Letters before a name in which a denial counts. */
const denialReach = 50;
/** Words after a name that make it a part of an address, a product or a town of the United States: `Cuba Street`. */
const otherMeaning =
  /^\s+(?:street|st|road|rd|avenue|ave|lane|square|place|drive|shirts?|cigars?|libre|sandwich(?:es)?|cats?|hammers?|city|county)\b|^,\s*(?:missouri|mo|new york|ny|illinois|il|alabama|al|kansas|ks|new mexico|nm|arkansas|ar|florida|fl|virginia|va|ohio|oh)\b/i;

/** Returns true if the words just before a name, within its sentence, deny it: `no customers in Iran`. */
const isDenied = (before: string): boolean =>
  denial.test(before.slice(-denialReach).split(/[.;]/).at(-1) ?? '');

/** Returns whether a text names a country as a place of business, at least once. */
const namesCountry = (text: string, name: RegExp): boolean =>
  name.test(text) &&
  [...text.matchAll(new RegExp(name, `g${name.flags}`))].some(
    ({ 0: found, index }) =>
      !isDenied(text.slice(0, index)) && !otherMeaning.test(text.slice(index + found.length)),
  );

/** A description names prohibited countries, and the question about them is answered with no. SPEC-GAP 17. */
export const countryNamed = overLists([callForActionList, ofacCountries], (callForAction, ofac) =>
  defineRule({
    id: 'risk/country-named',
    preset: 'recommended',
    severity: 'warning',
    basis: 'practice',
    source: apiSection('Business customer, operates_in_prohibited_countries'),
    gap: 17,
    data: [callForAction, ofac].map(versionOf),
    message: '{field} names {country}, but operates_in_prohibited_countries is not true',
    remedy:
      'Your description names {country:name}. Check your answer to the question about prohibited countries.',
    reads: {
      operates_in_prohibited_countries: isFlag,
      nature_of_business: isAnything,
      account_purpose_explanation: isAnything,
    },
    check({ operates_in_prohibited_countries: says, ...texts }, { asOf, report }) {
      if (says) return;
      for (const [field, text] of Object.entries(texts)) {
        if (typeof text !== 'string') continue;
        const named = Object.entries(names).filter(([code, name]) => {
          const isOnList = isListed(callForAction, code, asOf) || isListed(ofac, code, asOf);
          return isOnList && namesCountry(withoutPortugueseNo(text), name);
        });
        const country = named.map(([code]) => code).join(', ');
        if (country) report([field], { field, country });
      }
    },
  }),
);
