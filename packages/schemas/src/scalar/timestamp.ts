import * as v from 'valibot';
import { string } from './string.ts';
import { timestampText } from './texts.ts';

/** Date, time to the second or finer, and UTC or an offset; a space may stand for the T. Source: ISO 8601-1, RFC 3339 §5.6. */
export const timestampForm =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:[12]\d|0[1-9]|3[01])[T ](?:0\d|1\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,9})?(?:Z| ?[+-](?:0\d|1\d|2[0-3])(?::?[0-5]\d)?)$/;

/** ISO 8601 date-time as text. The API sends UTC with milliseconds. Source: API spec 1.0.0, Resources. */
export const TimestampSchema = v.pipe(string, v.regex(timestampForm, timestampText.remedy));
