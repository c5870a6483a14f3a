import { addressRules } from '@passmuster/address';
import type { Acceptance, Rule } from '@passmuster/findings';
import { strict } from '@passmuster/kyc';

/** What the command line checks by rules that no review has, by the prefix of their ids or by an id. */
const commands: Readonly<Record<string, string>> = {
  bank: 'bank accounts.csv',
  wallet: 'wallet wallets.csv',
  address: 'address payouts.csv',
  'file/unique-account': 'bank accounts.csv',
  'file/unique-address': 'address payouts.csv',
  'file/unique-email': 'customer applications.csv',
  'file/unique-phone': 'customer applications.csv',
};

const isReviewed = (id: string): boolean => strict.rules.some((rule) => rule.id === id);

/** Returns the command that checks values by a rule; undefined if none can be told to leave it out. */
function commandOf(id: string): string | undefined {
  const kind = isReviewed(id)
    ? 'customer applications.csv'
    : (commands[id] ?? commands[id.split('/')[0] ?? '']);
  return kind && `passmuster check ${kind}`;
}

const code = (language: string, text: string): readonly string[] => [
  `\`\`\`${language}`,
  text,
  '```',
  '',
];

/** Returns lines of Markdown that turn a rule off: in the function that reports it, and on the command line. */
function turnOff(id: string, command: string): readonly string[] {
  const off = `rules: { '${id}': 'off' }`;
  const isOfAddress = addressRules.some((rule) => rule.id === id);
  return [
    ...(isOfAddress ? code('ts', `checkAddress(text, { network, ${off} });`) : []),
    ...(isReviewed(id)
      ? code('ts', `const reviewer = await loadCustomerReviewer({ ${off} });`)
      : []),
    ...code('sh', `${command} --rule ${id}=off`),
  ];
}

/** What a person says who accepts the findings of a rule. */
const acceptance = { by: 'A. Obi', reason: 'Called back', until: '2027-05-21' } satisfies Omit<
  Acceptance,
  'rule'
>;

const said = (whole: Acceptance): string =>
  `{ ${Object.entries(whole)
    .map(([name, value]) => `${name}: '${value}'`)
    .join(', ')} }`;

/** Returns lines of Markdown by which a person accepts the findings of a rule. */
function accept(id: string, command: string): readonly string[] {
  return [
    'Somebody who has looked at this warning can accept it, with a name and a reason: in one run, or in code until a last day. It stays in the report, and no longer keeps anything from being sent:',
    '',
    ...code(
      'sh',
      `${command} --accept ${id} --accepted-by "${acceptance.by}" --reason "${acceptance.reason}"`,
    ),
    ...(isReviewed(id)
      ? code(
          'ts',
          `const accepted = [\n  ${said({ rule: id, ...acceptance })},\n];\nreviewer.review(application, { asOf, accepted });`,
        )
      : []),
  ];
}

/**
 * Returns lines of Markdown about what a person can do with the finding of a rule: accept it, or turn the rule off, with
 * `advice` on when to.
 */
export function settingsOf({ id, severity }: Rule, advice: string): readonly string[] {
  const command = commandOf(id);
  const isKept = /^Leave it on[:.] /.test(advice);
  const turnsOff = command === undefined ? [] : turnOff(id, command);
  return [
    ...(severity === 'warning' && command !== undefined
      ? ['## Accept it', '', ...accept(id, command)]
      : []),
    '## Turn it off',
    '',
    advice,
    '',
    ...(isKept && turnsOff.length > 0
      ? [
          'A finding about a correct value is a defect: [tell us](https://github.com/passmuster/passmuster/issues), and turn the rule off until it is corrected:',
          '',
        ]
      : []),
    ...turnsOff,
    ...(severity === 'error' ? ['An error can’t be accepted.', ''] : []),
  ];
}
