import type { Locale } from './locales.ts';
import { wrongNames } from './misprints.ts';

/** Names of each kind that are taken of a locale. */
const most = 160;

const listOf = (names: Readonly<Record<string, readonly string[]>> = {}): readonly string[] => {
  const all = [...new Set(Object.values(names).flat())].filter(
    (name) => typeof name === 'string' && !wrongNames.has(name),
  );
  // Evenly spread, so that no letter of the alphabet is left out.
  const step = Math.max(1, Math.floor(all.length / most));
  return all.filter((_, index) => index % step === 0).slice(0, most);
};

/** Words that look like placeholders, and are surnames or given names of people. */
const likePlaceholders =
  'Bar|Baz|Blank|Demo|Foo|Null|Na|Nil|None|Sample|Temp|Test|Tester|Doe|Roe|Xi|Ng|Oo|Yu|True|Default';

/** Returns given names and surnames by locale, each list joined by `|`. */
export function personalNames(
  locales: Readonly<Record<string, Locale>>,
): Readonly<Record<string, readonly [given: string, family: string]>> {
  const lists = Object.entries(locales)
    .map(
      ([locale, { person }]) =>
        [locale, listOf(person?.first_name), listOf(person?.last_name)] as const,
    )
    .filter(([, given, family]) => given.length > 0 && family.length > 0)
    .map(([locale, given, family]) => [locale, [given.join('|'), family.join('|')]] as const);
  return Object.fromEntries([
    ...lists,
    ['like placeholders', ['Ada|Jean|Maria', likePlaceholders]],
  ]);
}
