export type {
  ApiHandlerOptions,
  ApiInput,
  Authorization,
} from './handler/apiHandlerOptions.ts';
export { createApiHandler } from './handler/createApiHandler.ts';
