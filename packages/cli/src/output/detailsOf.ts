import { type Finding, formatText } from '@passmuster/findings';

/** Returns whether a text has the value of a parameter, or the name of the country that it is the code of. */
const has = (text: string, value: string | number): boolean =>
  text.includes(String(value)) || text.includes(formatText('{value:name}', { value }));

/**
 * Returns the message of a finding if it has something that the remedy lacks: the value of a parameter, such as the name of
 * a bank. The name of the field doesn't count, since the place of the finding has it.
 */
export function detailsOf({ message, remedy, path, parameters = {} }: Finding): string | undefined {
  const field = path.at(-1);
  const isMore = Object.values(parameters).some(
    (value) => value !== field && has(message, value) && !has(remedy, value),
  );
  return isMore ? message : undefined;
}
