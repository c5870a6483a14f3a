import { ruleTable } from '../../testing/ruleTable.ts';
import { activityIndustry } from './activityIndustry.ts';

const nature = 'nature_of_business';

ruleTable(activityIndustry, [
  { why: 'software for farms under software', set: {}, finds: [] },
  { why: 'a clinic under software', set: { [nature]: 'Private clinic' }, finds: ['industry'] },
  { why: 'words of no trade', set: { [nature]: 'Various things' }, finds: [] },
  { why: 'a clinic with software', set: { [nature]: 'Software for clinics' }, finds: [] },
  {
    why: 'a hotel under sightseeing transport, which is transport or leisure',
    set: { [nature]: 'Hotel', industry: '487110' },
    finds: [],
  },
  {
    why: 'a clinic under a code that is not in NAICS',
    set: { [nature]: 'Private clinic', industry: '999999' },
    finds: [],
  },
]);
