import { expect, test } from 'vitest';
import { auditMarkdown } from './auditMarkdown.ts';
import type { AuditRecord } from './auditRecord.ts';

const source = { title: 'API specification 1.0.0' };
const register = { title: 'Companies Act', section: '14' };
const record: AuditRecord = {
  format: 'passmuster-audit/5',
  version: '1.2.3',
  asOf: '2026-11-21',
  preset: 'recommended',
  rulesHash: 'r'.repeat(64),
  verdict: 'blocked',
  findings: [
    { rule: 'schema/required', severity: 'error', path: ['business_owners', 0, 'email'] },
    { rule: 'acme/whole', severity: 'warning', path: [], accepted: true },
    { rule: 'acme/other', severity: 'warning', path: ['email'] },
    { rule: 'acme/hint', severity: 'info', path: ['phone'] },
  ],
  acceptances: [
    {
      rule: 'acme/whole',
      path: [],
      reason: 'Seen',
      by: 'Ada Obi',
      until: '2026-12-31',
      outcome: 'applied',
    },
    {
      rule: 'schema/required',
      path: ['business_owners', 0, 'email'],
      reason: 'Later',
      by: 'Ada Obi',
      until: '2026-12-31',
      outcome: 'error',
    },
  ],
  overrides: [
    { rule: 'acme/hint', severity: 'warning', setting: 'info' },
    { rule: 'acme/unknown', setting: 'off' },
  ],
  rules: [
    {
      rule: 'acme/whole',
      severity: 'warning',
      basis: 'practice',
      source: register,
      outcome: 'found',
      checked: 1,
      skipped: 2,
      skipReasons: ['email is missing', 'phone is missing'],
    },
    {
      rule: 'schema/required',
      severity: 'error',
      basis: 'spec',
      source,
      outcome: 'clear',
      checked: 1,
      skipped: 0,
      skipReasons: [],
    },
  ],
  data: [
    { name: 'Sanctions', asOf: '2026-06-19', hash: '0123456789abcdef0123' },
    { name: 'Own list', asOf: '2026-01-01' },
  ],
  notChecked: ['whether the company exists', 'sanctions lists of persons'],
  revision: 'acme`/3f9c2a1b kyc/1.2.3',
  reviewedBy: 'Ada\nObi',
  reviewedAt: '2026-11-21T10:00:00Z',
  applicationHash: 'a'.repeat(64),
  documentDatesHash: 'd'.repeat(64),
  hash: 'h'.repeat(64),
};

test('a record is a page with all it contains', () => {
  expect(auditMarkdown(record)).toBe(`# Review as of 2026-11-21

Reviewed by Ada Obi, 2026-11-21T10:00:00Z.

Verdict: **blocked: it cannot be sent like this**. Errors: 1, warnings: 2, information: 1. Rules: preset recommended of @passmuster/kyc 1.2.3.

Configuration: acme\\\`/3f9c2a1b kyc/1.2.3.

## Findings

| Severity | Field | Rule |  |
| --- | --- | --- | --- |
| error | business_owners\\[0].email | schema/required |  |
| warning | (all) | acme/whole | accepted |
| warning | email | acme/other |  |
| info | phone | acme/hint |  |

## Accepted findings

| Rule | Field | Reason | By | Until | Outcome |
| --- | --- | --- | --- | --- | --- |
| acme/whole | (all) | Seen | Ada Obi | 2026-12-31 | accepted |
| schema/required | business_owners\\[0].email | Later | Ada Obi | 2026-12-31 | an error cannot be accepted |

## Overrides

| Rule | By itself | In this review |
| --- | --- | --- |
| acme/hint | warning | info |
| acme/unknown |  | off |

## Rules

| Rule | Basis | Source | Outcome |
| --- | --- | --- | --- |
| acme/whole | practice | Companies Act, 14 | found something; skipped 2: email is missing; phone is missing |
| schema/required | spec | API specification 1.0.0 | nothing found |

## Data

| Table | As of | Update | SHA-256, first 16 digits |
| --- | --- | --- | --- |
| Sanctions | 2026-06-19 |  | 0123456789abcdef |
| Own list | 2026-01-01 |  |  |

## Not checked

- whether the company exists
- sanctions lists of persons

## Hashes

- Application: \`${'a'.repeat(64)}\`
- Dates on documents: \`${'d'.repeat(64)}\`
- Rules: \`${'r'.repeat(64)}\`
- This record: \`${'h'.repeat(64)}\`
`);
});

test('what a record lacks has no line on the page', () => {
  const {
    reviewedBy: _reviewedBy,
    reviewedAt: _reviewedAt,
    applicationHash: _application,
    documentDatesHash: _dates,
    ...rest
  } = record;
  const page = auditMarkdown({
    ...rest,
    verdict: 'clear',
    findings: [],
    acceptances: [],
    overrides: [],
  });
  expect(page).toMatch(
    /^# Review as of 2026-11-21\n\nVerdict: \*\*clear to send\*\*\. Errors: 0, /,
  );
  expect(page).toContain(
    '## Findings\n\nNone.\n\n## Accepted findings\n\nNone.\n\n## Overrides\n\nNone.\n',
  );
  expect(page).toContain(`## Hashes\n\n- Rules: \`${rest.rulesHash}\``);
  expect(auditMarkdown({ ...rest, reviewedBy: 'Ada' })).toContain('\n\nReviewed by Ada.\n\n');
});

test('markup, HTML, links and control characters of a record are shown and not interpreted', () => {
  const reason = '<script>alert(1)</script> [x](javascript:y) | \u001b[2J \u202e https://e.example';
  const [acceptance] = record.acceptances;
  if (!acceptance) throw new Error('the record has an acceptance');
  const page = auditMarkdown({ ...record, acceptances: [{ ...acceptance, reason, by: '`a`' }] });
  expect(page).toContain(
    '\\<script\\>alert(1)\\</script\\> \\[x](javascript:y) \\| \\\\u{001b}\\[2J \\\\u{202e} https\\://e.example | \\`a\\` |',
  );
});
