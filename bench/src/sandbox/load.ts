import { connect } from 'node:net';

export interface Load {
  readonly url: string;
  /** The whole request, headers and body. */
  readonly request: string;
  readonly connections: number;
  readonly milliseconds: number;
}

const end = Buffer.from('\r\n\r\n');

/** Answers per second, each asked for after the one before on its connection. Throws on any that is not 2xx. */
export async function answersPerSecond(load: Load): Promise<number> {
  const started = performance.now();
  const until = started + load.milliseconds;
  const counts = await Promise.all(
    Array.from({ length: load.connections }, () => exchange(load, until)),
  );
  const seconds = (performance.now() - started) / 1000;
  return counts.reduce((sum, count) => sum + count, 0) / seconds;
}

/** One connection; a raw socket costs the client least, so the server is what is measured. */
function exchange({ url, request }: Load, until: number): Promise<number> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let count = 0;
    let pending: Buffer = Buffer.alloc(0);
    const socket = connect(Number(port), hostname, () => socket.write(request));
    socket.setNoDelay(true).on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
      const length = lengthOf(pending);
      if (length === undefined || pending.length < length) return;
      if (pending[9] !== 0x32) {
        socket.destroy();
        reject(new Error(`Not a success: ${pending.toString('utf8', 0, 500)}`));
        return;
      }
      count += 1;
      pending = pending.subarray(length);
      if (performance.now() < until) socket.write(request);
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
