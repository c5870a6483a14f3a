import { type DataVersion, formatText, type Rule, type SubjectRule } from '@passmuster/findings';
import { recommended, spec, strict } from '@passmuster/kyc';
import { schemaRules } from '@passmuster/schemas';
import type { PageExample } from '../../src/ruleExamples/pageExample.ts';
import { adviceOf, ruleReasons } from '../../src/ruleReasons/ruleReasons.ts';
import { allRules } from './allRules.ts';
import { escapeMarkdown, gapLink, type Page, sentence, table } from './page.ts';
import { filterValuesOf, ruleFilters } from './ruleFilters.ts';
import { settingsOf } from './settingsOf.ts';

/** Smallest first: a larger one has the rules of those before it. */
const presets = [spec, recommended, strict].map(({ name }) => name);

/** The first release with a rule, if it is later than the first release of all. */
const addedIn: Readonly<Record<string, string>> = {};
const firstRelease = '0.1.0';

const basisText = {
  spec: 'the API specification states it',
  impossible: 'it can’t be true, by arithmetic or the calendar alone',
  regulation: 'it follows from a law or regulation',
  standard: 'it follows from a technical standard or a register',
  practice: 'it is common onboarding practice; the API does not ask for it',
} as const;

const severityText = {
  error: 'It can’t be sent like this.',
  warning: 'A person must look at it before it is sent.',
  info: 'Worth knowing. It needs no action.',
} as const;

/** Returns the tables that a rule consults. */
async function dataOf(rule: Rule): Promise<readonly DataVersion[]> {
  const reviewed = strict.rules.find(({ id }) => id === rule.id) as SubjectRule | undefined;
  const { data = [], load } = reviewed ?? {};
  return typeof data === 'function' ? data(await load?.()) : data;
}

/** Returns text whose code in backticks stays code. */
const inline = (text: string): string =>
  text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : escapeMarkdown(part)))
    .join('');

const linked = (text: string, url: string | undefined): string =>
  url === undefined ? escapeMarkdown(text) : `[${escapeMarkdown(text)}](${url})`;

function inPresets({ id, severity, preset }: Rule): string {
  if (preset !== undefined) {
    const names = presets.slice(presets.indexOf(preset));
    return names.map((name) => `\`${name}\`: ${severity}`).join(' · ');
  }
  if (schemaRules.some((rule) => rule.id === id)) return 'every preset: the schema reports it';
  return (
    reportedBy[id.split('/')[0] ?? ''] ?? 'none: the function that checks the value reports it'
  );
}

/** What an error means, by the prefix of the rule's id, if it isn't that the value can't be sent. */
const errors: Readonly<Record<string, string>> = {
  profile: 'The provider of the profile refuses this.',
  internal: 'The review is not complete.',
  input: 'The value, row or file can’t be read as it was meant.',
};

const severityOf = ({ id, severity }: Rule): string =>
  (severity === 'error' && errors[id.split('/')[0] ?? '']) || severityText[severity];

/** What reports the rules that no preset has, by the prefix of their ids. */
const reportedBy: Readonly<Record<string, string>> = {
  profile: 'every preset, in a review with a `profile`',
  internal: 'every preset: the review itself reports it',
  document: 'none: it is listed among the requirements, never as a finding',
  input: 'none: the command line reports it about the file it reads',
  file: 'none: the command line reports it about the rows of a file',
};

/** Returns the period in which a rule applies. */
function validity({ since, until }: Rule): string {
  if (since !== undefined && until !== undefined) return `from ${since} until ${until}`;
  if (since !== undefined) return `since ${since}`;
  return until === undefined ? 'on every day' : `until ${until}`;
}

/** Returns the main texts of a rule, with the thresholds of its example even if that shows another wording, if they suffice. */
function textsOf(rule: Rule, example: PageExample): Pick<Rule, 'message' | 'remedy'> {
  const found = example.remarked.findings.filter((finding) => finding.rule === rule.id);
  const { parameters = {} } = found[0] ?? {};
  const main = {
    message: formatText(rule.message, parameters),
    remedy: formatText(rule.remedy, parameters),
  };
  const shown =
    found.find(({ text }) => text === undefined) ??
    (main.message.includes('{') ? found[0] : undefined);
  return { ...main, ...shown };
}

function rulePage(rule: Rule, example: PageExample, data: readonly DataVersion[]): Page {
  const { id, severity, basis, source, gap, texts = {} } = rule;
  const rows: [string, string][] = [
    ['Severity', `**${severity}**. ${severityOf(rule)}`],
    ['In presets', inPresets(rule)],
    ['Basis', `**${basis}**: ${basisText[basis]}`],
    ['Source', linked([source.title, source.section].filter(Boolean).join(', '), source.url)],
    ...data.map(({ name, url, asOf }): [string, string] => [
      'Data',
      `${linked(name, url)}, as of ${asOf}`,
    ]),
    ['Applies', validity(rule)],
    ['Added in', addedIn[id] ?? firstRelease],
  ];
  if (gap !== undefined) {
    rows.push(['Gap', `The specification leaves this open: ${gapLink(gap)}.`]);
  }
  const wordings = Object.values(texts).map((text) => [
    escapeMarkdown(sentence(text.remedy)),
    escapeMarkdown(sentence(text.message)),
  ]);
  const { message: says, remedy: asks } = textsOf(rule, example);
  return {
    path: `rules/${id}.mdx`,
    title: id,
    description: sentence(says),
    body: [
      "import RuleExample from '../../../../ruleExamples/RuleExample.astro';",
      '',
      `<div class="finding finding-${severity}">`,
      '',
      escapeMarkdown(sentence(asks)),
      '',
      '</div>',
      '<div class="developers">',
      '',
      `For developers: ${escapeMarkdown(sentence(says))}`,
      '',
      '</div>',
      '',
      '## Why',
      '',
      inline(ruleReasons[id]?.why ?? ''),
      '',
      '## Examples',
      '',
      `<RuleExample example={${JSON.stringify(example)}} />`,
      '',
      '## About this rule',
      '',
      table(['', ''], rows),
      '',
      ...(wordings.length > 0
        ? ['## Other wordings', '', table(['For people', 'For developers'], wordings), '']
        : []),
      '## When to turn it off',
      '',
      inline(adviceOf(rule)),
      '',
      ...settingsOf(id),
    ].join('\n'),
  };
}

/** Returns a page for each rule, and one that lists them. */
export async function rulePages(
  examples: ReadonlyMap<string, PageExample>,
): Promise<readonly Page[]> {
  const exampleOf = ({ id }: Rule): PageExample => {
    const example = examples.get(id);
    if (!example) throw new Error(`${id} has no example`);
    return example;
  };
  const pages = allRules.map(async (rule) => rulePage(rule, exampleOf(rule), await dataOf(rule)));
  const rows = allRules.map((rule) => [
    `[${rule.id}](/rules/${rule.id}/)<br />${rule.severity}`,
    escapeMarkdown(sentence(textsOf(rule, exampleOf(rule)).message)),
  ]);
  return [
    {
      path: 'rules/index.mdx',
      filterOf: 'rules',
      title: 'All rules',
      description: `${allRules.length} rules: what they expect, and where they come from`,
      filters: { filters: ruleFilters(allRules), rows: allRules.map(filterValuesOf) },
      body: `${allRules.length} rules. Each page says [where the rule comes from](/sources/): a source, or our judgment. A rule is an \`error\` only if the API refuses it, or if it can’t be true by arithmetic or the calendar alone; a \`warning\` if a person must look before it is sent; an \`info\` is good to know.\n\n${table(['Rule', 'Finding, for developers'], rows)}`,
    },
    ...(await Promise.all(pages)),
  ];
}
