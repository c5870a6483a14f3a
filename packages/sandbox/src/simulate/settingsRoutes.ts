import type * as v from 'valibot';
import { success } from '../answer/answer.ts';
import type { Operation } from '../call.ts';
import { type MerchantSettings, timeOf } from '../merchant.ts';
import type { Route } from '../operations.ts';
import { readBody } from '../readBody.ts';
import { parserOf } from '../validation.ts';
import { ClockSchema, FaultPlanSchema, SwitchesSchema } from './controlSchemas.ts';

/** A route that replaces one part of a merchant's settings, and is obeyed from the next request on. */
function setting<const Schema extends v.GenericSchema>(
  schema: Schema,
  part: (input: v.InferOutput<Schema>) => MerchantSettings,
): Operation {
  return async (call) => {
    const input = await readBody(call, parserOf(schema), {});
    if (input.answer) return input.answer;
    const settings = await call.updateSettings(part(input.value));
    return success(200, { data: { ...settings, now: timeOf({ settings }, call.realTime) } });
  };
}

/** `PUT /_sandbox/clock`, `/_sandbox/faults` and `/_sandbox/switches`. */
export const settingsRoutes: readonly Route[] = [
  {
    name: 'setClock',
    method: 'PUT',
    path: '/_sandbox/clock',
    operation: setting(ClockSchema, ({ at, offset_ms: offset }) => ({
      clock: at === undefined ? { offset: offset ?? 0 } : { at: new Date(at).toISOString() },
    })),
  },
  {
    name: 'setFaults',
    method: 'PUT',
    path: '/_sandbox/faults',
    operation: setting(FaultPlanSchema, (faults) => ({ faults })),
  },
  {
    name: 'setSwitches',
    method: 'PUT',
    path: '/_sandbox/switches',
    operation: setting(SwitchesSchema, (switches) => ({ switches })),
  },
];
