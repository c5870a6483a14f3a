import { isOpen, joinPrintable } from '@passmuster/findings';
import { recordPlace, valuePlace } from '../text/placeOf.ts';
import type { RecordFormat } from './recordFormat.ts';
import { xml, xmlText } from './xml.ts';

/** JUnit XML for CI servers: a test case per record, a failure for each open finding. */
export const junitFormat: RecordFormat = {
  begin: xml`<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n<testsuite name="passmuster">\n`,
  separator: '',
  record(report) {
    const failures = report.findings.filter(isOpen).map((finding) => {
      const { rule, message, remedy } = finding;
      const text = xmlText(`${valuePlace(finding)}: ${message}. ${remedy}`);
      return xml`  <failure type="${xmlText(rule)}" message="${text}"/>\n`;
    });
    return xml`<testcase name="${xmlText(recordPlace(report))}">\n${joinPrintable(failures, '')}</testcase>\n`;
  },
  end: () => xml`</testsuite>\n</testsuites>\n`,
};
