import { type CommandOption, commands, type DescribedCommand } from '../programs/commands.ts';
import { code, type Page, withCode } from './page.ts';

const choicesText = (choices: readonly string[]): string =>
  choices.length === 0 ? '' : `: ${choices.map(code).join(', ')}`;

/** Returns an option as an item of a list. Its choices follow its description. */
const optionItem = ({ flags, description, choices }: CommandOption): string =>
  `- ${code(flags)}: ${withCode(description)}${choicesText(choices)}`;

const flagsOf = ({ options }: DescribedCommand): readonly string[] =>
  options.map(({ flags }) => flags);

/** Returns the options of a group that all of its commands have. */
function sharedOptions(group: DescribedCommand): readonly CommandOption[] {
  const [first, ...others] = commands.filter(({ path }) => path.startsWith(`${group.path} `));
  return (first?.options ?? []).filter(({ flags }) =>
    others.every((other) => flagsOf(other).includes(flags)),
  );
}

function optionLines(command: DescribedCommand): readonly string[] {
  const group = commands.find(
    ({ isGroup, path }) => isGroup && path !== 'passmuster' && command.path.startsWith(`${path} `),
  );
  const shared = new Set(group ? sharedOptions(group).map(({ flags }) => flags) : []);
  const own = command.options.filter(({ flags }) => !shared.has(flags));
  return [
    ...own.map(optionItem),
    ...(group ? [`- and [those of every ${code(group.path)}](#${idOf(group)})`] : []),
  ];
}

const idOf = ({ path }: DescribedCommand): string => path.replaceAll(' ', '-');

function commandSection(command: DescribedCommand): readonly string[] {
  const { path, description, usage, isGroup } = command;
  const words = command.arguments
    .filter((argument) => !isGroup && argument.description !== '')
    .map(
      (argument) =>
        `- ${code(argument.name)}: ${withCode(argument.description)}${choicesText(argument.choices)}`,
    );
  const options = isGroup ? sharedOptions(command).map(optionItem) : optionLines(command);
  return [
    `## ${path}`,
    '',
    `${withCode(description.charAt(0).toUpperCase() + description.slice(1))}.`,
    '',
    '```txt',
    `${path} ${usage}`,
    '```',
    '',
    ...words,
    ...options,
    '',
  ];
}

/** Returns a page with every command, its arguments and its options, from the program itself. */
export const commandLinePage = (): Page => ({
  path: 'command-line.mdx',
  title: 'Command line',
  description: 'Every command of passmuster, with its arguments and options',
  body: [
    'Checks files and single values, and sends what is ready. Only `submit` and `contract` send anything, to the API that you name. Needs Node.js 22.12 or later.',
    '',
    '```sh',
    'npx passmuster check customer applications.xlsx',
    '```',
    '',
    `This page is made from the program itself, as \`passmuster help\` shows it. How the parts work together is in the guides [Checking files in bulk](/guides/bulk/) and [Sending each row once](/guides/submit/), and in [the package](https://github.com/passmuster/passmuster/blob/main/packages/cli/README.md).`,
    '',
    '| Exit status | Meaning |',
    '|---|---|',
    '| 0 | everything is clear |',
    '| 1 | something is blocked or to be looked at; with `--fail-on error` only if something is blocked, with `--fail-on never` not at all |',
    '| 2 | the command couldn’t be carried out; one line says why |',
    '| 130 | interrupted; what was checked is reported |',
    '',
    '| Environment variable | Meaning |',
    '|---|---|',
    '| `PASSMUSTER_API_KEY` | the key that `submit` and `contract` send; there is no option for it, since options are visible to other users of the machine |',
    '| `PASSMUSTER_BASE_URL` | the address of the API, instead of `--base-url` |',
    '| `NO_COLOR` | no colors |',
    '',
    ...commands.filter(({ path }) => path !== 'passmuster').flatMap(commandSection),
  ].join('\n'),
});
