import type { Rule } from '@passmuster/findings';
import { runScript } from '../programs/runScript.ts';
import { allRules } from './allRules.ts';
import { isJudgment, type Origin, originOf, origins } from './basisOf.ts';
import { escapeMarkdown, type Page, sentence, table } from './page.ts';

/** When the sources without a table were read. */
export const sourcesRead = 'November 2026';

interface TableSource {
  readonly name: string;
  readonly asOf: string;
  readonly maxAgeDays: number;
  readonly searched?: string;
  readonly found?: string;
}

const said: Readonly<Record<Origin, string>> = {
  specification:
    'The specification states it, or what it states has no other reading. [Every sentence](/specification/) has its rule and its test.',
  regulation: 'A law or a supervisor states it. No rule gives legal advice.',
  standard: 'A technical standard, a numbering plan or a public register states it.',
  published:
    'A list or document that others publish states it; each rule names it and the day it was read.',
  arithmetic: 'It can’t be true: a date that doesn’t exist, shares of more than 100%.',
  reading:
    'The specification has these fields, and says what goes into them. That a value doesn’t fit another, is unlikely or is missing where the API accepts it is our judgment: these rules warn or inform. The one error is about a list that is longer than a review reads.',
  judgment:
    'No document states it. We wrote these rules after reading what payment companies ask for and what reviewers send back, and each page says why. Those about an application or a payment warn or inform, and refuse nothing; an error among them is about a file that can’t be read as meant, a constraint that you have set, or a review that is incomplete. Any of them can be turned off.',
};

const linkOf = ({ id }: Rule): string => `[${id}](/rules/${id}/)`;

/** Returns the fragment of the section about an origin. */
export const anchorOf = (origin: Origin): string =>
  origins[origin].toLowerCase().replaceAll(' ', '-');

function originSection(origin: Origin): readonly string[] {
  const rules = allRules.filter((rule) => originOf(rule) === origin);
  const keyOf = ({ title, url = '' }: Rule['source']): string => `${title} ${url}`;
  const keys = [...new Set(rules.map(({ source }) => keyOf(source)))].sort();
  const rows = keys.map((key) => {
    const cited = rules.filter(({ source }) => keyOf(source) === key);
    const { title = '', url } = cited[0]?.source ?? {};
    return [
      url === undefined ? escapeMarkdown(title) : `[${escapeMarkdown(title)}](${url})`,
      cited.map(linkOf).join(', '),
    ];
  });
  return [
    `## ${origins[origin]}`,
    '',
    `${rules.length} rules. ${said[origin]}`,
    '',
    ...(rows.length > 0 ? [table(['Source', 'Rules'], rows), ''] : []),
  ];
}

/** Returns how many rules have a source outside of this project, and how many are its judgment. */
function originCounts(): { readonly outside: number; readonly judgment: number } {
  const judgment = allRules.filter(isJudgment).length;
  return { outside: allRules.length - judgment, judgment };
}

/** What an error of our judgment may be about: never the application or the payment itself. */
const ownErrors = /^(?:input|file|internal|profile)\//;

/** Returns a page that says of every rule where it comes from, and of every table when it was last read. */
export function sourcesPage(): Page {
  const { outside, judgment } = originCounts();
  const untrue = allRules.filter(
    (rule) => isJudgment(rule) && rule.severity === 'error' && !ownErrors.test(rule.id),
  );
  if (untrue.length > 0) throw new Error(`${untrue.map(({ id }) => id)} refuse without a source`);
  const sources = runScript('kyc', 'scripts/printSources.ts') as readonly TableSource[];
  const rows = sources.map(({ name, asOf, maxAgeDays, searched, found }) => [
    searched === undefined
      ? escapeMarkdown(name)
      : `${escapeMarkdown(name)}<br/>Looked for a newer source on <time>${searched}</time>: ${escapeMarkdown(sentence(found ?? ''))}`,
    `<time>${asOf}</time>`,
    `${maxAgeDays.toLocaleString('en-US')} days`,
  ]);
  return {
    path: 'sources.md',
    title: 'Where the rules come from',
    description:
      'Which rules follow a law, a standard or a register, which are our judgment, and how old each table is',
    body: [
      `Of ${allRules.length} rules, **${outside} rest on the API specification, a law, a standard, a register, a published document or arithmetic**, and **${judgment} are our judgment**. Each rule’s page names its source, and every finding carries it.`,
      '',
      `Sources without a table were read in ${sourcesRead}, before the first release. A change of a rule changes the version of its package, and the [changelog](/changelog/) says so: a rule that can newly refuse is a major change.`,
      '',
      '## How old the tables are',
      '',
      'The data that rules need is in tables. A table is current for as long as its source usually stays the same; after that, a review still uses it, lists it in `stale`, and the finding that rests on it says how old it is. If somebody has looked for a newer source and found none, the table says so. Every week, a workflow reads the sources of those that are due, and proposes what changed.',
      '',
      table(['Table', 'As of', 'Changes after about'], rows),
      '',
      'How each is refreshed is in [TABLES.md](https://github.com/passmuster/passmuster/blob/main/packages/kyc/TABLES.md).',
      '',
      ...(Object.keys(origins) as Origin[]).flatMap(originSection),
    ].join('\n'),
  };
}
