import { defineRule } from '../../rule/defineRule.ts';
import { isAnything } from '../../rule/guards.ts';
import { practice } from '../../rule/sources.ts';

/** An address must not be that of a mailbox shop or a mail forwarder. */
export const mailDrop = defineRule({
  id: 'postal/mail-drop',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: practice('Addresses'),
  data: ({ mailDropsVersion }) => [mailDropsVersion],
  message: 'The address belongs to a mail forwarder or a mailbox shop',
  remedy:
    'This is a mailbox or mail forwarder. Enter the address where the business or person is located.',
  within: ['registered_address', 'business_owners.*.address'],
  load: async () => {
    const [{ isMailDrop }, { mailDropsVersion }] = await Promise.all([
      import('../../tables/postal/isMailDrop.ts'),
      import('../../tables/postal/mailDrops.generated.ts'),
    ]);
    return { isMailDrop, mailDropsVersion };
  },
  reads: { street1: isAnything, street2: isAnything },
  check(lines, { memoize, report, table: { isMailDrop } }) {
    for (const [field, line] of Object.entries(lines)) {
      if (typeof line === 'string' && memoize(isMailDrop, line)) report([field]);
    }
  },
});
