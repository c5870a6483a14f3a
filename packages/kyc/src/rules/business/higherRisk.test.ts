import { ruleTable } from '../../testing/ruleTable.ts';
import { higherRisk } from './higherRisk.ts';

ruleTable(higherRisk, [
  { why: 'software', set: {}, finds: [] },
  { why: 'gambling', set: { industry: '713290' }, finds: ['industry'] },
  { why: 'the transmission of money', set: { industry: '522390' }, finds: ['industry'] },
  ...['GAMBLING_PROCEEDS', 'CASH_DEPOSITS', 'SOMEONE_ELSES_FUNDS', 'THIRD_PARTY_FUNDS'].map(
    (source) => ({
      why: `${source} as the source`,
      set: { source_of_funds: source },
      finds: ['source_of_funds'],
    }),
  ),
  {
    why: 'money services',
    set: { conducts_money_services: true },
    finds: ['conducts_money_services'],
  },
]);
