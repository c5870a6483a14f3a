import * as v from 'valibot';
import { string } from './string.ts';
import { timestampText } from './texts.ts';

/** ISO 8601 date-time as text. The API sends UTC with milliseconds. Source: API spec 1.0.0, Resources. */
export const TimestampSchema = v.pipe(string, v.isoTimestamp(timestampText.remedy));
