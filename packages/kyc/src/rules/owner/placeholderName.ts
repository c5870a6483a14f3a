import { defineRule } from '../../rule/defineRule.ts';
import { isAnything, isText } from '../../rule/guards.ts';
import { practice } from '../../rule/sources.ts';

/** Placeholders that are also names of people. Alone they aren't a sign. */
const alsoNames = /* @__PURE__ */ new Set(
  'bar|baz|blank|brak|demo|foo|geen|inconnu|na|nil|none|null|onbekend|sample|temp|test|tester|yok'.split(
    '|',
  ),
);

/**
 * A name must be real, not a sample or a test word. A word that is also a name needs a second sign: the other name, the
 * street or the number of the identity document is a placeholder, too.
 */
export const placeholderName = defineRule({
  id: 'owner/placeholder-name',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: practice('Names'),
  load: () => import('../../tables/name/isPlaceholder.ts'),
  data: ({ placeholdersVersion }) => [placeholdersVersion],
  message: '{field} is a placeholder',
  remedy: 'This isn’t a person’s name. Enter the name as shown on the passport.',
  each: 'business_owners',
  reads: {
    first_name: isText,
    last_name: isText,
    id_number: isAnything,
    'address.street1': isAnything,
  },
  check(
    { first_name, last_name, id_number, 'address.street1': street },
    { report, table: { isPlaceholder, isPlaceholderNumber } },
  ) {
    const isOne = (name: string): boolean =>
      isPlaceholder('text', name) || /^x$/i.test(name.trim());
    const [isFirst, isLast] = [isOne(first_name), isOne(last_name)];
    const hasSecondSign =
      (isFirst && isLast) ||
      (typeof street === 'string' && isPlaceholder('text', street)) ||
      (typeof id_number === 'string' && isPlaceholderNumber(id_number));
    const isSure = (name: string): boolean =>
      hasSecondSign || !alsoNames.has(name.trim().toLowerCase());
    if (isPlaceholder('person', `${first_name} ${last_name}`) || (isFirst && isSure(first_name))) {
      report(['first_name'], { field: 'first_name' });
    } else if (isLast && isSure(last_name)) report(['last_name'], { field: 'last_name' });
  },
});
