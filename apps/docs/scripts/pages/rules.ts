import { type DataVersion, formatText, type Rule, type SubjectRule } from '@passmuster/findings';
import { strict } from '@passmuster/kyc';
import type { PageExample } from '../../src/ruleExamples/pageExample.ts';
import { adviceOf, ruleReasons } from '../../src/ruleReasons/ruleReasons.ts';
import { allRules } from './allRules.ts';
import { escapeMarkdown, type Page, sentence, table } from './page.ts';
import { ruleFacts } from './ruleFacts.ts';
import { filterValuesOf, ruleFilters } from './ruleFilters.ts';
import { settingsOf } from './settingsOf.ts';

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
  const { id, severity, texts = {} } = rule;
  const own = example.remarked.findings.find((finding) => finding.rule === id);
  const filled = (text: string): string =>
    escapeMarkdown(
      sentence(formatText(text, own?.parameters ?? {}).replace(/\{(\w+)(?::\w+)?\}/g, '…')),
    );
  const wordings = Object.values(texts).map((text) => [filled(text.remedy), filled(text.message)]);
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
      table(['', ''], ruleFacts(rule, data)),
      '',
      ...(wordings.length > 0
        ? ['## Other wordings', '', table(['For people', 'For developers'], wordings), '']
        : []),
      ...settingsOf(rule, inline(adviceOf(rule))),
    ].join('\n'),
  };
}

/** Returns the text for people, and below it the one for developers. */
const twoTexts = ({ remedy, message }: Pick<Rule, 'message' | 'remedy'>): string =>
  `${escapeMarkdown(sentence(remedy))}<br /><small>${escapeMarkdown(sentence(message))}</small>`;

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
    twoTexts(textsOf(rule, exampleOf(rule))),
  ]);
  return [
    {
      path: 'rules/index.mdx',
      filterOf: 'rules',
      title: 'All rules',
      description: `${allRules.length} rules: what they expect, and where they come from`,
      filters: { filters: ruleFilters(allRules), rows: allRules.map(filterValuesOf) },
      body: `${allRules.length} rules. Each page says [where the rule comes from](/sources/): a source, or our judgment. A rule is an \`error\` only if the API refuses it, or if it can’t be true by arithmetic or the calendar alone; a \`warning\` if a person must look before it is sent; an \`info\` is good to know.\n\n{/* A search leads to the page of the rule. */}\n<div data-pagefind-ignore>\n\n${table(['Rule', 'For people, and below it for developers'], rows)}\n\n</div>`,
    },
    ...(await Promise.all(pages)),
  ];
}
