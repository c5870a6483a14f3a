import type { BodyRefusal } from '@passmuster/client/handler';
import { listLimits, toFinding, tooManyElements } from '@passmuster/findings';
import type { Switches } from '../ledger/switches.ts';
import { type Answer, failure } from './answer.ts';
import { invalid } from './refusalAnswer.ts';

/** How much of a refused body is read and dropped, as a multiple of the largest. */
export const droppedBodies = 3;

/** Returns the answer to a body that is not read. Ends the connection of a client that may still be sending. */
export function bodyAnswer(
  { status, code, message, headers }: BodyRefusal,
  { validationStatus }: Pick<Switches, 'validationStatus'>,
): Answer {
  if (code === 'TOO_MANY_VALUES')
    return invalid(validationStatus, [
      toFinding(tooManyElements, [], { most: listLimits.perBody }),
    ]);
  const isSending = status === 413 || status === 408;
  return failure(status, code, message, { ...headers, ...(isSending && { connection: 'close' }) });
}
