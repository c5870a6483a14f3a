import type { Finding } from '@passmuster/findings';
import type { DocumentDates } from '@passmuster/kyc';

/**
 * Checks one value; `documentDates` are those on the documents of a customer. Never throws on data. Overrides of rules
 * are applied by the caller.
 */
export type Check = (value: unknown, documentDates?: DocumentDates) => readonly Finding[];
