import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

/** A thing that exists once: what a second one would contain, and the files that may. */
interface Row {
  /** As the table “Each thing once” of ARCHITECTURE.md names it. */
  readonly thing: string;
  /** What only the home may contain. */
  readonly only: RegExp;
  readonly home: RegExp;
  /** True if tests and tools must not have a second one either. */
  readonly inTests?: true;
  /** Files outside of the home, with the reason. */
  readonly others?: Readonly<Record<string, string>>;
}

const rows: readonly Row[] = [
  {
    thing: 'the verdict, and what a severity means',
    only: /verdict\w* = '(?:blocked|look)'|return '(?:blocked|look)'|=== 'error' \? 'blocked'/g,
    home: /^packages\/findings\/src\/verdict\.ts$/,
  },
  {
    thing: 'the facts of each field',
    only: /^(?! \*).*\bkind: '(?!document)\w+',\s+(?:required|list|minLength|maxLength)\b/gm,
    home: /^packages\/schemas\/src\/fields\//,
  },
  {
    thing: 'what a text means',
    only: /\bfunction meaningOf[A-Z]|\b(?:vrai|verdadeiro)\b/g,
    home: /^packages\/schemas\/src\/meaning\//,
  },
  {
    thing: 'the folding of case and accents',
    only: /\.normalize\('NFK?D'\)|\.to(?:Lower|Upper)Case\(\)\s*\.replace\(\/\\s|\.replace\(\/\\s[^)]*\)\s*\.to(?:Lower|Upper)Case/g,
    home: /^packages\/findings\/src\/foldText\.ts$/,
    others: {
      'packages/cli/src/submit/joinCustomers.ts': 'a key, which keeps its punctuation',
      'packages/client/src/submission/markOf.ts': 'emails and phone numbers keep theirs',
      'packages/form/src/amounts/withoutUnit.ts': 'keeps the signs of currencies',
      'packages/kyc/src/rules/business/repeats.ts': 'emails keep their punctuation and accents',
      'packages/kyc/src/tables/name/isPlaceholder.ts': 'keeps case and punctuation',
      'packages/kyc/src/tables/activity/findActivities.ts': 'keeps punctuation, which ends a word',
      'packages/kyc/src/tables/number/checkRegistrationNumber.ts': 'numbers keep their punctuation',
    },
  },
  {
    thing: 'a cell of CSV that no spreadsheet runs',
    only: /＋－＠/g,
    home: /^packages\/findings\/src\/output\/csvRow\.ts$/,
  },
  {
    thing: 'an industry by everyday words',
    only: /\b(?:function|const) (?:search|find|rank)(?:Naics|Industr)/g,
    home: /^packages\/schemas\/src\/naics\//,
  },
  {
    thing: 'what counts as filled in',
    only: /\b(?:function|const) (?:isFilledIn|isBlankText|isBlank)\b|Default_Ignorable_Code_Point\}\\u2800/g,
    home: /^packages\/findings\/src\/(?:isFilledIn|isBlank)\.ts$/,
  },
  {
    thing: 'the share of a beneficial owner',
    only: /\b(?:beneficial|named|owner)\w* = 25\b|[Ss]hare\w* >= 25\b|\bt\(\s*'[^'\n]*\b25%/g,
    home: /^packages\/kyc\/src\/rule\/basisPoints\.ts$/,
  },
  {
    thing: 'the severities and their order',
    only: /\['error', 'warning', 'info'|'warning', 'info'\]|\{ error: \d, warning: [1-9], info: \d|\{ error: 2,/g,
    home: /^packages\/findings\/src\/severity\.ts$/,
  },
  {
    thing: 'the presets and their order',
    only: /(?:'spec',\s+'recommended'|'recommended',\s+'spec'),\s+'strict'/g,
    home: /^packages\/kyc\/src\/rules\/presetNames\.ts$/,
    others: {
      'apps/docs/src/playground/settings.ts':
        'choices of a link, the usual one first; typed by the package',
      'packages/cli/src/checks/checkSettings.ts': 'read before kyc is loaded; a test compares them',
    },
  },
  {
    thing: 'the networks of wallets',
    only: /'erc20',\s+'polygon'|'erc20' \| 'polygon'/g,
    home: /^packages\/schemas\/src\/codes\/network\.ts$/,
    others: {
      'packages/address/src/address.ts': 'imports no schemas; a test compares them',
      'packages/cli/src/checks/checkSettings.ts':
        'read before schemas are loaded; a test compares them',
    },
  },
  {
    thing: 'the kind of a file by its bytes',
    only: /%PDF|\\x89PNG|\\xff\\xd8\\xff|0x89, 0x50|0x25, 0x50/g,
    home: /^packages\/schemas\/src\/scalar\/fileKind\.ts$/,
    others: {
      'packages/cli/src/input/sniffFormat.ts':
        'kinds that are taken for a table, most of them not documents',
    },
  },
  {
    thing: 'an address in a line of text',
    only: /0x\[(?:0-9a-fA-F|\da-fA-F|a-fA-F0-9|a-fA-F\d)\]\{40\}\\b/g,
    home: /^packages\/address\/src\/firstAddressIn\.ts$/,
  },
  {
    thing: 'the values of a form',
    only: /from '(?:react-hook-form|formik|zustand|jotai|valtio|@mantine\/form|@reduxjs\/\w+|@tanstack\/\S+-form)'/g,
    // Examples and guides show the kit and the schemas beside other libraries.
    home: /^(?:examples\/react-hook-form|apps\/docs\/src\/examples)\//,
  },
  {
    thing: 'the day of a page',
    only: /\bfunction localToday\b|new Date\(\)\.toISOString\(\)\.slice\(0, 10\)/g,
    // Servers of the examples take the day in UTC.
    home: /^packages\/form\/src\/defaults\.ts$|^examples\/[\w-]+\/src\/(?:server|main)\.ts$|\/(?:saveContact|hono|nestReview)\.ts$/,
  },
  {
    thing: 'a table of a file',
    only: /from '(?:saxes|csv-parse[\w/]*)'|\breadWorkbook\(/g,
    home: /^packages\/cli\/src\/input\//,
    others: {
      'packages/cli/src/output/resumePoint.ts': 'reads a report of its own',
      'apps/demo/src/web/addressCheck/addressColumn.ts': 'a page, which has no files',
    },
  },
  {
    thing: 'an untrusted request body',
    only: /\b(?:request|raw|c\.req|context\.req)\.(?:json|text|arrayBuffer|formData)\(\)/g,
    home: /^packages\/client\/src\/body\/|^(?:examples|apps\/docs\/src\/examples)\//,
  },
  {
    thing: 'a configuration',
    only: /\b(?:function|const) (?:defineConfig|configProblem)\b/g,
    home: /^packages\/(?:kyc|findings)\/src\/config\//,
  },
  {
    thing: 'an attempt to send',
    only: /type: '(?:acknowledged|reconciled)'/g,
    home: /^packages\/client\/src\/(?:submission|postgres)\//,
  },
  {
    thing: 'a comparison of two reviews',
    only: /\bfunction (?:compare|diff)(?:Reviews|Audits?|Records)\b|\b(?:before|first|left|one)\.findings\b[^;]*\b(?:after|second|right|other)\.findings\b/g,
    home: /^packages\/kyc\/src\/audit\//,
  },
  {
    thing: 'a call of each operation',
    only: /^(?=[\s\S]*\/business-customers)(?=[\s\S]*\/payout\/methods\/banks)(?=[\s\S]*\/by_ref_id)(?=[\s\S]*\/validate-address)/g,
    home: /^packages\/testing\/src\/operationCalls\.ts$/,
    inTests: true,
    others: {
      'apps/demo/src/web/showCode/shownCalls.ts': 'texts of the page; a test runs them',
      'packages/testing/src/contract/operations.ts': "the specification's own list",
      'packages/testing/src/everyCall.ts': 'adds the refusals',
      'tools/bench/src/sandbox/contests.ts': 'requests with a new customer each',
    },
  },
];

const root = fileURLToPath(new URL('../../..', import.meta.url));
const all = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(?:tsx?|m?js|astro|svelte|html)$/.test(file))
  .filter((file) => /^(?:(?:packages|apps|tools)\/[^/]+\/(?:src|public)|examples)\//.test(file))
  .filter((file) => !/(?<!\/fields)\.generated\.|eachThingOnce\.test/.test(file));
const files = all.filter((file) => !/\.(?:test|test-d|bench)\.|\/testing\/|^tools\//.test(file));
const texts = new Map(all.map((file) => [file, readFileSync(join(root, file), 'utf8')]));

/** Returns the files that contain what only the home of a thing may. */
const filesWith = ({ only, inTests }: Row): readonly string[] =>
  (inTests ? all : files).filter((file) => (texts.get(file) ?? '').search(only) !== -1);

describe('each thing once', () => {
  test.each(rows)('$thing', (row) => {
    const found = filesWith(row);
    expect(found.some((file) => row.home.test(file))).toBe(true);
    const others = found.filter((file) => !row.home.test(file));
    expect(others).toEqual(Object.keys(row.others ?? {}).sort());
  });

  test('the table of ARCHITECTURE.md has these rows', () => {
    const page = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
    const [, table = ''] = /## Each thing once\n([\s\S]*?)\n## /.exec(page) ?? [];
    const named = [...table.matchAll(/^\| ([^|]+?) \| `/gm)].map(([, thing]) => thing);
    expect(named).toEqual(rows.map(({ thing }) => thing));
  });
});
