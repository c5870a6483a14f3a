import { magicValues } from '../src/ledger/magicValues.ts';
import { defaultSwitches } from '../src/ledger/switches.ts';
import { assumptions } from '../src/simulate/assumptions.ts';
import { controlRoutes } from '../src/simulate/controlRoutes.ts';
import { faultHeaderForms } from '../src/simulate/parseFaultHeader.ts';

/**
 * Prints what the sandbox assumes and simulates, as JSON. The documentation makes a page of it:
 * `node --conditions=@passmuster/source scripts/printSimulation.ts`.
 */
const routes = controlRoutes.map(({ name, method, path }) => ({ name, method, path }));
const simulation = {
  routes,
  faults: faultHeaderForms,
  magicValues,
  assumptions,
  switches: defaultSwitches,
};
process.stdout.write(`${JSON.stringify(simulation, null, 2)}\n`);
