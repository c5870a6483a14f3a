import { defineRule } from '../../rule/defineRule.ts';
import { isCountryCode } from '../../rule/guards.ts';
import { euHighRiskList } from '../../tables/risk/euHighRisk.ts';
import { isListed, listDay, versionOf } from '../../tables/risk/listing.ts';
import { overLists } from './overLists.ts';

/** A business registered in a high-risk third country, as listed by the European Union. */
export const euHighRisk = overLists([euHighRiskList], (list) =>
  defineRule({
    id: 'risk/eu-high-risk',
    preset: 'strict',
    severity: 'info',
    basis: 'regulation',
    source: {
      title: 'Delegated Regulation (EU) 2016/1675, as amended by (EU) 2026/83',
      url: 'https://eur-lex.europa.eu/eli/reg_del/2016/1675',
    },
    data: [versionOf(list)],
    message: 'This country is a high-risk third country of the EU by the list of {listDay}',
    remedy:
      '{country:name} is on the EU list of high-risk countries of {listDay:date}. EU firms must ask more questions. Have proof of funds ready.',
    reads: { 'registered_address.country': isCountryCode },
    check({ 'registered_address.country': country }, { asOf, report }) {
      if (!isListed(list, country, asOf)) return;
      report(['registered_address', 'country'], { country, listDay: listDay(list, asOf) });
    },
  }),
);
