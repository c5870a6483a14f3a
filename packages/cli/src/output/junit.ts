import { formatPath } from '@passmuster/findings';
import { escapeControls } from '../text/escapeControls.ts';
import { recordPlace } from '../text/placeOf.ts';
import type { RecordFormat } from './recordFormat.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text of XML 1.0, which cannot carry control characters and unpaired surrogates at all. */
const escapeXml = (text: string): string =>
  escapeControls(text)
    .toWellFormed()
    .replace(/[\ufffe\uffff]/g, '\ufffd')
    .replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** JUnit XML for CI servers: a test case a record, a failure for each finding of severity `error`. */
export const junitFormat: RecordFormat = {
  begin: '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n<testsuite name="passmuster">\n',
  separator: '',
  record(report) {
    const failures = report.findings
      .filter(({ severity }) => severity === 'error')
      .map(({ rule, path, message, remedy }) => {
        const text = escapeXml(`${formatPath(path)}: ${message}. ${remedy}`);
        return `  <failure type="${escapeXml(rule)}" message="${text}"/>\n`;
      });
    return `<testcase name="${escapeXml(recordPlace(report))}">\n${failures.join('')}</testcase>\n`;
  },
  end: () => '</testsuite>\n</testsuites>\n',
};
