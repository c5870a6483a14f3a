import { randomUUIDv7 } from 'node:crypto';

/**
 * A new id: a UUID that grows with time (RFC 9562, version 7). Rows written together then lie
 * together in an index, so that a commit writes few pages instead of one for each row.
 */
export const newId = (): string => randomUUIDv7();
