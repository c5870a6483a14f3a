/**
 * Figure F10: a 500 MB answer or a 200 MB gzip bomb grows the client's process by at most 200 MB.
 * The server runs in a process of its own. `node --conditions=@passmuster/source scripts/memory.ts`
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { measureGrowth, serveHugeAnswers } from '../src/testing/memory.ts';

const most = 200;
const runs = [
  { what: '500 MB answer', path: 'plain', size: 500_000_000 },
  { what: '200 MB gzip bomb', path: 'gzip', size: 200_000_000 },
];

if (process.send) {
  const { origin } = await serveHugeAnswers(Number(process.argv[2]));
  process.send(origin);
} else {
  for (const { what, path, size } of runs) {
    const server = fork(import.meta.filename, [String(size)]);
    const [origin] = await once(server, 'message');
    const { megabytes, kind } = await measureGrowth(`${origin}/${path}`);
    server.kill();
    console.log(`${what}: ${kind}, grew by ${megabytes} MB (at most ${most})`);
    if (megabytes > most || kind !== 'too_large') process.exitCode = 1;
  }
}
