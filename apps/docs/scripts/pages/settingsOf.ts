import { addressRules } from '@passmuster/address';
import { strict } from '@passmuster/kyc';

/** What the command line checks by rules that no review has, by the prefix of their ids. */
const kinds: Readonly<Record<string, string>> = { bank: 'bank', wallet: 'wallet' };

/** Returns lines of Markdown that turn a rule off: in the function that reports it, and on the command line. */
export function settingsOf(id: string): readonly string[] {
  if (addressRules.some((rule) => rule.id === id)) {
    return ['```ts', `checkAddress(text, { network, rules: { '${id}': 'off' } });`, '```'];
  }
  const kind = kinds[id.split('/')[0] ?? ''];
  if (kind !== undefined) {
    return ['```sh', `passmuster check ${kind} ${kind}.csv --rule ${id}=off`, '```'];
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
