import * as v from 'valibot';

/**
 * Returns a schema like `v.picklist`, whose issues have the list as their `requirement`, so that a finding can say which
 * choice was meant.
 */
/* @__NO_SIDE_EFFECTS__ */
export function choice<const Choices extends readonly string[], const Message extends string>(
  choices: Choices,
  message: Message,
): v.PicklistSchema<Choices, Message> {
  return Object.assign(v.picklist(choices, message), { requirement: choices });
}

/** Returns a schema like `v.literal`, whose issues have the list of the only choice as their `requirement`. */
/* @__NO_SIDE_EFFECTS__ */
export function onlyChoice<const Choice extends string, const Message extends string>(
  value: Choice,
  message: Message,
): v.LiteralSchema<Choice, Message> {
  return Object.assign(v.literal(value, message), { requirement: [value] });
}
