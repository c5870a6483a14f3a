import { closest, formatText, type Rule } from '@passmuster/findings';
import type { ConfigOptions } from '../config/readConfig.ts';
import { jsonDocument } from '../output/json.ts';
import { CommandError } from '../terminal/commandError.ts';
import type { ExitCode, Terminal } from '../terminal/terminal.ts';
import { terminalBlock, terminalLines } from '../text/terminalText.ts';
import { version } from '../version.ts';
import { exampleParameters } from './exampleParameters.generated.ts';
import { pageOfRule } from './pageOfRule.ts';
import { rulesHere } from './rulesHere.ts';

/** Returns a text of a rule as a finding of its example has it; what the example lacks is named in angle brackets. */
const completed = ({ id }: Rule, wording: string): string =>
  formatText(wording, exampleParameters[id] ?? {}).replace(/\{(\w+)(?::\w+)?\}/g, '<$1>');

const text = (rule: Rule): string => {
  const { id, severity, basis, source, message, remedy, texts, preset, gap, since, until } = rule;
  const page = pageOfRule(id, version);
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
    ...(page === undefined ? [] : [`  More: ${page}`]),
    ...(preset === undefined ? [] : [`  Preset: ${preset}`]),
    ...(since === undefined ? [] : [`  Applies since ${since}`]),
    ...(until === undefined ? [] : [`  Applied until ${until}`]),
    ...(gap === undefined ? [] : [`  The specification leaves this open: gap ${gap} in SPEC.md`]),
    '',
  ].join('\n');
};

/** Runs `passmuster explain RULE`: what a rule expects, and where it comes from. */
export async function explain(
  id: string,
  options: ConfigOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const listed = await rulesHere(options, terminal);
  const found = listed.find(({ rule }) => rule.id === id);
  if (!found) {
    const near = closest(
      id,
      listed.map(({ rule }) => rule.id),
    );
    const hint = near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : '';
    throw new CommandError(`there is no such rule.${hint} \`passmuster rules\` lists all`);
  }
  const off = found.isOff ? '  Off in this configuration\n' : '';
  await terminal.out(terminalBlock(`${text(found.rule)}${off}`));
  return 0;
}

/** Runs `passmuster rules`: every rule, one per line; as JSON for programs. */
export async function rules(
  isJson: boolean,
  options: ConfigOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const listed = await rulesHere(options, terminal);
  const inForce = listed.flatMap(({ rule, isOff }) => (isOff ? [] : [rule]));
  if (isJson) {
    const details = inForce.map(
      ({ id, severity, basis, source, message, remedy, texts, preset, gap, since, until }) => {
        return { id, severity, basis, source, message, remedy, texts, preset, gap, since, until };
      },
    );
    await terminal.out(jsonDocument(details));
    return 0;
  }
  const width = Math.max(...inForce.map(({ id }) => id.length));
  const lines = inForce.map(
    ({ id, severity, message }) => `${id.padEnd(width)}  ${severity.padEnd(7)}  ${message}`,
  );
  await terminal.out(terminalLines(lines));
  return 0;
}
