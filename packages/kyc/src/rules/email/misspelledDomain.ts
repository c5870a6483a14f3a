import { defineRule } from '../../rule/defineRule.ts';
import { practice } from '../../rule/sources.ts';
import { suggestMailDomain } from '../../tables/email/mailDomains.ts';
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
});

const isProvider = (domain: string): boolean =>
  /^(?:aol|gmail|googlemail|gmx|hotmail|icloud|live|mail|me|msn|outlook|protonmail|yahoo|ymail|yandex|zoho)\./.test(
    domain,
  );
