import type { Command } from '@commander-js/extra-typings';
import type { ExitCode, Terminal } from '../terminal/terminal.ts';

export const shells = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof shells)[number];

interface Entry {
  /** Words that lead to the command: `check customer`. */
  readonly path: string;
  readonly description: string;
  readonly words: readonly string[];
}

// biome-ignore lint/suspicious/noExplicitAny: commands with any arguments and options.
type AnyCommand = Command<any, any, any>;

function entriesOf(command: AnyCommand, path: string): readonly Entry[] {
  const children = command.commands as readonly AnyCommand[];
  const options = command.options.flatMap(({ long }) => (long ? [long] : []));
  const words = [...children.map((child) => child.name()), ...options];
  const own = { path, description: command.description(), words };
  return [own, ...children.flatMap((child) => entriesOf(child, `${path} ${child.name()}`.trim()))];
}

const bash = (entries: readonly Entry[]): string => {
  const cases = entries.map(({ path, words }) => `    "${path}") words="${words.join(' ')}" ;;`);
  return `# passmuster completion for bash. Load it with: source <(passmuster completion bash)
_passmuster() {
  local current="\${COMP_WORDS[COMP_CWORD]}" path="" word words
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$word" in -*) ;; *) path="\${path:+$path }$word" ;; esac
  done
  # Arguments that are no commands, such as file names, are dropped from the end until a command is left.
  while [ -z "$words" ]; do
    case "$path" in
${cases.join('\n')}
    *) case "$path" in *" "*) path="\${path% *}" ;; *) path="" ;; esac ;;
    esac
  done
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

/** When fish offers a word: after the commands that lead to it, or first of all. */
function fishCondition(path: string, isOption: boolean): string {
  const parents = path.split(' ').filter((parent) => parent !== '');
  const seen = parents.map((parent) => `__fish_seen_subcommand_from ${parent}`).join('; and ');
  if (seen === '') return isOption ? '' : ` -n ${quoted('__fish_use_subcommand')}`;
  return ` -n ${quoted(seen)}`;
}

const fish = (entries: readonly Entry[]): string => {
  const descriptions = new Map(entries.map(({ path, description }) => [path, description]));
  const lines = entries.flatMap(({ path, words }) =>
    words.map((word) => {
      const isOption = word.startsWith('--');
      const target = isOption ? `-l ${word.slice(2)}` : `-a ${word}`;
      const description = descriptions.get(`${path} ${word}`.trim());
      const text = description === undefined ? '' : ` -d ${quoted(description)}`;
      return `complete -c passmuster${fishCondition(path, isOption)} ${target}${text}`;
    }),
  );
  return `# passmuster completion for fish. Load it with: passmuster completion fish | source\n${lines.join('\n')}\n`;
};

const writers = { bash, zsh, fish };

/** `passmuster completion SHELL`: a script that completes commands and options. */
export async function completion(
  shell: Shell,
  program: AnyCommand,
  terminal: Terminal,
): Promise<ExitCode> {
  await terminal.out(writers[shell](entriesOf(program, '')));
  return 0;
}
