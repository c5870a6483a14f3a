import { euHighRiskVersion, euHighRisk as rows } from './euHighRisk.generated.ts';
import { type RiskList, riskListOf } from './listing.ts';

/** High-risk third countries of the European Union, now or in the past. */
export const euHighRiskList: RiskList = /* @__PURE__ */ riskListOf(
  'risk/eu-high-risk',
  euHighRiskVersion,
  rows,
  (all) => all,
);
