import { fatf, fatfVersion } from './fatf.generated.ts';
import { type RiskList, riskListOf } from './listing.ts';

const listOf = (name: string, list: string): RiskList =>
  riskListOf('risk/fatf', { ...fatfVersion, name }, fatf, (rows) =>
    rows.filter((row) => row.list === list),
  );

/** Jurisdictions subject to a call for action. */
export const callForActionList: RiskList = /* @__PURE__ */ listOf(
  'FATF call for action',
  'call-for-action',
);

/** Jurisdictions under increased monitoring, now or in the past. */
export const increasedMonitoringList: RiskList = /* @__PURE__ */ listOf(
  'FATF increased monitoring',
  'increased-monitoring',
);
