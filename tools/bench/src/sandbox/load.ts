import { connect } from 'node:net';

export interface Load {
  readonly url: string;
  /** Returns a whole request, headers and body. */
  readonly request: () => string;
  /** First digit of the statuses that count. */
  readonly status: string;
  readonly connections: number;
  readonly milliseconds: number;
}

const end = Buffer.from('\r\n\r\n');

/** Answers per second; a connection sends a request after the answer to the one before. Throws on another status. */
export async function answersPerSecond(load: Load): Promise<number> {
  const started = performance.now();
  const until = started + load.milliseconds;
  const counts = await Promise.all(
    Array.from({ length: load.connections }, () => exchange(load, until)),
  );
  const seconds = (performance.now() - started) / 1000;
  return counts.reduce((sum, count) => sum + count, 0) / seconds;
}

/** Opens one connection. A raw socket costs the client least, so that mainly the server is measured. */
function exchange({ url, request, status }: Load, until: number): Promise<number> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let count = 0;
    let pending: Buffer = Buffer.alloc(0);
    const socket = connect(Number(port), hostname, () => socket.write(request()));
    socket.setNoDelay(true).on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
      const length = lengthOf(pending);
      if (length === undefined || pending.length < length) return;
      if (String.fromCharCode(pending[9] ?? 0) !== status) {
        socket.destroy();
        reject(new Error(`Not expected: ${pending.toString('utf8', 0, 500)}`));
        return;
      }
      count += 1;
      pending = pending.subarray(length);
      if (performance.now() < until) socket.write(request());
      else {
        socket.destroy();
        resolve(count);
      }
    });
  });
}

function lengthOf(answer: Buffer): number | undefined {
  const head = answer.indexOf(end);
  if (head < 0) return undefined;
  const announced = /content-length: (\d+)/i.exec(answer.toString('latin1', 0, head))?.[1];
  return head + end.length + Number(announced ?? 0);
}
