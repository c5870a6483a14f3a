// A worker of stepFunctions.json. Deploy it with the packages of `npm install passmuster`, on Node.js 22. Not run on AWS.
import { spawnSync } from 'node:child_process';

const command = process.env.PASSMUSTER ?? './node_modules/.bin/passmuster';
// Bytes of all answers: Step Functions takes 262,144, with what Lambda adds.
const most = 240_000;

export function handler({ Items: items, BatchInput: { kind } }) {
  const input = items.map((item) => `${JSON.stringify(item)}\n`).join('');
  const args = ['filter', kind, '--brief', '--max-answer', `${Math.floor(most / items.length)}`];
  const { status, stdout, stderr } = spawnSync(command, args, { input, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const lines = stdout.trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line));
}
