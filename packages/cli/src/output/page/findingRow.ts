import { formatPath, joinPrintable, type Source } from '@passmuster/findings';
import type { PlacedFinding, Report } from '../../checks/report.ts';
import { type PlacedValue, valuePlace, visibleHeading } from '../../text/placeOf.ts';
import { type ReportWords, severityText } from '../reportWords.ts';
import { coloredSeverity } from '../severityColors.ts';
import { type Html, html, htmlText } from './html.ts';
import type { PageWords } from './pageWords.ts';

/** What is written of a finding beside it. */
export interface FindingLook {
  readonly words: ReportWords & PageWords;
  /** True if the last report didn't have it. */
  readonly isAdded: boolean;
  /** The value it is about, if values are shown; empty for a list or an object. */
  readonly value?: string | undefined;
  /** What to say below the remedy. */
  readonly remarks: readonly string[];
  /** The address of the rule's page, if it has one. */
  readonly page?: string | undefined;
}

/** Returns the name of a column in counts of findings: its heading, or the field without numbers of rows. */
export const columnName = ({ path, cell, heading }: PlacedValue): string =>
  cell === undefined
    ? formatPath(path.filter((key) => typeof key === 'string'))
    : visibleHeading(heading);

const link = (url: string, text: string): Html =>
  /^https?:\/\//.test(url)
    ? html`<a href="${htmlText(url)}">${htmlText(text)}</a>`
    : htmlText(text);

const origin = ({ title, section, url = '' }: Source): Html =>
  link(url, section === undefined ? title : `${title}, ${section}`);

/** Returns the remedy of a finding, and below it the source and the rule. */
export const remedyHtml = (
  { rule, remedy, source }: Pick<PlacedFinding, 'rule' | 'remedy' | 'source'>,
  { remarks, page }: Pick<FindingLook, 'remarks' | 'page'>,
): Html =>
  html`${htmlText([remedy, ...remarks].join(' '))}<small>${origin(source)} · ${page === undefined ? htmlText(rule) : link(page, rule)}</small>`;

/** Returns the row of a finding: where, how severe, what to do. */
export function findingRow(
  finding: PlacedFinding,
  { row }: Pick<Report, 'row'>,
  look: FindingLook,
): Html {
  const { words, isAdded, value } = look;
  const { rule, severity } = finding;
  const attributes = joinPrintable(
    [
      html`data-rule="${htmlText(rule)}"`,
      html`data-column="${htmlText(columnName(finding))}"`,
      html`data-severity="${htmlText(severity)}"`,
      ...(isAdded ? [html`data-added`] : []),
    ],
    ' ',
  );
  const added = isAdded ? html` <mark>${htmlText(words.isNew)}</mark>` : html``;
  const shown =
    value === undefined ? html`` : html`<td role="cell"><code>${htmlText(value)}</code></td>`;
  return html`<tr role="row" ${attributes}><th role="rowheader">${htmlText(row === 0 ? '' : String(row))}</th><td role="cell">${htmlText(valuePlace(finding))}</td><td role="cell" class="${htmlText(coloredSeverity(finding))}">${htmlText(severityText(finding, words))}${added}</td><td role="cell">${remedyHtml(finding, look)}</td>${shown}</tr>\n`;
}
