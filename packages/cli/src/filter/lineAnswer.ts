import { formatPath, type Printable } from '@passmuster/findings';
import type { Report } from '../checks/report.ts';
import { jsonLine } from '../output/json.ts';

/** How a line is answered. */
export interface AnswerOptions {
  /** Of a finding only its rule, severity and path, as text. */
  readonly brief?: boolean | undefined;
  /** The most bytes of an answer, with its line break. */
  readonly maxAnswer?: number | undefined;
}

interface Answer {
  readonly findings: readonly object[];
}

const briefAnswer = ({ row, verdict, ready, findings }: Report) => ({
  row,
  verdict,
  ready,
  findings: findings.map(({ rule, severity, path }) => ({
    rule,
    severity,
    path: formatPath(path),
  })),
});

const fits = (line: Printable<'json'>, most: number): boolean =>
  Buffer.byteLength(String(line)) <= most;

/** Returns the answer with as many of its first findings as fit, and how many were `omitted`. */
function shortened(answer: Answer, most: number): Printable<'json'> {
  const { findings, ...rest } = answer;
  const { message: _, ...small } = rest as { readonly message?: string };
  const lineOf = (kept: number) =>
    jsonLine({ ...small, findings: findings.slice(0, kept), omitted: findings.length - kept });
  let [low, high] = [0, findings.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(lineOf(middle), most)) low = middle;
    else high = middle - 1;
  }
  return lineOf(low);
}

/** Returns the line of JSON that answers a line of input. */
export function lineAnswer(
  report: Report,
  { brief = false, maxAnswer = Number.POSITIVE_INFINITY }: AnswerOptions,
): Printable<'json'> {
  const answer: Answer = brief ? briefAnswer(report) : report;
  const line = jsonLine(answer);
  return fits(line, maxAnswer) ? line : shortened(answer, maxAnswer);
}
