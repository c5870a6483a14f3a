/** What a person does in a step: copies a line, follows a link of this server, or lets the sandbox lose an answer. */
export type Action =
  | {
      readonly line: string;
      /** A part of what it prints, by which a person knows that it worked. */
      readonly prints: string;
    }
  | { readonly href: string; readonly label: string }
  | { readonly lose: 'createBankPayoutMethod' | 'createBusinessCustomer'; readonly label: string };

export interface Step {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly actions: readonly Action[];
  /** What to look for, and what to do next. */
  readonly result: string;
}

export interface Walk {
  /** Base URL of the sandbox, such as `http://127.0.0.1:8787/api`. */
  readonly sandboxUrl: string;
  /** The folder of the data, as the folder of the repository sees it: `.data`. */
  readonly data: string;
}

/** How this repository runs its commands. */
export const pnpm = 'npx --yes pnpm@12.21.0';

/** The files that the lines write into the folder of the data. */
export const walkFiles = {
  sheet: 'businesses.xlsx',
  checked: 'businesses-checked.xlsx',
  fixed: 'businesses-fixed.xlsx',
  journal: 'accounts.journal',
} as const;

/** Puts a word of a line in quotes if a shell would split it. */
const word = (text: string): string => (/^[\w@%+=:,./-]+$/.test(text) ? text : `"${text}"`);

/** Returns the lines for a terminal in the folder of the repository. Each runs as it is. */
export function walkLines({ sandboxUrl, data }: Walk) {
  const file = (name: keyof typeof walkFiles): string => word(`${data}/${walkFiles[name]}`);
  const key = word(`${data}/demo.key`);
  return {
    template: `${pnpm} passmuster template customer --sample --output ${file('sheet')}`,
    check: `${pnpm} passmuster check customer ${file('sheet')} --format xlsx --output ${file('checked')}`,
    fix: `${pnpm} passmuster fix ${file('sheet')} --output ${file('fixed')}`,
    submit: `${pnpm} passmuster submit bank packages/cli/examples/accounts.csv --journal ${file('journal')} --base-url ${sandboxUrl} --api-key-file ${key}`,
    address: `${pnpm} passmuster check address 0x5Aaeb67d10c48b2eF5390ac614d77e00831BeAEd --network polygon --address-book packages/cli/examples/known-addresses.txt`,
    copy: `${pnpm} copy:example minimal ../my-form`,
    // The example needs Node.js 22.18: `exec` runs it with the one of the repository.
    start: `API_URL=${sandboxUrl} API_KEY="$(cat ${key})" ${pnpm} exec npm --prefix ../my-form start`,
  };
}

/** Returns the seven steps of the first hour. */
export function stepsOf(walk: Walk): readonly Step[] {
  const line = walkLines(walk);
  return [
    {
      id: 'form',
      title: 'A form with five mistakes',
      lead: 'A bookkeeper in Accra has filled in an application. Five things keep it from being sent.',
      actions: [{ href: '/applications?example=incomplete', label: 'Open the form' }],
      result:
        'The list beside the form leads to each of them. One has a button that corrects it; the two missing documents are among the files of examples/documents whose names begin with “incomplete”.',
    },
    {
      id: 'spreadsheet',
      title: 'A spreadsheet of ten businesses',
      lead: 'Write one with typical mistakes, check it, and let what is certain be corrected.',
      actions: [
        { line: line.template, prints: '10 rows, 9 of them with typical mistakes' },
        { line: line.check, prints: '8 blocked of 10' },
        { line: line.fix, prints: '7 fixes' },
      ],
      result: `Open ${walk.data}/${walkFiles.checked}: your workbook with colored cells, a comment in each, and a sheet that lists them with their rules. The last command names each cell that it corrected, and those that only you can decide.`,
    },
    {
      id: 'submit',
      title: 'Five accounts, a lost answer and a duplicate',
      lead: 'The sandbox creates the next account, then cuts the connection before its answer arrives.',
      actions: [
        { lose: 'createBankPayoutMethod', label: 'Lose the next answer' },
        {
          line: line.submit,
          prints:
            '3 created, 1 not sent because an earlier row is the same, 1 may have been created',
        },
      ],
      result:
        'One row may have been created, and one wasn’t sent because an earlier row is the same. Run the line again: it prints “3 already sent”, and nothing is sent twice.',
    },
    {
      id: 'doubt',
      title: 'The same doubt in a form',
      lead: 'A complete application whose answer is lost. Open it, go to “Review and submit”, and submit.',
      actions: [
        { lose: 'createBusinessCustomer', label: 'Lose the next answer' },
        { href: '/applications?example=us-llc', label: 'Open the application' },
        { href: '/provider/customers', label: 'Look at the provider’s list of customers' },
      ],
      result:
        'The page says that the customer may have been created, and no tab or reload offers a plain submit. The provider’s list has it: copy its ID into the form, and choose “It was created”.',
    },
    {
      id: 'address',
      title: 'An address that looks like another',
      lead: 'It begins and ends like one in your address book. Fraudsters send tiny payments from such addresses.',
      actions: [
        { line: line.address, prints: 'looks like one you know' },
        { href: '/address-check', label: 'Check addresses on a page' },
      ],
      result:
        'The checksum is right, so only the comparison with the address book notices it. The page has an address book of its own, empty at first: add the known address to it.',
    },
    {
      id: 'rule',
      title: 'A rule and its source',
      lead: 'Each rule has a page: what it expects, which source says so, and examples that are checked as you change them.',
      actions: [
        { href: '/docs/rules/owner/minimum-age/', label: 'Open a rule' },
        { href: '/docs/playground/', label: 'Open the playground' },
      ],
      result:
        'Change the first date of birth from November 4 to November 3: that owner is 18 on the day of the review, and the finding disappears.',
    },
    {
      id: 'own-form',
      title: 'A form of your own',
      lead: 'An HTML page, its worker and its server in a new folder beside this one, with the packed packages. This step alone needs the npm registry.',
      actions: [
        { line: line.copy, prints: 'added ' },
        { line: line.start, prints: 'http://127.0.0.1:' },
      ],
      result:
        'Open the address that it prints and enter “ada” as the email: the field says what is wrong. Correct it, and Submit creates the customer in this sandbox.',
    },
  ];
}
