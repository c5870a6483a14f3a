import { countryOf } from '../../rule/countryOf.ts';
import { defineRule } from '../../rule/defineRule.ts';
import { isAnything } from '../../rule/guards.ts';
import { shortText } from '../../rule/shortText.ts';
import { practice } from '../../rule/sources.ts';

/**
 * An address must be a place. A post office box or private mailbox is fine only in addition to a street, and where posts
 * deliver to nothing else.
 */
export const noPostOfficeBox = defineRule({
  id: 'postal/no-post-office-box',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: practice('Addresses'),
  message: 'The address has a post office box or private mailbox, and no street',
  remedy: 'This is a post office box. Enter the street address, or the plot, building or village.',
  within: ['registered_address', 'business_owners.*.address'],
  load: () => import('../../tables/postal/postBox.ts'),
  reads: { street1: isAnything, street2: isAnything, country: isAnything },
  check({ street1, street2, country: text }, { memoize, report, table }) {
    const lines = [street1, street2].map((line) =>
      typeof line === 'string' ? line.slice(0, 200) : '',
    );
    const at = table.postBoxAlone(lines);
    const country = at < 0 ? undefined : memoize(countryOf, shortText(text));
    if (at < 0 || table.deliversToBoxesOnly(country ?? '')) return;
    report([at === 0 ? 'street1' : 'street2']);
  },
});
