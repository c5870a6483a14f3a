import type { Reporter } from './report.ts';

/** One JSON document: `{"reports":[…],"totals":{…}}`, written as it grows. */
export function jsonReporter(): Reporter {
  let separator = '';
  return {
    begin: '{"reports":[',
    report(report) {
      const text = `${separator}\n${JSON.stringify(report)}`;
      separator = ',';
      return text;
    },
    end: (totals) => `\n],"totals":${JSON.stringify(totals)}}\n`,
  };
}
