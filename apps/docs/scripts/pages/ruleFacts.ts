import type { DataVersion, Rule } from '@passmuster/findings';
import { recommended, spec, strict } from '@passmuster/kyc';
import { schemaRules } from '@passmuster/schemas';
import { isJudgment, originOf, origins } from './basisOf.ts';
import { escapeMarkdown, gapLink } from './page.ts';
import { anchorOf, sourcesRead } from './sources.ts';

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

/** Returns who says what a rule says: somebody else, or this project. */
function decidedBy(rule: Rule): string {
  const origin = originOf(rule);
  const link = `/sources/#${anchorOf(origin)}`;
  if (isJudgment(rule)) return `**Our judgment**: no document states it. [How we judge](${link})`;
  return `**${origins[origin]}**, not this project. [All such rules](${link})`;
}

/** What reports the rules that no preset has, by the prefix of their ids. */
const reportedBy: Readonly<Record<string, string>> = {
  profile: 'every preset, in a review with a `profile`',
  internal: 'every preset: the review itself reports it',
  document: 'none: it is listed among the requirements, never as a finding',
  input: 'none: the command line reports it about the file it reads',
  file: 'none: the command line reports it about the rows of a file',
};

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

/** Returns the period in which a rule applies. */
function validity({ since, until }: Rule): string {
  if (since !== undefined && until !== undefined) return `from ${since} until ${until}`;
  if (since !== undefined) return `since ${since}`;
  return until === undefined ? 'on every day' : `until ${until}`;
}

/** Returns when somebody last compared a rule with its source. */
const lastChecked = (data: readonly DataVersion[]): string =>
  data.length === 0
    ? `${sourcesRead}, before the first release`
    : `${sourcesRead}; [each table](/sources/#how-old-the-tables-are) has its own day`;

const linked = (text: string, url: string | undefined): string =>
  url === undefined ? escapeMarkdown(text) : `[${escapeMarkdown(text)}](${url})`;

/** Returns the facts on the page of a rule: rows of a name and a text, both Markdown. */
export function ruleFacts(
  rule: Rule,
  data: readonly DataVersion[],
): readonly (readonly [name: string, text: string])[] {
  const { id, basis, source, gap } = rule;
  const rows: [string, string][] = [
    ['Severity', `**${rule.severity}**. ${severityOf(rule)}`],
    ['In presets', inPresets(rule)],
    ['Who decides', decidedBy(rule)],
    ['Basis', `**${basis}**: ${basisText[basis]}`],
    ['Source', linked([source.title, source.section].filter(Boolean).join(', '), source.url)],
    ...data.map(({ name, url, asOf }): [string, string] => [
      'Data',
      `${linked(name, url)}, as of ${asOf}`,
    ]),
    ...(basis === 'impossible' ? [] : [['Last checked', lastChecked(data)] as [string, string]]),
    ['Applies', validity(rule)],
    [
      'History',
      `Since version ${addedIn[id] ?? firstRelease}. The [changelog](/changelog/) has later changes.`,
    ],
  ];
  if (gap !== undefined) {
    rows.push(['Gap', `The specification leaves this open: ${gapLink(gap)}.`]);
  }
  return rows;
}
