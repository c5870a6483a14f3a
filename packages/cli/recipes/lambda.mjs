// A worker of stepFunctions.json. Deploy it with the packages of `npm install passmuster`, on Node.js 22.
import { spawnSync } from 'node:child_process';

const command = process.env.PASSMUSTER ?? './node_modules/.bin/passmuster';

export function handler({ Items: items, BatchInput: { kind } }) {
  const input = items.map((item) => `${JSON.stringify(item)}\n`).join('');
  const options = { input, encoding: 'utf8', maxBuffer: 2 ** 28 };
  const { status, stdout, stderr } = spawnSync(command, ['filter', kind], options);
  if (status !== 0) throw new Error(stderr);
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}
