/** The version of the numbering plans. */
export const numberingPlans = {
  name: 'Numbering plans (libphonenumber-js 1.13.16)',
  asOf: '2026-11-10',
  maxAgeDays: 400,
} as const;

/** Loads the numbering plans and the code that uses them. */
export const loadPhones = () => import('./phoneChecks.ts');
