import { Argument } from '@commander-js/extra-typings';
import type { Kind } from '../columns/kind.ts';
import { meantKinds } from '../columns/meantKinds.ts';
import { CommandError } from '../terminal/commandError.ts';

/**
 * Returns the argument `<kind>` with these choices. Another word is refused with the kind that it may mean, and is repeated
 * only if it is short: it may be a key that was pasted.
 */
export const kindArgument = <Choice extends Kind>(
  description: string,
  choices: readonly Choice[],
): Argument<'<kind>', undefined, Choice> =>
  new Argument('<kind>', description).choices(choices).argParser((word): Choice => {
    const kind = choices.find((choice) => choice === word);
    if (kind !== undefined) return kind;
    const near = meantKinds(word, choices);
    const hint = near.length > 0 ? `. Did you mean ${near.join(' or ')}?` : '';
    throw new CommandError(
      `kind ${word.length < 20 ? word : '…'} doesn't exist. Choose ${choices.join(', ')}${hint}`,
    );
  });
