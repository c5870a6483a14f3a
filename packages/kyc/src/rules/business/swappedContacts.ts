import { defineRule } from '../../rule/defineRule.ts';
import { isAnything } from '../../rule/guards.ts';
import { shortText } from '../../rule/shortText.ts';
import { practice } from '../../rule/sources.ts';
import { swapOf } from '../../rule/swapOf.ts';

const website = /^(?:https?:\/\/|www\.)\S+$|^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}$/i;
const email = /^(?:mailto:)?[^\s@/]+@[^\s@/.]+(?:\.[^\s@/.]+)+$/i;
const callingCode = /^\+\d{1,4}$/;
const phone = /^\+\d{7,15}$/;

/** Email and website, or phone number and country code, are in each other's fields. */
export const swappedContacts = defineRule({
  id: 'business/swapped-contacts',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: practice('Contact'),
  message: 'email and business_website are swapped',
  remedy: 'Email and website look swapped. Swap them.',
  texts: {
    phone: {
      message: 'phone and phone_country_code are swapped',
      remedy: 'Phone number and country code look swapped. Swap them.',
    },
  },
  reads: {
    email: isAnything,
    business_website: isAnything,
    phone: isAnything,
    phone_country_code: isAnything,
  },
  check(contacts, { report }) {
    const has = (value: unknown, form: RegExp): boolean => form.test(shortText(value));
    if (has(contacts.email, website) && has(contacts.business_website, email)) report(['email']);
    if (has(contacts.phone, callingCode) && has(contacts.phone_country_code, phone)) {
      report(['phone'], 'phone');
    }
  },
  fix: (contacts, { finding: { text } }) =>
    text === 'phone'
      ? swapOf(contacts, 'phone', 'phone_country_code')
      : swapOf(contacts, 'email', 'business_website'),
});
