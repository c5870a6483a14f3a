import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import type { ExitCode, Terminal } from '../terminal/terminal.ts';
import { terminalBlock } from '../text/terminalText.ts';

export const shells = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof shells)[number];

interface Flag {
  /** With its dashes: `--format`. */
  readonly name: string;
  /** Values it takes; empty for any, such as a file, and undefined for a flag without a value. */
  readonly values: readonly string[] | undefined;
}

interface Entry {
  /** Words that lead to the command: `check customer`. */
  readonly path: string;
  readonly description: string;
  /** Commands and values that may follow. */
  readonly names: readonly string[];
  readonly flags: readonly Flag[];
}

function entriesOf(command: CommandUnknownOpts, path: string): readonly Entry[] {
  const children = command.commands;
  const [argument] = command.registeredArguments;
  const flags = command.options
    .filter(({ hidden }) => !hidden)
    .flatMap(({ long, argChoices = [], flags: text }): readonly Flag[] =>
      long ? [{ name: long, values: text.includes('<') ? argChoices : undefined }] : [],
    );
  const own = {
    path,
    description: command.description(),
    names: [...children.map((child) => child.name()), ...(argument?.argChoices ?? [])],
    flags: [...flags, { name: '--help', values: undefined }],
  };
  return [own, ...children.flatMap((child) => entriesOf(child, `${path} ${child.name()}`.trim()))];
}

const bash = (entries: readonly Entry[]): string => {
  const commands = entries.map(
    ({ path, names, flags }) =>
      `    "${path}") names="${names.join(' ')}" flags="${flags.map(({ name }) => name).join(' ')}" ;;`,
  );
  const values = entries.flatMap(({ path, flags }) =>
    flags.flatMap((flag) =>
      flag.values ? [`  "${path} ${flag.name}") words="${flag.values.join(' ')}" ;;`] : [],
    ),
  );
  return `# passmuster completion for bash. Load it with: source <(passmuster completion bash)
_passmuster() {
  local current="\${COMP_WORDS[COMP_CWORD]}" path="" found="" word words names flags
  for word in "\${COMP_WORDS[@]:1:$((COMP_CWORD - 1))}"; do
    case "$word" in -*) ;; *) path="\${path:+$path }$word" ;; esac
  done
  # Arguments that are not commands, such as file names, are dropped from the end until a command is left.
  while [ -z "$found" ]; do
    found=1
    case "$path" in
${commands.join('\n')}
    *) found=""; case "$path" in *" "*) path="\${path% *}" ;; *) path="" ;; esac ;;
    esac
  done
  case "$current" in -*) words="$flags" ;; *) words="$names" ;; esac
  case "$path \${COMP_WORDS[COMP_CWORD-1]}" in
${values.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _passmuster passmuster
`;
};

const zsh = (entries: readonly Entry[]): string =>
  `#compdef passmuster
# passmuster completion for zsh. Load it with: source <(passmuster completion zsh)
autoload -U +X bashcompinit && bashcompinit
${bash(entries)}`;

const quoted = (text: string): string => `'${text.replaceAll("'", "\\'")}'`;

/** Returns the condition on which fish offers a word: after the commands that lead to it, or first of all. */
function fishCondition(path: string, isOption: boolean): string {
  const parents = path.split(' ').filter((parent) => parent !== '');
  const seen = parents.map((parent) => `__fish_seen_subcommand_from ${parent}`).join('; and ');
  if (seen === '') return isOption ? '' : ` -n ${quoted('__fish_use_subcommand')}`;
  return ` -n ${quoted(seen)}`;
}

const fish = (entries: readonly Entry[]): string => {
  const descriptions = new Map(entries.map(({ path, description }) => [path, description]));
  const lines = entries.flatMap(({ path, names, flags }) => [
    ...names.map((name) => {
      const description = descriptions.get(`${path} ${name}`.trim());
      const text = description === undefined ? '' : ` -d ${quoted(description)}`;
      return `complete -c passmuster${fishCondition(path, false)} -a ${name}${text}`;
    }),
    ...flags.map(({ name, values }) => {
      const isList = values !== undefined && values.length > 0;
      const value = isList ? ` -x -a ${quoted(values.join(' '))}` : values ? ' -r' : '';
      return `complete -c passmuster${fishCondition(path, true)} -l ${name.slice(2)}${value}`;
    }),
  ]);
  return `# passmuster completion for fish. Load it with: passmuster completion fish | source\n${lines.join('\n')}\n`;
};

const writers = { bash, zsh, fish };

/** Runs `passmuster completion SHELL`: a script that completes commands and options. */
export async function completion(
  shell: Shell,
  program: CommandUnknownOpts,
  terminal: Terminal,
): Promise<ExitCode> {
  await terminal.out(terminalBlock(writers[shell](entriesOf(program, ''))));
  return 0;
}
