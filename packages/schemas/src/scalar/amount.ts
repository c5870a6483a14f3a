import * as v from 'valibot';
import { asked } from './asked.ts';

/**
 * A finite number, 0 or more. valibot's `number` alone would take Infinity; its `finite` would weigh
 * more in a form than a `check`, which is there anyway. Source: API spec 1.0.0, “number, min 0”.
 */
export const AmountSchema = v.pipe(
  v.number(asked('Send a number')),
  v.check<number, string>(Number.isFinite, 'Send a finite number'),
  v.minValue(0, 'Send 0 or more'),
);
