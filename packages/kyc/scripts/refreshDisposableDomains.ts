/**
 * Rewrites the table of disposable mail domains from its repository: `pnpm --filter @passmuster/kyc refresh:disposable-domains`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { toDisposableDomains } from './tables/toDisposableDomains.ts';

const repository = 'disposable-email-domains/disposable-email-domains';
const list = 'disposable_email_blocklist.conf';
const file = new URL('../src/tables/email/disposableMailDomains.json', import.meta.url);

async function get(address: string): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(30_000) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.text();
}

const commits = await get(
  `https://api.github.com/repos/${repository}/commits?path=${list}&per_page=1`,
);
const [{ sha, commit }] = JSON.parse(commits) as [
  { readonly sha: string; readonly commit: { readonly committer: { readonly date: string } } },
];
const asOf = commit.committer.date.slice(0, 10);
const text = readFileSync(file, 'utf8');
const former = JSON.parse(text) as { readonly count: number };
const rows = toDisposableDomains(
  await get(`https://raw.githubusercontent.com/${repository}/${sha}/${list}`),
  former.count,
);
const [head = ''] = text.split('  "rows": [');
const changed = head
  .replace(/"asOf": "[^"]*"/, `"asOf": "${asOf}"`)
  .replace(
    /"source": \[[^\]]*\]/,
    `"source": ["github.com/${repository} ${sha.slice(0, 8)} of ${asOf}"]`,
  )
  .replace(/"count": \d+/, `"count": ${rows.length}`);
const lines = rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
writeFileSync(file, `${changed}  "rows": [\n${lines}\n  ]\n}\n`);
console.log(`${rows.length} domains, list of ${asOf}`);
