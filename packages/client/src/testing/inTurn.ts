import type { Play } from './faultServer.ts';

/** Plays one after the other, and the last one for all further requests. */
export function inTurn(first: Play, ...rest: readonly Play[]): Play {
  const plays = [first, ...rest];
  return (socket, request, count) => {
    const play = plays[Math.min(count, plays.length) - 1] ?? first;
    play(socket, request, count);
  };
}

/** Writes an answer and leaves the connection open. */
export const send =
  (bytes: Buffer): Play =>
  (socket) => {
    socket.write(bytes);
  };

/** Writes the answer up to `bytes` from its end, then hangs up. */
export const cutOff =
  (answer: Buffer, bytes: number): Play =>
  (socket) => {
    socket.end(answer.subarray(0, answer.length - bytes));
  };

/** Resets the connection. */
export const reset: Play = (socket) => {
  socket.resetAndDestroy();
};

/** Accepts the request and never answers. */
export const silence: Play = () => {};
