import { foldText } from '@passmuster/findings';
import { headings } from './headings.generated.ts';

/** The element of a list that a heading is about, and what it says of it. */
export interface HeadingGroup {
  /** The list as in the path of a column: `business_owners.*`; empty for the record itself. */
  readonly scope: string;
  /** Positions in the lists, from 0. */
  readonly positions: readonly number[];
  /** The rest of the heading, simplified. */
  readonly rest: string;
  /** True if the heading is about somebody who acts for the business, and who may be no owner. */
  readonly isRepresentative?: true;
}

/** Words for an owner, as in “Owner 1 first name”; simplified. */
const simplified = (names: string): readonly string[] => names.replaceAll(' ', '_').split('|');
const representatives = simplified(headings.representatives);
const anyOwner = [...simplified(headings.owners), ...representatives]
  .toSorted((one, other) => other.length - one.length)
  .join('|');
/** `BE 1` is an owner as well, where it has a number. */
const owner = `(?:(?:${anyOwner})s?|be(?=_?\\d))`;
/** `Principal 1` and `Principal's`, at the beginning: `Téléphone principal 1` is the main phone number. */
const subject = `(?:${owner}|principal(?=(?:_(?:no|number))?_?\\d|_s_))`;
const representative = new RegExp(`(?:^|_)(?:${representatives.join('|')})s?(?:_|$)`);
const position = '(?:_(?:n|no|nr|number|numero|n_o))?_?(\\d+)?';
const small = '(?:_(?:of|the|de|du|da|do|des|dos|l|d|s))*';

/** Counts from 0, as the API does. */
const paths: readonly (readonly [RegExp, string])[] = [
  [
    /^business_owners_(\d+)_supporting_documents_(\d+)_(.+)$/,
    'business_owners.*.supporting_documents.*',
  ],
  [/^business_owners_(\d+)_(.+)$/, 'business_owners.*'],
  [/^documents_(\d+)_(.+)$/, 'documents.*'],
];

/** Counts from 1, as people do; an owner without a number is the first. */
const spoken: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(`^${subject}${position}_documento?_(\\d+)_(.+)$`),
    'business_owners.*.supporting_documents.*',
  ],
  [new RegExp(`^${subject}${position}(?:_s)?_(.+)$`), 'business_owners.*'],
  [/^documento?_(\d+)_(.+)$/, 'documents.*'],
];
const spokenAfter = new RegExp(`^(.+?)${small}_${owner}${position}$`);

const ordinals: Readonly<Record<string, string>> = headings.ordinals;
const ordinal = new RegExp(
  `(?<![^_])(?:(\\d+)(?:st|nd|rd|th|er|re|e|eme|ere|o|a)|(${Object.keys(ordinals).join('|')}))_(${anyOwner})s?(?![^_])`,
);

/** Puts the number of an owner behind it: `owner_2_email` for `2nd owner email` or `Second owner email`. */
const ordered = (text: string): string =>
  text.replace(
    ordinal,
    (_, digits: string | undefined, word = '', who = '') => `${who}_${digits ?? ordinals[word]}`,
  );

function find(
  text: string,
  forms: readonly (readonly [RegExp, string])[],
  first: number,
): HeadingGroup | undefined {
  for (const [form, scope] of forms) {
    const [, ...found] = form.exec(text) ?? [];
    const rest = found.pop();
    if (rest === undefined) continue;
    const positions = found.map((digits) => Number(digits ?? first) - first);
    return { scope, positions, rest };
  }
  return undefined;
}

function groupsIn(heading: string): readonly HeadingGroup[] {
  const text = ordered(foldText(heading, '_'));
  const record = { scope: '', positions: [], rest: text };
  const group = find(text, paths, 0) ?? find(text, spoken, 1);
  if (group) return [group, record];
  const [, rest, digits] = spokenAfter.exec(text) ?? [];
  if (rest === undefined) return [record];
  // The name of a person is more than the first or the last one.
  if (/^(?:full_)?(?:name|nome?)s?$/.test(rest)) return [];
  return [{ scope: 'business_owners.*', positions: [Number(digits ?? 1) - 1], rest }, record];
}

/** Returns the groups that a heading may belong to, the likeliest first: an owner or document, then the record itself. */
export const headingGroups = (heading: string): readonly HeadingGroup[] =>
  groupsIn(heading).map((group) =>
    group.scope.startsWith('business_owners') &&
    representative.test(foldText(heading, '_')) &&
    !representative.test(group.rest)
      ? { ...group, isRepresentative: true }
      : group,
  );

/**
 * Returns headings with the cells above them: `First name` below `Owner 1` is `Owner 1 First name`, and `Name` below `Company`, beside
 * another group, is `Company Name` if that names a field. A single cell above all headings is a title.
 */
export function groupedHeadings(
  headings: readonly string[],
  groups: readonly string[],
  namesField: (heading: string) => boolean,
): readonly string[] {
  const isDivided = new Set(groups.filter((group) => group !== '')).size > 1;
  const isList = ({ scope, rest }: HeadingGroup): boolean => scope !== '' && rest === 'x';
  return headings.map((heading, at) => {
    const group = groups[at] ?? '';
    if (group === '') return heading;
    const whole = `${group} ${heading}`;
    const isOfList = headingGroups(`${group} x`).some(isList);
    return isOfList || (isDivided && namesField(whole)) ? whole : heading;
  });
}
