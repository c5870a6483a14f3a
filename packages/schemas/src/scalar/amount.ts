import * as v from 'valibot';
import { requiredMessage } from './requiredMessage.ts';
import { finiteText, numberText } from './texts.ts';

/**
 * A finite number, 0 or more. valibot's `number` alone would take Infinity; its `finite` would weigh
 * more in a form than a `check`, which is there anyway. Source: API spec 1.0.0, “number, min 0”.
 */
export const AmountSchema = v.pipe(
  v.number(requiredMessage(numberText.remedy)),
  v.check<number, string>(Number.isFinite, finiteText.remedy),
  v.minValue(0, 'Enter 0 or more'),
);
