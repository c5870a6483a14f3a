import { meaningOfChoice } from '@passmuster/schemas/meaning';
import { choiceLabels } from '../columns/choiceLabels.ts';
import { choiceNamed } from '../columns/choiceNamed.ts';
import { CommandError } from '../terminal/commandError.ts';

/**
 * Returns the value of a closed list that an argument names, as a cell does.
 *
 * @throws CommandError for another text, with the value that it misspells or all values. `what` is its name: `business type`.
 */
export function choiceArgument<Choice extends string>(
  what: string,
  choices: readonly Choice[],
  text: string,
): Choice {
  const choice = choiceNamed(choices, text);
  if (choice !== undefined) return choice;
  const near = meaningOfChoice(choices, text, choiceLabels)?.value;
  const hint = near === undefined ? '' : `. Did you mean ${near}?`;
  throw new CommandError(`pass a ${what}: ${choices.join(', ')}${hint}`);
}
