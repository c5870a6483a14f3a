import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const main = 'node_modules/passmuster/dist/main.js';
const { version } = JSON.parse(readFileSync('node_modules/passmuster/package.json', 'utf8'));
const run = (...args) => spawnSync(process.execPath, [main, ...args], { encoding: 'utf8' });

assert.equal(
  execFileSync(process.execPath, [main, '--version'], { encoding: 'utf8' }).split(/\s/)[0],
  version,
);
const ready = run('check', 'customer', 'customer.json', '--as-of', '2026-11-21');
assert.match(ready.stdout, /1 ready of 1 /);
assert.equal(ready.status, 0, ready.stderr);

writeFileSync(
  'addresses.csv',
  'address\n0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed\nvitalik.eth\n',
);
const addresses = run('check', 'address', 'addresses.csv', '--network', 'erc20');
assert.equal(addresses.status, 1, addresses.stdout + addresses.stderr);
