import { type Answer, failure } from '../http/answer.ts';
import type { Simulation } from '../http/services.ts';
import { controlRoutes } from './controlRoutes.ts';
import { createFaultInjector } from './faultInjector.ts';
import { faultHeaderForms, parseFaultHeader } from './parseFaultHeader.ts';
import { timeOf } from './timeOf.ts';
import { withFaults } from './withFaults.ts';

const unknownFault: Answer = failure(
  400,
  'UNKNOWN_FAULT',
  `x-sandbox-fault takes ${faultHeaderForms.join(', ')}, separated by commas`,
);

/** Returns the control routes, the clock and the faults of the merchants. */
export function createSimulation(): Simulation {
  const faults = createFaultInjector();
  return {
    routes: controlRoutes,
    timeOf,
    async around({ merchant, route, headers, signal }, run) {
      // The routes that set the faults must stay usable.
      const plan = controlRoutes.includes(route) ? undefined : merchant.settings.faults;
      const once = parseFaultHeader(headers.get('x-sandbox-fault'));
      if (!once) return unknownFault;
      const due = faults.due(merchant.id, plan, route.name, once);
      return due.length === 0 ? run() : withFaults(due, signal, run);
    },
  };
}
