export type {
  ApiHandlerOptions,
  ApiInput,
  Authorization,
  ReviewIssue,
} from './handler/apiHandlerOptions.ts';
export { createApiHandler } from './handler/createApiHandler.ts';
