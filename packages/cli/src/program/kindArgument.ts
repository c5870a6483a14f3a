import { Argument } from '@commander-js/extra-typings';
import type { Kind } from '../columns/kind.ts';
import { unknownKind } from '../columns/unknownKind.ts';

/** Returns the argument `<kind>` with these choices. */
export const kindArgument = <Choice extends Kind>(
  description: string,
  choices: readonly Choice[],
): Argument<'<kind>', undefined, Choice> =>
  new Argument('<kind>', description).choices(choices).argParser((word): Choice => {
    const kind = choices.find((choice) => choice === word);
    if (kind !== undefined) return kind;
    throw unknownKind(word, choices);
  });
