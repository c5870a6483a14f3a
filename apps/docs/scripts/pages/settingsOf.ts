import { addressRules } from '@passmuster/address';
import { strict } from '@passmuster/kyc';

/** Returns lines of Markdown that turn a rule off: in the function that reports it, and on the command line. */
export function settingsOf(id: string): readonly string[] {
  if (addressRules.some((rule) => rule.id === id)) {
    return ['```ts', `checkAddress(text, { network, rules: { '${id}': 'off' } });`, '```'];
  }
  if (!strict.rules.some((rule) => rule.id === id)) return [];
  return [
    '```ts',
    `const reviewer = await loadCustomerReviewer({ rules: { '${id}': 'off' } });`,
    '```',
    '',
    '```sh',
    `passmuster check customer applications.csv --rule ${id}=off`,
    '```',
  ];
}
