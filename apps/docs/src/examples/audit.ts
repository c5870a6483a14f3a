import { auditRecord, recommended, reviewBusinessCustomer } from '@passmuster/kyc';

const application = { business_name: 'Adunni Foods Limited' };
const review = reviewBusinessCustomer(application, { asOf: '2026-11-21', preset: recommended });

/** Rules, sources, tables and outcomes of the review, without a value of the application. */
export const record = auditRecord(review, application);
