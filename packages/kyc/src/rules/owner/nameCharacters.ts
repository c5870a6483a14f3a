import { defineRule } from '../../rule/defineRule.ts';
import { isText } from '../../rule/guards.ts';

/** A person's name must have letters of one alphabet, and no invisible characters. */
export const nameCharacters = defineRule({
  id: 'owner/name-characters',
  preset: 'recommended',
  severity: 'warning',
  basis: 'standard',
  source: {
    title: 'Unicode Technical Standard 39; ICAO Doc 9303-3',
    section: 'UTS 39, 5.1; Doc 9303-3, 4.6',
    url: 'https://www.unicode.org/reports/tr39/',
  },
  message: "Character {position} of {field} is one that names don't have",
  remedy: 'Character {position} can’t be part of a name. Enter the name as shown on the passport.',
  texts: {
    digit: {
      message: '{field} contains a digit',
      remedy: 'A name can’t contain digits. Enter the name as shown on the passport.',
    },
    invisible: {
      message: '{field} contains an invisible character',
      remedy: 'This contains an invisible character. Type the name again.',
    },
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
  within: ['business_owners.*'],
  load: () => import('../../tables/name/nameCharacters.ts'),
  reads: { first_name: isText, last_name: isText },
  check(names, { report, table }) {
    for (const [field, name] of Object.entries(names)) {
      const fault = table.personNameFault(name);
      if (fault === 'symbol') report([field], { field, position: table.symbolPosition(name) });
      else if (fault) report([field], fault, { field });
    }
  },
  fix(names, { finding: { text, parameters }, table }) {
    const field = String(parameters?.['field']);
    const name = new Map<string, unknown>(Object.entries(names)).get(field);
    if (typeof name !== 'string') return [];
    const value =
      text === 'invisible'
        ? table.withoutInvisible(name)
        : text === 'garbled'
          ? table.decodedAgain(name)
          : undefined;
    return value ? [{ path: [field], value }] : [];
  },
});
