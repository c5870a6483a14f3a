import type { Route } from '../http/route.ts';
import { dataRoutes } from './dataRoutes.ts';
import { methodRoutes } from './methodRoutes.ts';
import { movementRoutes } from './movementRoutes.ts';
import { settingsRoutes } from './settingsRoutes.ts';
import { stateRoutes } from './stateRoutes.ts';

/** What a sandbox can do and the API cannot. Each route affects one merchant. */
export const controlRoutes: readonly Route[] = [
  ...movementRoutes,
  ...stateRoutes,
  ...methodRoutes,
  ...settingsRoutes,
  ...dataRoutes,
];
