import { defineRule } from '../../rule/defineRule.ts';
import { practice } from '../../rule/sources.ts';
import { mailDomainOf, suggestMailDomain } from '../../tables/email/mailDomains.ts';
import { mailTyposVersion } from '../../tables/email/mailTypos.generated.ts';
import { domainsIn, emailFields } from './emailFields.ts';

/** A domain that differs from a large provider's by a known misspelling, or ends in `.con`. */
export const misspelledDomain = defineRule({
  ...emailFields,
  id: 'email/misspelled-domain',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: practice('Contact'),
  data: [mailTyposVersion],
  message: 'The domain looks like a misspelling of {domain}',
  remedy: 'The part after the @ looks misspelled. Did you mean {domain}?',
  check(fields, context) {
    for (const [field, domain] of domainsIn(fields, context)) {
      const meant = context.memoize(suggestMailDomain, domain);
      const ending = meant?.slice(meant.lastIndexOf('.'));
      // Only the domain of a provider is shown: that of a business would repeat what was typed.
      if (meant) context.report([field], { domain: isProvider(meant) ? meant : `…${ending}` });
    }
  },
  fix(fields, { finding: { path } }) {
    const [field = ''] = path;
    const email: unknown = Reflect.get(fields, field);
    const domain = typeof email === 'string' ? mailDomainOf(email) : undefined;
    const meant = domain && suggestMailDomain(domain);
    if (typeof email !== 'string' || !meant) return [];
    return [{ path: [String(field)], value: `${email.slice(0, email.lastIndexOf('@'))}@${meant}` }];
  },
});

const isProvider = (domain: string): boolean =>
  /^(?:aol|gmail|googlemail|gmx|hotmail|icloud|live|mail|me|msn|outlook|protonmail|yahoo|ymail|yandex|zoho)\./.test(
    domain,
  );
