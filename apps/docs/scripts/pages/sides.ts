import { sampleDay } from '@passmuster/testing/samples';
import type { RulePageExample, RulePageSide } from '../ruleExamples/readRuleExamples.ts';
import { escapeMarkdown, sentence } from './page.ts';

/** Returns JSON of a few lines. Cuts long lists short. */
function textOf(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  const lines = text.length > 60 ? JSON.stringify(value, null, 2) : text;
  const shown = lines.split('\n').slice(0, 12);
  return shown.length < lines.split('\n').length ? [...shown, '  // and so on'].join('\n') : lines;
}

/** Returns the fields of one side as JSON. An omitted field is a comment. */
function fieldsOf({ fields }: RulePageSide): readonly string[] {
  const lines = Object.entries(fields).map(([path, value]) => {
    const name = path === '' ? '' : `${JSON.stringify(path)}: `;
    return value === null ? `// ${path} is left out` : `${name}${textOf(value)}`;
  });
  return ['```jsonc', ...lines, '```'];
}

function sideOf(heading: string, side: RulePageSide): readonly string[] {
  const day = side.asOf === sampleDay ? undefined : side.asOf;
  const [why = '', ...rest] = [...side.why];
  const paths = [...new Set(side.findings.map(({ path }) => path.join('.')))];
  const found = paths.map((path) => (path === '' ? 'at the value itself' : `at \`${path}\``));
  return [
    '<div class="side">',
    '',
    `### ${heading}`,
    '',
    `${escapeMarkdown(sentence(why.toUpperCase() + rest.join('')))}${day === undefined ? '' : ` Reviewed as of ${day}.`}`,
    '',
    ...fieldsOf(side),
    '',
    ...(found.length > 0 ? [`The finding is ${found.join(', ')}.`] : []),
    '',
    '</div>',
  ];
}

/** Returns a table: a value with a finding of the rule beside a similar value without one. */
export const sidesOf = ({ remarked, quiet }: RulePageExample): string =>
  [
    '<div class="sides">',
    ...sideOf('Flagged', remarked),
    ...sideOf('Not flagged', quiet),
    '</div>',
  ].join('\n');
