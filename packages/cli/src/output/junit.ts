import { formatPath } from '@passmuster/findings';
import type { Reporter } from './report.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escapeXml = (text: string): string =>
  text
    .replace(/[&<>"]/g, (character) => entities[character] ?? character)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 cannot carry these at all.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd');

/** JUnit XML for CI servers: a test case a record, a failure for each finding of severity `error`. */
export const junitReporter: Reporter = {
  begin: '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n<testsuite name="passmuster">\n',
  report({ where, findings }) {
    const failures = findings
      .filter(({ severity }) => severity === 'error')
      .map(({ rule, path, message, remedy }) => {
        const text = escapeXml(`${formatPath(path)}: ${message}. ${remedy}`);
        return `  <failure type="${escapeXml(rule)}" message="${text}"/>\n`;
      });
    return `<testcase name="${escapeXml(where)}">\n${failures.join('')}</testcase>\n`;
  },
  end: () => '</testsuite>\n</testsuites>\n',
};
