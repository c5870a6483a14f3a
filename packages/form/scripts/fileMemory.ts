/**
 * Replaces a file of 5 MB 60 times in one slot of a form whose reviewer runs in the same thread, and prints by how much memory has grown
 * after a collection. Exits with 1 if it is 100 MB or more. Needs `--expose-gc`.
 */
import { strict as assert } from 'node:assert';
import { mkdtempSync, openAsBlob, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCustomerForm } from '../src/index.ts';
import { directReviewer } from '../src/reviewer.ts';

const megabyte = 1_000_000;
const count = 60;
const limit = 100;

const statement = readFileSync(
  new URL('../../../examples/documents/us-llc-bank-statement.pdf', import.meta.url),
);
const folder = mkdtempSync(join(tmpdir(), 'passmuster-files-'));
const path = join(folder, 'statement.pdf');
// A bank statement with a comment of 5 MB behind its first line.
writeFileSync(
  path,
  Buffer.concat([
    statement.subarray(0, 9),
    Buffer.from(`%${'a'.repeat(5 * megabyte)}\n`),
    statement.subarray(9),
  ]),
);

const form = createCustomerForm({ reviewer: directReviewer() });
form.subscribe(() => undefined);

async function replace(name: string): Promise<void> {
  const slot = form.state.slots.find(({ documentType }) => documentType === 'BANK_STATEMENT');
  // As in a browser, a file of a device holds no bytes.
  const file = new File([await openAsBlob(path)], name, { type: 'application/pdf' });
  assert.equal(await form.attach(slot?.id ?? '', file), 'attached');
  await form.validate();
}
function memory(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / megabyte;
}

await replace('first.pdf');
const before = memory();
for (let at = 0; at < count; at += 1) await replace(`${at}.pdf`);
const growth = memory() - before;
console.log(`${count} replacements of 5 MB: memory has grown by ${growth.toFixed(1)} MB`);
if (growth >= limit) process.exitCode = 1;

form.close();
rmSync(folder, { recursive: true });
