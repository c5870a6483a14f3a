import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import { formatPath, joinPrintable, printable, type Rule } from '@passmuster/findings';
import type { PlacedFinding, Report } from '../checks/report.ts';
import { jsonText } from '../text/jsonText.ts';
import { onlinePage } from '../text/onlinePage.ts';
import { version } from '../version.ts';
import type { RecordFormat } from './recordFormat.ts';

const json = printable<'json'>();

const levels = { error: 'error', warning: 'warning', info: 'note' } as const;

/** Returns a file's URL, or a relative reference as RFC 3986 writes it. */
const uriOf = (file: string): string =>
  isAbsolute(file)
    ? pathToFileURL(file).href
    : file.split(/[\\/]/).map(encodeURIComponent).join('/');

const result = (
  { file, row }: Report,
  { rule, severity, path, message, remedy, accepted, cell, heading }: PlacedFinding,
) => ({
  ruleId: rule,
  level: levels[severity],
  message: { text: `${message}. ${remedy}` },
  ...(accepted && { suppressions: [{ kind: 'external', status: 'accepted' }] }),
  locations: [
    {
      physicalLocation: {
        artifactLocation: { uri: uriOf(file) },
        ...(row > 0 && { region: { startLine: row } }),
      },
      ...(path.length > 0 && {
        logicalLocations: [
          {
            ...(heading !== undefined && { name: heading, properties: { cell } }),
            fullyQualifiedName: formatPath(path),
          },
        ],
      }),
    },
  ],
});

const describe = ({ id, message, remedy }: Rule) => ({
  id,
  shortDescription: { text: message },
  help: { text: remedy },
  helpUri: onlinePage(id, version),
});

/** SARIF 2.1.0 for code scanning: a result per finding, suppressed if somebody accepted it. @see OASIS SARIF 2.1.0, section 3.27 */
export const sarifFormat: RecordFormat = {
  begin: json`{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"results":[`,
  separator: ',',
  record: (report) =>
    joinPrintable(
      report.findings.map((finding) => json`\n${jsonText(result(report, finding))}`),
      ',',
    ),
  end: ({ byRule }, rules) => {
    const known = [...byRule.keys()].sort().flatMap((id) => rules.get(id) ?? []);
    const driver = { name: 'passmuster', version, rules: known.map(describe) };
    return json`\n],"tool":{"driver":${jsonText(driver)}}}]}\n`;
  },
};
