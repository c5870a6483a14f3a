import { execFileSync } from 'node:child_process';
import { parsePath, valueAt } from '@passmuster/findings';
import { changed } from '@passmuster/testing/changed';
import type { ExampleSide } from '@passmuster/testing/ruleExamples/ruleExample';
import { sampleDay } from '@passmuster/testing/samples';
import { checkRule, sampleOf } from '../../src/checks/checkRule.ts';
import {
  exampleValue,
  type PageExample,
  type PageSide,
} from '../../src/ruleExamples/pageExample.ts';
import { ruleExamples } from '../../src/ruleExamples/ruleExamples.ts';

/** Both sides of an example as fields by dotted path; null for a field that is left out. */
interface FieldExample {
  readonly rule: string;
  readonly sample: unknown;
  readonly remarked: FieldSide;
  readonly quiet: FieldSide;
}
interface FieldSide {
  readonly why: string;
  readonly asOf: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

const kyc = new URL('../../../../packages/kyc/', import.meta.url);

/** Returns the examples of the rules of a review, which kyc prints from the tables of its tests. */
function reviewExamples(): readonly FieldExample[] {
  const args = ['--conditions=@passmuster/source', 'scripts/printRuleExamples.ts'];
  // A run of tests would make the tables test themselves.
  const { VITEST: _, ...env } = process.env;
  const printed = execFileSync(process.execPath, args, { cwd: kyc, env, maxBuffer: 2 ** 27 });
  return JSON.parse(printed.toString());
}

/** Returns the examples of the rules outside of a review. */
const ownExamples = (): readonly FieldExample[] =>
  Object.entries(ruleExamples).map(([rule, { remarked, quiet }]) => {
    const sample = sampleOf(rule);
    const paths = [...new Set([remarked, quiet].flatMap(([, set]) => Object.keys(set)))];
    const side = ([why, set]: ExampleSide): FieldSide => {
      const value = changed(sample, set);
      const fields = paths.map((path) => [path, valueAt(value, parsePath(path)) ?? null]);
      return { why, asOf: sampleDay, fields: Object.fromEntries(fields) };
    };
    return { rule, sample, remarked: side(remarked), quiet: side(quiet) };
  });

const longestText = 100;
const longestFiles = 20_000;

/** Returns a value in which long text is cut short and kept in `files`. */
function shortened(value: unknown, files: Map<string, string>): unknown {
  const json = JSON.stringify(value, (_, part: unknown) => {
    if (typeof part !== 'string' || part.length <= longestText) return part;
    const size = Buffer.byteLength(part.replace(/^data:[^,]*,/, ''), 'base64');
    const short = `${part.slice(0, 40)}… (${size.toLocaleString('en')} bytes)`;
    files.set(short, part);
    return short;
  });
  return JSON.parse(json);
}

const lineLength = 60;

/** Returns the fields as JSON: a value that fits stands on one line. The empty path is the value itself. */
function textOf(fields: readonly (readonly [path: string, value: unknown])[]): string {
  const whole = fields.find(([path]) => path === '');
  if (whole) return JSON.stringify(whole[1], null, 2);
  const lines = fields.map(([path, value]) => {
    const line = JSON.stringify(value);
    const text =
      line.length + path.length < lineLength
        ? line
        : JSON.stringify(value, null, 2).replaceAll('\n', '\n  ');
    return `  ${JSON.stringify(path)}: ${text}`;
  });
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n}`;
}

async function toPageExample({
  rule,
  sample,
  remarked,
  quiet,
}: FieldExample): Promise<PageExample> {
  const paths = Object.keys(remarked.fields);
  const files = new Map<string, string>();
  const side = async ({ why, asOf, fields }: FieldSide): Promise<PageSide> => {
    const given = Object.entries(fields).filter(([, value]) => value !== null);
    const value = exampleValue({ sample, paths, files: {} }, Object.fromEntries(given));
    return {
      why,
      asOf,
      text: textOf(given.map(([path, field]) => [path, shortened(field, files)])),
      omitted: paths.filter((path) => fields[path] === null),
      findings: await checkRule(rule, value, asOf),
    };
  };
  const sides = { remarked: await side(remarked), quiet: await side(quiet) };
  const size = [...files.values()].reduce((total, { length }) => total + length, 0);
  const editable = { sample, paths, files: Object.fromEntries(files) };
  return { rule, language: 'json', ...sides, ...(size <= longestFiles && { editable }) };
}

/** Returns the examples that consist of a few fields of one value. */
export const editableExamples = (): Promise<readonly PageExample[]> => {
  const own = ownExamples();
  const isOwn = new Set(own.map(({ rule }) => rule));
  return Promise.all(
    [...own, ...reviewExamples().filter(({ rule }) => !isOwn.has(rule))].map(toPageExample),
  );
};
