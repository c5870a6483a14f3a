import { defineRule } from '../../rule/defineRule.ts';
import { suggestMailDomain } from '../../tables/email/mailDomains.ts';
import { domainsIn, emailFields } from './emailFields.ts';

/** The longest part before the `@`, and the longest address. RFC 5321, 4.5.3.1.1 and 4.5.3.1.3. */
const [longestMailbox, longestAddress] = [64, 254];

/** An email address must be one that a mail server accepts: RFC 5321 has no two dots in a row, limits the length, and wants a whole domain. */
export const mailboxForm = defineRule({
  ...emailFields,
  id: 'email/mailbox-form',
  preset: 'recommended',
  severity: 'warning',
  basis: 'standard',
  source: {
    title: 'RFC 5321',
    section: '2.3.5, 4.1.2, 4.5.3.1',
    url: 'https://www.rfc-editor.org/rfc/rfc5321#section-4.5.3.1',
  },
  message: 'The part before the @ begins or ends with a dot, or has two dots in a row',
  remedy: 'A dot is in the wrong place before the @. Check the address.',
  texts: {
    long: {
      message: `The part before the @ is over ${longestMailbox} characters, or the address over ${longestAddress}`,
      remedy: 'This address is too long to receive email. Check it.',
    },
    ending: {
      message: 'The domain has no dot, so that no mail server of the public internet has it',
      remedy: 'The part after the @ is incomplete. Add its ending, such as .com.',
    },
  },
  check(fields, context) {
    const { memoize, report } = context;
    for (const [field, email] of Object.entries(fields)) {
      if (typeof email !== 'string' || !email.includes('@')) continue;
      const address = email.trim();
      const mailbox = address.slice(0, address.lastIndexOf('@'));
      if (mailbox.length > longestMailbox || address.length > longestAddress) {
        report([field], 'long');
      } else if (/^\.|\.\.|\.$/.test(mailbox)) report([field]);
    }
    for (const [field, domain] of domainsIn(fields, context)) {
      // What is meant by `gmailcom` has a finding of its own.
      if (!domain.includes('.') && !memoize(suggestMailDomain, domain)) report([field], 'ending');
    }
  },
});
