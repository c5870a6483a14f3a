import * as v from 'valibot';
import { asked } from './asked.ts';

/** A finite number, 0 or more. valibot's `number` alone would take Infinity. */
export const AmountSchema = v.pipe(
  v.number(asked('Send a number')),
  v.finite('Send a finite number'),
  v.minValue(0, 'Send 0 or more'),
);
