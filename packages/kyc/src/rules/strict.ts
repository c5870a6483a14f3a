import { definePreset } from '@passmuster/findings';
import { registeredOwners } from './business/registeredOwners.ts';
import { beneficialOwnerShare } from './owner/beneficialOwnerShare.ts';
import { executiveControl } from './owner/executiveControl.ts';
import { recommended } from './recommended.ts';
import { euHighRisk } from './risk/euHighRisk.ts';

/** The rules of `recommended`, and those that a cautious compliance team adds. */
export const strict = /* @__PURE__ */ definePreset('strict', [
  ...recommended.rules,
  executiveControl,
  registeredOwners,
  beneficialOwnerShare,
  euHighRisk,
]);
