import * as v from 'valibot';
import { requiredMessage } from './requiredMessage.ts';
import { finiteText, numberText } from './texts.ts';

// valibot's `number` accepts Infinity; its `finite` would add more to a bundle than a `check`.
/** A finite number, 0 or more. Source: API spec 1.0.0, “number, min 0”. */
export const AmountSchema = v.pipe(
  v.number(requiredMessage(numberText.remedy)),
  v.check<number, string>(Number.isFinite, finiteText.remedy),
  v.minValue(0, 'Enter 0 or more.'),
);
