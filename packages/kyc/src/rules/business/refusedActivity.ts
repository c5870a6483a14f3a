import { defineRule } from '../../rule/defineRule.ts';
import { isText } from '../../rule/guards.ts';

/** Groups of activities on the published lists of payment companies that refuse or restrict them. */
const refused: ReadonlySet<string> = new Set([
  'adult',
  'arms',
  'cannabis',
  'company_services',
  'gambling',
  'reputation',
  'tobacco',
  'trading_investment',
]);

/** An activity that payment companies refuse or restrict. The applicant should know before submitting. */
export const refusedActivity = defineRule({
  id: 'business/refused-activity',
  preset: 'recommended',
  severity: 'info',
  basis: 'practice',
  source: {
    title: 'Published lists of refused activities of payment companies',
    url: 'https://github.com/passmuster/passmuster/blob/main/packages/kyc/src/tables/activity/activityWords.json',
  },
  data: ({ activityWordsVersion }) => [activityWordsVersion],
  load: () => import('../../tables/activity/findActivities.ts'),
  message: 'nature_of_business names {activity}, which payment companies often refuse or restrict',
  remedy:
    'Many payment companies restrict this activity. Ask yours before you submit, or add your license.',
  reads: { nature_of_business: isText },
  check({ nature_of_business }, { memoize, report, table }) {
    const named = memoize(table.findActivities, nature_of_business).find(({ flag }) =>
      refused.has(flag),
    );
    if (named) report(['nature_of_business'], { activity: named.id });
  },
});
