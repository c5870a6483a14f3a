import { createHash } from 'node:crypto';
import { formatText, joinPrintable, severities } from '@passmuster/findings';
import type { Language } from '../../checks/checkSettings.ts';
import { version } from '../../version.ts';
import { numbersIn, type ReportWords, reportWords } from '../reportWords.ts';
import { findingCounts } from '../summaryText.ts';
import type { Totals } from '../totals.ts';
import { type Html, html, htmlText, jsonForScript } from './html.ts';
import { pageScript } from './pageScript.ts';
import { pageStyle } from './pageStyle.ts';
import { type PageWords, pageWords } from './pageWords.ts';

/** What a page shows. */
export interface PageContent {
  readonly language: Language;
  /** The day of the review. */
  readonly asOf: string;
  readonly files: readonly string[];
  readonly totals: Totals;
  /** Findings by column, the name of each as it is shown. */
  readonly byColumn: ReadonlyMap<string, number>;
  /** What is said once for a whole file. */
  readonly ofFiles: readonly Html[];
  /** The rows of the table of findings, and whether there are more. */
  readonly rows: readonly Html[];
  readonly isCut: boolean;
  readonly showsValues: boolean;
  /** Of a page that is compared with the last report. */
  readonly since?:
    | { readonly gone: number; readonly added: number; readonly kept: number }
    | undefined;
  /** What a later page reads to compare itself with this one. */
  readonly reports: readonly unknown[];
}

type Words = ReportWords & PageWords;

const barsShown = 12;

/** Returns the words of a page in a language. */
export const wordsOfPage = (language: Language): Words => ({
  ...reportWords[language],
  ...pageWords[language],
});

/** Returns the hash by which a content security policy permits an inline text. */
const permitted = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const policy = `default-src 'none'; style-src ${permitted(pageStyle)}; script-src ${permitted(pageScript)}`;

function resultHtml({ totals, language }: PageContent, words: Words): Html {
  const { counted } = numbersIn(language);
  const verdicts = (['clear', 'look', 'blocked'] as const).map((verdict) => ({
    verdict,
    count: verdict === 'clear' ? totals.ready : totals[verdict],
  }));
  const all = Math.max(1, totals.records);
  let from = 0;
  const parts = verdicts.map(({ verdict, count }) => {
    const part = html`<rect class="${htmlText(verdict)}" x="${(from / all) * 100}%" width="${(count / all) * 100}%" height="100%"/>`;
    from += count;
    return part;
  });
  const items = verdicts.map(
    ({ verdict, count }) =>
      html`<li class="${htmlText(verdict)}">${htmlText(counted(count, words.verdicts[verdict]))}</li>\n`,
  );
  const severities = findingCounts(totals, { words, ...numbersIn(language) });
  return html`<h2>${htmlText(words.result)}</h2>\n<ul class="counts">\n${joinPrintable(items, '')}</ul>\n<svg aria-hidden="true">${joinPrintable(parts, '')}</svg>\n<p>${htmlText(severities)}</p>\n`;
}

function sinceHtml({ since, language }: PageContent, words: Words): Html {
  if (!since) return html``;
  const { counted } = numbersIn(language);
  const counts = [
    counted(since.gone, words.gone),
    counted(since.added, words.added),
    counted(since.kept, words.kept),
  ];
  return html`<h2>${htmlText(words.since)}</h2>\n<p>${htmlText(counts.join(', '))}</p>\n`;
}

function barsHtml(
  heading: string,
  counts: readonly (readonly [name: string, count: number])[],
  language: Language,
): Html {
  const sorted = [...counts].sort(([, one], [, other]) => other - one).slice(0, barsShown);
  const most = sorted[0]?.[1] ?? 1;
  const { grouped } = numbersIn(language);
  const bars = sorted.map(
    ([name, count]) =>
      html`<li><span>${htmlText(name)}</span><span>${htmlText(grouped(count))}</span><svg aria-hidden="true"><rect width="${(count / most) * 100}%" height="100%"/></svg></li>\n`,
  );
  return html`<section><h3>${htmlText(heading)}</h3>\n<ol>\n${joinPrintable(bars, '')}</ol></section>\n`;
}

function causesHtml(content: PageContent, words: Words): Html {
  const { totals, byColumn, language } = content;
  const byRule = [...totals.byRule.values()].map(
    ({ rule, error, warning, info }) => [rule, error + warning + info] as const,
  );
  if (byRule.length === 0) return html``;
  const columns = [...byColumn].filter(([name]) => name !== '');
  return html`<h2>${htmlText(words.causes)}</h2>\n<div class="bars">\n${barsHtml(words.rules, byRule, language)}${columns.length > 0 ? barsHtml(words.columns, columns, language) : html``}</div>\n`;
}

function selectHtml(
  name: string,
  label: string,
  options: readonly (readonly [value: string, text: string])[],
  words: Words,
): Html {
  const items = [['', words.all] as const, ...options].map(
    ([value, text]) => html`<option value="${htmlText(value)}">${htmlText(text)}</option>`,
  );
  return html`<label>${htmlText(label)}<select name="${htmlText(name)}">${joinPrintable(items, '')}</select></label>\n`;
}

function filtersHtml({ totals, byColumn, since }: PageContent, words: Words): Html {
  const named = (names: Iterable<string>) =>
    [...names]
      .filter((name) => name !== '')
      .sort()
      .map((name) => [name, name] as const);
  const found = severities
    .filter((severity) => totals[severity] > 0)
    .map((severity) => [severity, words.severity[severity]] as const);
  const added = since
    ? html`<label class="check"><input type="checkbox" name="added"> ${htmlText(words.onlyNew)}</label>\n`
    : html``;
  return html`<form hidden>\n<label>${htmlText(words.search)}<input type="search" name="search"></label>\n${selectHtml('severity', words.severityLabel, found, words)}${selectHtml('rule', words.rules, named(totals.byRule.keys()), words)}${selectHtml('column', words.columns, named(byColumn.keys()), words)}${added}<output data-text="${htmlText(words.shown)}"></output>\n</form>\n`;
}

function findingsHtml(content: PageContent, words: Words): Html {
  const { rows, isCut, ofFiles, showsValues, language } = content;
  const { grouped } = numbersIn(language);
  const whole =
    ofFiles.length > 0
      ? html`<h2>${htmlText(words.wholeFile)}</h2>\n<ul>\n${joinPrintable(ofFiles, '')}</ul>\n`
      : html``;
  const heading = html`<h2>${htmlText(words.findings)}</h2>\n`;
  if (rows.length === 0)
    return ofFiles.length > 0 ? whole : html`${heading}<p>${htmlText(words.nothing)}</p>\n`;
  const cut = isCut
    ? html`<p>${htmlText(formatText(words.cut, { count: grouped(rows.length) }))}</p>\n`
    : html``;
  const columns = [words.row, words.column, words.severityLabel, words.remedy];
  const head = [...columns, ...(showsValues ? [words.value] : [])].map(
    (name) => html`<th role="columnheader">${htmlText(name)}</th>`,
  );
  return html`${whole}${heading}${cut}${filtersHtml(content, words)}<table role="table"${showsValues ? html` class="values"` : html``}>\n<thead role="rowgroup"><tr role="row">${joinPrintable(head, '')}</tr></thead>\n<tbody role="rowgroup">\n${joinPrintable(rows, '')}</tbody>\n</table>\n`;
}

/** Returns a report as one page that needs nothing else: no network, no server, and no script to be read. */
export function reportPage(content: PageContent): Html {
  const { language, asOf, files, reports, totals } = content;
  const words = wordsOfPage(language);
  const title = formatText(words.title, { files: files.join(', ') });
  const { revision } = totals;
  const day = [
    formatText(words.asOf, { asOf, version }),
    ...(revision === undefined ? [] : [formatText(words.revision, { revision })]),
  ].join(' · ');
  return html`<!doctype html>
<html lang="${htmlText(language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${htmlText(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${htmlText(title)}</title>
<style>${pageStyle as Html}</style>
</head>
<body>
<main>
<header><h1>${htmlText(title)}</h1>\n<p>${htmlText(day)}</p></header>
${resultHtml(content, words)}${sinceHtml(content, words)}${causesHtml(content, words)}${findingsHtml(content, words)}</main>
<script type="application/json" id="report">${jsonForScript({ reports })}</script>
<script>${pageScript as Html}</script>
</body>
</html>
`;
}
