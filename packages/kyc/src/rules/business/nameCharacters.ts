import { defineRule } from '../../rule/defineRule.ts';
import { isAnything } from '../../rule/guards.ts';

/**
 * The name of a business must have no invisible characters, and no word with letters of two alphabets. No letters of a name,
 * a description or an address may be garbled.
 */
export const nameCharacters = defineRule({
  id: 'business/name-characters',
  preset: 'recommended',
  severity: 'warning',
  basis: 'standard',
  source: {
    title: 'Unicode Technical Standard 39',
    section: '5.1',
    url: 'https://www.unicode.org/reports/tr39/',
  },
  message: '{field} contains an invisible character',
  remedy: 'This contains an invisible character. Type the name again.',
  texts: {
    garbled: {
      message: '{field} was decoded by the wrong character encoding',
      remedy: 'Some letters here are garbled. Type this again.',
    },
    entity: {
      message: '{field} contains a character reference of HTML, such as &amp;',
      remedy: 'Some letters here were replaced by computer code. Type the name again.',
    },
    'mixed-scripts': {
      message: '{field} has letters of two alphabets in one word',
      remedy:
        'A letter here comes from another alphabet and only looks similar. Type the name again.',
    },
  },
  within: ['', 'registered_address', 'business_owners.*.address'],
  load: () => import('../../tables/name/nameCharacters.ts'),
  reads: {
    business_name: isAnything,
    trading_name: isAnything,
    nature_of_business: isAnything,
    account_purpose_explanation: isAnything,
    street1: isAnything,
    street2: isAnything,
    city: isAnything,
    state: isAnything,
  },
  check(values, { report, table }) {
    for (const [field, text] of Object.entries(values)) {
      const fault = typeof text === 'string' ? faultIn(field, text, table) : undefined;
      if (fault === 'invisible') report([field], { field });
      else if (fault) report([field], fault, { field });
    }
  },
  fix(values, { finding: { text, parameters }, table }) {
    const field = String(parameters?.['field']);
    const wrong = new Map<string, unknown>(Object.entries(values)).get(field);
    if (typeof wrong !== 'string') return [];
    const value =
      text === undefined
        ? table.withoutInvisible(wrong)
        : text === 'garbled'
          ? table.decodedAgain(wrong)
          : undefined;
    return value ? [{ path: [field], value }] : [];
  },
});

type NameTable = typeof import('../../tables/name/nameCharacters.ts');

const faultIn = (field: string, text: string, { isGarbled, nameFault }: NameTable) =>
  field.endsWith('_name') ? nameFault(text) : isGarbled(text) ? 'garbled' : undefined;
