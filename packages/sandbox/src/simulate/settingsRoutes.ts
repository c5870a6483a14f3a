import type * as v from 'valibot';
import type { Route } from '../http/route.ts';
import type { MerchantSettings } from '../ledger/merchant.ts';
import { controlRoute } from './controlRoute.ts';
import { ClockSchema, FaultPlanSchema, SwitchesSchema } from './controlSchemas.ts';
import { timeOf } from './timeOf.ts';

/** Returns a route that replaces one part of a merchant's settings. Takes effect with the next request. */
const setting = <const Schema extends v.GenericSchema>(
  name: string,
  path: string,
  schema: Schema,
  part: (input: v.InferOutput<Schema>) => MerchantSettings,
): Route =>
  controlRoute<Schema>(
    name,
    'PUT',
    path,
    async ({ keys, merchant, realTime }, { body }) => {
      const settings = await keys.updateSettings(merchant, part(body));
      return { data: { ...settings, now: timeOf({ settings }, realTime) } };
    },
    schema,
  );

/** `GET /_sandbox/settings`, and `PUT /_sandbox/clock`, `/_sandbox/faults` and `/_sandbox/switches`. */
export const settingsRoutes: readonly Route[] = [
  controlRoute('showSettings', 'GET', 'settings', async ({ merchant, realTime }) => ({
    data: { ...merchant.settings, now: timeOf(merchant, realTime) },
  })),
  setting('setClock', 'clock', ClockSchema, ({ at, offset_ms: offset }) => ({
    clock: at === undefined ? { offset: offset ?? 0 } : { at: new Date(at).toISOString() },
  })),
  setting('setFaults', 'faults', FaultPlanSchema, (faults) => ({ faults })),
  setting('setSwitches', 'switches', SwitchesSchema, (switches) => ({ switches })),
];
