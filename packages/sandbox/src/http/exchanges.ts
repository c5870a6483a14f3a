import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { endWith, refusalOf } from './wireRefusal.ts';

/** The latest request of a connection, and its answer. */
interface Exchange {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly idle: NodeJS.Timeout;
  /** How often the client sent more before this was answered. */
  sentEarly: number;
}

/** A client that sends more requests than this before it reads an answer is dropped. */
const maxSentEarly = 16;

/**
 * Keeps connections to one request at a time. A request that arrives before the one before it is answered is
 * ignored, and the connection ends after that answer, as RFC 9112 §9.3.2 and §9.6 allow: the client sends it again
 * on a new connection. Requests that wait would have to be kept, and a client could send any number of them.
 */
export class Exchanges {
  readonly #latest = new WeakMap<Duplex, Exchange>();
  readonly #idleMs: number;

  /** Closes a connection that sends no request for `idleMs` after an answer, empty lines apart. */
  constructor(idleMs: number) {
    this.#idleMs = idleMs;
  }

  /** Returns true if the request is to be answered. */
  begin(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    const { socket } = incoming;
    const latest = this.#latest.get(socket);
    if (latest !== undefined && !latest.outgoing.writableFinished) {
      endAfter(latest);
      return false;
    }
    const idle = latest?.idle ?? this.#idleTimer(socket);
    outgoing.once('close', () => idle.refresh());
    this.#latest.set(socket, { incoming, outgoing, idle, sentEarly: 0 });
    return true;
  }

  #idleTimer(socket: Duplex): NodeJS.Timeout {
    const timer = setTimeout(() => {
      if (this.#latest.get(socket)?.outgoing.writableFinished) socket.destroy();
    }, this.#idleMs);
    socket.once('close', () => clearTimeout(timer));
    return timer;
  }

  /** Answers an error of Node's parser, and ends the connection. */
  refuse(error: Error & { readonly code?: string }, socket: Duplex): void {
    // The parser would report all bytes that follow an error, too.
    socket.pause();
    if (socket.writableEnded) return;
    const latest = this.#latest.get(socket);
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else if (latest === undefined) endWith(socket, refusalOf(error));
    else if (latest.incoming.complete && !latest.outgoing.writableFinished) endAfter(latest);
    else if (!latest.incoming.complete && latest.outgoing.headersSent) socket.destroy();
    // Not after an answer: the handler may wait for the rest of the body that failed.
    else endWith(socket, refusalOf(error));
  }
}

/** Ends the connection once this answer has been sent. */
function endAfter(exchange: Exchange): void {
  const { incoming, outgoing } = exchange;
  exchange.sentEarly += 1;
  if (exchange.sentEarly > maxSentEarly) incoming.socket.destroy();
  if (exchange.sentEarly > 1) return;
  outgoing.shouldKeepAlive = false;
  // The headers may have been sent already.
  outgoing.once('finish', () => incoming.socket.destroySoon());
}
