import { closest, formatText, type Rule, rulePage } from '@passmuster/findings';
import { jsonDocument } from '../output/json.ts';
import { CommandError } from '../terminal/commandError.ts';
import type { ExitCode, Terminal } from '../terminal/terminal.ts';
import { terminalBlock, terminalLines } from '../text/terminalText.ts';
import { allRules } from './allRules.ts';
import { exampleParameters } from './exampleParameters.generated.ts';

/** Returns a text of a rule as a finding of its example has it; what the example lacks is named in angle brackets. */
const completed = ({ id }: Rule, wording: string): string =>
  formatText(wording, exampleParameters[id] ?? {}).replace(/\{(\w+)(?::\w+)?\}/g, '<$1>');

const text = (rule: Rule): string => {
  const { id, severity, basis, source, message, remedy, texts, preset, gap, since, until } = rule;
  const others = Object.values(texts ?? {}).map((wording) => completed(rule, wording.remedy));
  return [
    `${id}  (${severity}, ${basis})`,
    '',
    `  ${completed(rule, remedy)}`,
    `  details: ${completed(rule, message)}`,
    ...(id in exampleParameters
      ? ['  Names and numbers in these texts come from an example.']
      : []),
    ...(others.length > 0
      ? ['', '  In other cases:', ...others.map((other) => `    ${other}`)]
      : []),
    '',
    `  Source: ${[source.title, source.section, source.url].filter(Boolean).join(', ')}`,
    `  More: ${rulePage(id)}`,
    ...(preset === undefined ? [] : [`  Preset: ${preset}`]),
    ...(since === undefined ? [] : [`  Applies since ${since}`]),
    ...(until === undefined ? [] : [`  Applied until ${until}`]),
    ...(gap === undefined ? [] : [`  The specification leaves this open: gap ${gap} in SPEC.md`]),
    '',
  ].join('\n');
};

/** Runs `passmuster explain RULE`: what a rule expects, and where it comes from. */
export async function explain(id: string, terminal: Terminal): Promise<ExitCode> {
  const rule = allRules.find((candidate) => candidate.id === id);
  if (!rule) {
    const near = closest(
      id,
      allRules.map((candidate) => candidate.id),
    );
    const hint = near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : '';
    throw new CommandError(`there is no such rule.${hint} \`passmuster rules\` lists all`);
  }
  await terminal.out(terminalBlock(text(rule)));
  return 0;
}

/** Runs `passmuster rules`: every rule, one per line; as JSON for programs. */
export async function rules(isJson: boolean, terminal: Terminal): Promise<ExitCode> {
  if (isJson) {
    const listed = allRules.map(
      ({ id, severity, basis, source, message, remedy, texts, preset, gap, since, until }) => {
        return { id, severity, basis, source, message, remedy, texts, preset, gap, since, until };
      },
    );
    await terminal.out(jsonDocument(listed));
    return 0;
  }
  const width = Math.max(...allRules.map(({ id }) => id.length));
  const lines = allRules.map(
    ({ id, severity, message }) => `${id.padEnd(width)}  ${severity.padEnd(7)}  ${message}`,
  );
  await terminal.out(terminalLines(lines));
  return 0;
}
