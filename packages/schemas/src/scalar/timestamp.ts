import * as v from 'valibot';
import { string } from './string.ts';

/** ISO 8601 date-time; the API sends UTC with milliseconds. Kept as text. Source: API spec 1.0.0, Resources. */
export const TimestampSchema = v.pipe(
  string,
  v.isoTimestamp('Send an ISO 8601 date-time, such as 2026-01-31T09:30:00.000Z'),
);
