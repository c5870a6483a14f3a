import type { OperationId } from '@passmuster/schemas/operations';
import { notifyHook } from '../config/hooks.ts';
import { revisionHeader } from '../config/revisionHeader.ts';
import type { ApiHandlerOptions } from './apiHandlerOptions.ts';

/** What a revision looks like: `acme/3f9c2a1b kyc/0.3.0`. Anything else is of no page of ours. */
const form = /^[ -~]{1,200}\/[0-9a-f]{8} kyc\/[0-9A-Za-z.+-]{1,40}$/;

/** Calls `onRevision` if the page reviewed by another configuration. Never throws. */
export function compareRevisions(
  { headers }: Pick<Request, 'headers'>,
  operation: OperationId,
  { revision: server, onRevision }: Pick<ApiHandlerOptions, 'revision' | 'onRevision'>,
): void {
  const page = headers.get(revisionHeader);
  if (server === undefined || page === null || page === server || !form.test(page)) return;
  notifyHook(onRevision, { operation, page, server });
}
