import { defineRule } from '../../rule/defineRule.ts';
import { isFlag, isText } from '../../rule/guards.ts';

/** A description names a money service, and the question about money services is answered with no. */
export const moneyServicesFlag = defineRule({
  id: 'business/money-services-flag',
  preset: 'recommended',
  severity: 'warning',
  basis: 'practice',
  source: {
    title: 'Terms of licenses for money services; API specification 1.0.0',
    section: 'Business customer, conducts_money_services',
    url: 'https://github.com/passmuster/passmuster/blob/main/packages/kyc/src/tables/activity/activityWords.json',
  },
  data: ({ activityWordsVersion }) => [activityWordsVersion],
  load: () => import('../../tables/activity/findActivities.ts'),
  message: 'nature_of_business names {activity}, but conducts_money_services is not true',
  remedy: 'Your description sounds like a money service. Check your answer to this question.',
  reads: { nature_of_business: isText, conducts_money_services: isFlag },
  check({ nature_of_business, conducts_money_services }, { memoize, report, table }) {
    if (conducts_money_services) return;
    const named = memoize(table.findActivities, nature_of_business).find(
      ({ moneyServices }) => moneyServices === true,
    );
    if (named) report(['conducts_money_services'], { activity: named.id });
  },
});
