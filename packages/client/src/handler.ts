export type { BodyRefusal } from './body/bodyRefusal.ts';
export { type BodyDropperOptions, createBodyDropper } from './body/createBodyDropper.ts';
export {
  type BodyLimits,
  type BodyReader,
  type BodyReaderOptions,
  createBodyReader,
  type ReadBody,
} from './body/createBodyReader.ts';
export { maxBodyBytes, smallBodyBytes } from './body/maxBodyBytes.ts';
export type {
  ApiHandlerOptions,
  ApiInput,
  Authorization,
  Permission,
  Refusal,
  ReviewIssue,
  RevisionDifference,
  Visit,
} from './handler/apiHandlerOptions.ts';
export { createApiHandler } from './handler/createApiHandler.ts';
export type { ApiHandlerLimits } from './handler/limits.ts';
