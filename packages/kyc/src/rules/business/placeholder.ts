import { defineRule } from '../../rule/defineRule.ts';
import { isAnything, isText } from '../../rule/guards.ts';
import { practice } from '../../rule/sources.ts';
import { foldedText } from './repeats.ts';

const isSame = (one: unknown, other: unknown): boolean => foldedText(one) === foldedText(other);

/** Returns true if an explanation is the same as the activity. A short text may answer both questions. */
const isCopy = (text: string, activity: unknown): boolean =>
  text.length >= 12 && isSame(text, activity);

/** Returns true for one letter of an alphabet; a Chinese character is a word. */
const isLetter = (name: string): boolean =>
  /^[\p{Script=Latin}\p{Script=Cyrillic}]$/u.test(name.trim());

/** Returns true for an email address, or a web address with its scheme or `www.`: other names end like a host, too. */
const isContact = (name: string): boolean =>
  /^(?:[^\s@]{1,64}@[^\s@]{1,255}|(?:https?:\/\/|www\.)\S{1,255})$/i.test(name.trim());

const hasText = (entry: readonly [string, unknown]): entry is [string, string] => isText(entry[1]);

/** Names and descriptions must be real: no samples, no test words, no repeated characters. */
export const placeholder = defineRule({
  id: 'business/placeholder',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: practice('Names and descriptions'),
  load: () => import('../../tables/name/isPlaceholder.ts'),
  data: ({ placeholdersVersion }) => [placeholdersVersion],
  message: '{field} is a placeholder',
  remedy: 'This is a placeholder. Enter what applies to your business.',
  texts: {
    contact: {
      message: '{field} is an email or web address',
      remedy: 'This is an email or web address. Enter the name of the business.',
    },
    general: {
      message: '{field} is too general to be reviewed',
      remedy: 'This description is too general. Say what the business sells or does, and to whom.',
    },
    repeated: {
      message: 'account_purpose_explanation is the same as nature_of_business',
      remedy: 'This repeats the description of the business. Say what the account is for.',
    },
  },
  reads: {
    business_name: isText,
    trading_name: isAnything,
    nature_of_business: isAnything,
    account_purpose_explanation: isAnything,
  },
  check({ business_name, trading_name, ...descriptions }, { report, table: { isPlaceholder } }) {
    for (const [field, name] of Object.entries({ business_name, trading_name }).filter(hasText)) {
      const isOne = isPlaceholder('company', name);
      if (isContact(name)) report([field], 'contact', { field });
      else if (isOne || (field === 'business_name' && isLetter(name))) report([field], { field });
    }
    const { nature_of_business: activity } = descriptions;
    const isSample = (text: string): boolean =>
      isPlaceholder('text', text) || /lorem ipsum/i.test(text);
    const isGeneral = (text: string): boolean =>
      isSame(text, business_name) || isPlaceholder('description', text) || isContact(text);
    for (const [field, text] of Object.entries(descriptions).filter(hasText)) {
      if (isSample(text)) report([field], { field });
      else if (isGeneral(text)) report([field], 'general', { field });
      else if (field !== 'nature_of_business' && isCopy(text, activity)) {
        report([field], 'repeated');
      }
    }
  },
});
