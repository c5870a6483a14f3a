import type { Simulation } from '../http/services.ts';
import { controlRoutes } from './controlRoutes.ts';
import { createFaultInjector } from './faultInjector.ts';
import { timeOf } from './timeOf.ts';
import { withFaults } from './withFaults.ts';

/** Returns the control routes, the clock and the faults of the merchants. */
export function createSimulation(): Simulation {
  const faults = createFaultInjector();
  return {
    routes: controlRoutes,
    timeOf,
    around({ merchant, route, headers, signal }, run) {
      // The routes that set the faults must stay usable.
      const plan = controlRoutes.includes(route) ? undefined : merchant.settings.faults;
      const due = faults.due(merchant.id, plan, route.name, headers.get('x-sandbox-fault'));
      return due.length === 0 ? run() : withFaults(due, signal, run);
    },
  };
}
