import { foldText } from '@passmuster/findings';
import { defineRule } from '../../rule/defineRule.ts';
import { isText } from '../../rule/guards.ts';
import { practice } from '../../rule/sources.ts';

/** Returns a name with each word folded. Words with a hyphen stay one: the last name of Jean-Pierre Pierre is right. */
const folded = (name: string): string =>
  name
    .slice(0, 200)
    .split(/\s+/)
    .map((word) => foldText(word, ''))
    .join(' ')
    .trim();

/**
 * Notices the whole name in both fields, and first names that end in the last name. One word may be both names: Ali Ali is
 * fine.
 */
export const wholeName = defineRule({
  id: 'owner/whole-name',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: practice('Names'),
  message: 'first_name and last_name are the same words',
  remedy: 'Both fields have the whole name. Enter first names here and last names there.',
  texts: {
    lastToo: {
      message: 'first_name ends in last_name',
      remedy: 'The last name is in both fields. Enter only first names here.',
    },
  },
  within: ['business_owners.*'],
  reads: { first_name: isText, last_name: isText },
  check({ first_name, last_name }, { report }) {
    const first = folded(first_name);
    const last = folded(last_name);
    if (first.includes(' ') && first === last) report(['first_name']);
    else if (last.length > 2 && first.endsWith(` ${last}`)) report(['first_name'], 'lastToo');
  },
});
