import type { Acceptance } from '@passmuster/findings';
import { note } from '../terminal/note.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { count } from '../text/count.ts';

const rulesNamed = 10;

/** Says once, at the end of a run, which acceptances named nothing that was found. `used` are positions of the others. */
export async function noteUnused(
  acceptances: readonly Acceptance[] = [],
  used: ReadonlySet<number>,
  terminal: Terminal,
): Promise<void> {
  const unused = acceptances.filter((_, index) => !used.has(index));
  if (unused.length === 0) return;
  const rules = [...new Set(unused.map(({ rule }) => rule))];
  const more = rules.length > rulesNamed ? ', …' : '';
  const names = `${rules.slice(0, rulesNamed).join(', ')}${more}`;
  await note(
    terminal,
    `${count(unused.length, 'acceptance')} without effect, since nothing like it was found: ${names}`,
  );
}
