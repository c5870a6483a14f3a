import { existsSync, readFileSync } from 'node:fs';

/**
 * Checks SPEC.md: each row has a number of its own, names a file that exists, and names a test that
 * exists, or says “open”. A test may carry a title in quotes, which its file must then contain.
 */
const root = new URL('..', import.meta.url);
const rowForm = /^\| ([A-Z]+-\d+|\d+) \|/;
const linkForm = /\[[^\]]*\]\(([^)#]+)\)(?:: “([^”]+)”)?/g;

const problems: string[] = [];
const numbers = new Set<string>();
let open = 0;

function checkLinks(number: string, cell: string, what: string): void {
  const links = [...cell.matchAll(linkForm)];
  if (links.length === 0 && !/^(open|–)/.test(cell))
    problems.push(`${number}: no ${what}, and not “open”`);
  if (cell.startsWith('open')) open += 1;
  for (const [, path = '', title] of links) {
    const file = new URL(path, root);
    if (!existsSync(file)) problems.push(`${number}: ${path} does not exist`);
    else if (title !== undefined && !readFileSync(file, 'utf8').includes(title)) {
      problems.push(`${number}: ${path} has no test named “${title}”`);
    }
  }
}

for (const line of readFileSync(new URL('SPEC.md', root), 'utf8').split('\n')) {
  const number = rowForm.exec(line)?.[1];
  if (number === undefined) continue;
  if (numbers.has(number)) problems.push(`${number}: this number is used twice`);
  numbers.add(number);
  const cells = line.split(' | ');
  checkLinks(number, (cells.at(-1) ?? '').replace(/ \|$/, ''), 'test');
  checkLinks(number, cells.at(-2) ?? '', 'file');
}
for (const problem of problems) console.error(`SPEC.md ${problem}`);
console.log(`SPEC.md: ${numbers.size} rows, ${open} cells open, ${problems.length} problems`);
process.exitCode = problems.length > 0 || numbers.size === 0 ? 1 : 0;
