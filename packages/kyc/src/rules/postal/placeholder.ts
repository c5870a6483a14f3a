import { defineRule } from '../../rule/defineRule.ts';
import { isAnything, isText } from '../../rule/guards.ts';
import { practice } from '../../rule/sources.ts';

/** An address must be real: not `test`, a label of the form, or a number alone. */
export const placeholder = defineRule({
  id: 'postal/placeholder',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: practice('Addresses'),
  data: ({ placeholdersVersion }) => [placeholdersVersion],
  message: '{field} is a placeholder',
  remedy: "This isn't an address. Enter the address as it appears on mail.",
  texts: {
    repeated: {
      message: 'street1 is the same as city or state',
      remedy: 'This is the city or state. Enter the street and number.',
    },
    noLetter: {
      message: 'street1 has no letter',
      remedy: 'The name of the street is missing. Enter the street and number.',
    },
  },
  within: ['registered_address', 'business_owners.*.address'],
  load: async () => {
    const [{ isPlaceholder }, { placeholdersVersion }] = await Promise.all([
      import('../../tables/name/isPlaceholder.ts'),
      import('../../tables/name/placeholders.generated.ts'),
    ]);
    return { isPlaceholder, placeholdersVersion };
  },
  reads: { street1: isText, city: isAnything, state: isAnything },
  check(fields, { report, table: { isPlaceholder } }) {
    const { state, ...places } = fields;
    for (const [field, text] of Object.entries(places)) {
      if (typeof text === 'string' && isPlaceholder('text', text)) report([field], { field });
    }
    // A country without states has nothing better to enter than the city, or a dash.
    if (typeof state === 'string' && /^(?:test|asdf\w*|qwerty|lorem ipsum|string)$/i.test(state)) {
      report(['state'], { field: 'state' });
    }
    const isSame = (text: unknown): boolean =>
      typeof text === 'string' && text.trim().toLowerCase() === fields.street1.trim().toLowerCase();
    if (isSame(fields.city) || isSame(state)) report(['street1'], 'repeated');
    if (!/\p{L}/u.test(fields.street1) && !isPlaceholder('text', fields.street1)) {
      report(['street1'], 'noLetter');
    }
  },
});
