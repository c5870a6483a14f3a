import { type Finding, formatPath } from '@passmuster/findings';
import type { Reporter } from './report.ts';

const count = (number: number, word: string): string =>
  `${number} ${word}${number === 1 ? '' : 's'}`;

function lines({ rule, severity, path, message, remedy, source }: Finding): string {
  const basis = source.section ? `${source.title}, ${source.section}` : source.title;
  return [
    `  ${severity.padEnd(7)}  ${formatPath(path) || '(whole)'}  [${rule}]`,
    `           ${message}`,
    `           Do: ${remedy}`,
    `           Source: ${basis}`,
    '',
  ].join('\n');
}

/** For people: a block a record, a line that sums up. */
export const textReporter: Reporter = {
  report: ({ where, findings }) =>
    findings.length === 0 ? `${where}: passes\n` : `${where}\n${findings.map(lines).join('')}`,
  end: ({ records, error, warning, info }) =>
    `${count(records, 'record')}: ${count(error, 'error')}, ${count(warning, 'warning')}, ${info} info\n`,
};
