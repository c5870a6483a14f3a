import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { WireClient } from './wireClients.ts';

export interface WireOutcome {
  readonly name: string;
  readonly statuses: readonly number[];
  /** Milliseconds until the server closed the connection; undefined if it was still open at the end. */
  readonly closedAfterMs: number | undefined;
}

/** Returns true if the connection was closed, after an answer that the client may get. */
export const isExpected = (
  { answers }: WireClient,
  { statuses, closedAfterMs }: WireOutcome,
): boolean =>
  closedAfterMs !== undefined &&
  (answers.length === 0 || answers.some((allowed) => allowed.join() === statuses.join()));

/** Opens a connection and plays a client on it, for at most `patienceMs`. */
export async function playWireClient(
  url: string,
  { name, sends, next }: WireClient,
  credential: string,
  patienceMs: number,
): Promise<WireOutcome> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  const started = performance.now();
  const bytes = sends(credential);
  let received = '';
  let closedAfterMs: number | undefined;
  const close = () => {
    closedAfterMs ??= performance.now() - started;
    socket.destroy();
  };
  socket.setEncoding('latin1').on('error', () => undefined);
  socket.on('end', close).on('close', close);
  if (next === 'floods' || next === 'never reads') socket.pause();
  else socket.on('data', (text: string) => (received += text));
  socket.write(bytes);
  if (next === 'half-closes') socket.end();
  const flood = () => {
    while (!socket.destroyed && socket.write(bytes));
  };
  if (next === 'floods') socket.on('drain', flood).on('connect', flood);
  while (closedAfterMs === undefined && performance.now() - started < patienceMs) {
    await sleep(Math.min(1000, patienceMs / 50));
    if (socket.destroyed) break;
    if (next === 'trickles') socket.write('x');
    if (next === 'never reads' || next === 'sends empty lines') socket.write('\r\n');
  }
  socket.destroy();
  const statuses = [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) =>
    Number(status),
  );
  return { name, statuses, closedAfterMs };
}
