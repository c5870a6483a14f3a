import { CommandError } from '../terminal/commandError.ts';
import type { Kind } from './kind.ts';
import { meantKinds } from './meantKinds.ts';

/** Returns the refusal of a word that isn't a kind, with the kind that it may mean. A long word isn't repeated: it may be a key. */
export function unknownKind(word: string, choices: readonly Kind[]): CommandError {
  const near = meantKinds(word, choices);
  const hint = near.length > 0 ? `. Did you mean ${near.join(' or ')}?` : '';
  const shown = word.length < 20 ? word : '…';
  return new CommandError(`kind ${shown} doesn't exist. Choose ${choices.join(', ')}${hint}`);
}
