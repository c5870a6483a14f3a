import type { Rule } from '@passmuster/findings';
import { explain } from '@passmuster/kyc';
import { InputProblem } from '../input/inputProblem.ts';
import type { ExitCode, Terminal } from '../terminal.ts';
import { allRules } from './allRules.ts';

const text = ({ id, severity, basis, source, message, remedy, gap }: Rule): string =>
  [
    `${id}  (${severity}, ${basis})`,
    `  ${message}`,
    `  Do: ${remedy}`,
    `  Source: ${[source.title, source.section, source.url].filter(Boolean).join(', ')}`,
    ...(gap === undefined ? [] : [`  Settles gap ${gap} of the API specification`]),
    '',
  ].join('\n');

/** `passmuster explain RULE`: what a rule expects, and where it comes from. */
export async function explainRule(id: string, terminal: Terminal): Promise<ExitCode> {
  const rules = await allRules();
  const rule = explain(id, rules);
  if (rule) {
    await terminal.out(text(rule));
    return 0;
  }
  const [subject = ''] = id.split('/');
  const near = rules.filter((candidate) => candidate.id.startsWith(`${subject}/`));
  const ids = (near.length > 0 ? near : rules).map((candidate) => candidate.id).sort();
  throw new InputProblem(`there is no rule of that name; there are ${ids.join(', ')}`);
}
