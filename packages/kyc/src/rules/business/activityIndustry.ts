import { defineRule } from '../../rule/defineRule.ts';
import { isText } from '../../rule/guards.ts';

/**
 * A description names trades of other sectors than the industry code, and none of its own sector. Words prove little, so
 * this is only information.
 */
export const activityIndustry = defineRule({
  id: 'business/activity-industry',
  preset: 'recommended',
  severity: 'info',
  basis: 'practice',
  source: { title: 'US Census Bureau, NAICS 2022', url: 'https://www.census.gov/naics/' },
  data: ({ sectorsVersion }) => [sectorsVersion],
  load: () => import('../../tables/activity/sectorsOf.ts'),
  message: 'nature_of_business describes another NAICS sector than industry',
  remedy: "The industry doesn't match your description. Choose the one that fits.",
  reads: { nature_of_business: isText, industry: isText },
  check({ nature_of_business, industry }, { report, table }) {
    const declared = table.sectorsOfCode(industry);
    const named = table.sectorsOf(nature_of_business);
    if (declared.length === 0 || named.length === 0) return;
    if (!declared.some((sector) => named.includes(sector))) report(['industry']);
  },
});
