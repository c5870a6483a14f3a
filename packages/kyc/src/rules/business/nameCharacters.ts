import { defineRule } from '../../rule/defineRule.ts';
import { isAnything } from '../../rule/guards.ts';
import { nameFault, withoutInvisible } from '../../tables/name/nameCharacters.ts';

/** The name of a business must have no invisible characters, and no word with letters of two alphabets. */
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
      remedy: 'Some letters here are garbled. Type the name again.',
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
  reads: { business_name: isAnything, trading_name: isAnything },
  check(names, { report }) {
    for (const [field, name] of Object.entries(names)) {
      const fault = typeof name === 'string' ? nameFault(name) : undefined;
      if (fault === 'invisible') report([field], { field });
      else if (fault) report([field], fault, { field });
    }
  },
  fix(names, { finding: { text, parameters } }) {
    const field = String(parameters?.['field']);
    const name = new Map<string, unknown>(Object.entries(names)).get(field);
    const value =
      text === undefined && typeof name === 'string' ? withoutInvisible(name) : undefined;
    return value ? [{ path: [field], value }] : [];
  },
});
