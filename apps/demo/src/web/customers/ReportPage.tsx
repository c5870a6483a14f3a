import { type ReactElement, useEffect, useState } from 'react';
import * as v from 'valibot';
import { useFormat } from '../language/useFormat.ts';
import { useText } from '../language/useText.ts';
import type { KnownCustomer } from '../storage/known.ts';
import { loadCustomer } from '../storage/localRecords.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Facts } from '../ui/Facts.tsx';
import { Blank, Crumbs, Page } from '../ui/Page.tsx';
import ui from '../ui/ui.module.css';
import styles from './Report.module.css';
import { ReportFindings } from './ReportFindings.tsx';
import { ReportRules } from './ReportRules.tsx';
import { reportResult } from './reportResult.ts';

/** The parts of an audit record that the page shows. */
const ReportSchema = v.looseObject({
  asOf: v.string(),
  verdict: v.picklist(['blocked', 'look', 'clear']),
  findings: v.array(
    v.looseObject({
      rule: v.string(),
      severity: v.string(),
      path: v.array(v.union([v.string(), v.number()])),
      accepted: v.optional(v.boolean()),
    }),
  ),
  acceptances: v.optional(
    v.array(
      v.looseObject({
        rule: v.string(),
        path: v.optional(v.array(v.union([v.string(), v.number()]))),
        by: v.string(),
        reason: v.string(),
      }),
    ),
    [],
  ),
  rules: v.array(v.looseObject({ rule: v.string(), outcome: v.string() })),
  data: v.array(v.looseObject({ name: v.string(), asOf: v.string() })),
  notChecked: v.optional(v.array(v.string()), []),
  hash: v.optional(v.string(), ''),
});

/** What can become of a rule, in the order of the report. */
const outcomes = [
  { outcome: 'found', title: 'Rules with a finding' },
  { outcome: 'failed', title: 'Rules that failed' },
  { outcome: 'not-loaded', title: 'Rules without their table' },
  { outcome: 'clear', title: 'Rules without a finding' },
  { outcome: 'not-applicable', title: 'Rules that don’t apply' },
  { outcome: 'not-in-force', title: 'Rules not in force on that day' },
  { outcome: 'off', title: 'Rules turned off' },
] as const;
/** `/customers/:id/report`: what was checked, made to be printed on two pages. */
export function ReportPage({ id }: { readonly id: string }): ReactElement {
  const t = useText();
  const { day, list, moment } = useFormat();
  const [customer, setCustomer] = useState<KnownCustomer | 'missing'>();
  useEffect(() => {
    loadCustomer(id).then(
      (found) => setCustomer(found ?? 'missing'),
      () => setCustomer('missing'),
    );
  }, [id]);
  const report =
    customer !== undefined && customer !== 'missing'
      ? v.safeParse(ReportSchema, customer.report?.record)
      : undefined;
  if (customer === undefined) return <Page title={t('Check report')}>{null}</Page>;
  if (customer === 'missing' || !report?.success) {
    return (
      <Page title={t('Check report')}>
        <Blank
          title={t('We can’t find this report')}
          actions={<ButtonLink to="/customers">{t('View customers')}</ButtonLink>}
        >
          {customer === 'missing'
            ? t('Reports are kept on the device that submitted the application.')
            : customer.application
              ? t('There’s no report: the answer to the submission was lost.')
              : t('The report was deleted from this device.')}
        </Blank>
      </Page>
    );
  }
  const record = report.output;
  const rulesWith = (outcome: string) => record.rules.filter((one) => one.outcome === outcome);
  return (
    <Page
      title={t('Check report')}
      above={<Crumbs label={t('Breadcrumb')} to={`/customers/${id}`} parent={customer.name} />}
      lead={t('{name}, checked on {day}', { name: customer.name, day: day(record.asOf) })}
      actions={
        <Button kind="primary" onClick={() => print()}>
          {t('Print')}
        </Button>
      }
    >
      <div className={styles.report}>
        <section className={`${ui.card} ${ui.pad}`} aria-labelledby="result-title">
          <h2 id="result-title">{t('Result')}</h2>
          <p className={ui.gapBelow}>
            <b>{reportResult(record, t, list)}</b>
          </p>
          <Facts
            rows={[
              [t('Rules applied'), String(rulesWith('found').length + rulesWith('clear').length)],
              [t('Submitted'), moment(customer.createdAt)],
              [t('Customer ID'), <code key="id">{id}</code>],
              [t('Hash of this report'), <code key="h">{record.hash}</code>],
            ]}
          />
        </section>
        <section className={ui.card} aria-labelledby="findings-title">
          <div className={ui.cardHead}>
            <h2 id="findings-title">{t('Findings')}</h2>
          </div>
          <ReportFindings {...record} customer={customer} />
        </section>
        <section className={`${ui.card} ${ui.pad}`} aria-labelledby="rules-title">
          <h2 id="rules-title">{t('Rules')}</h2>
          {outcomes.map(({ outcome, title }) => (
            <ReportRules key={outcome} title={t(title)} rules={rulesWith(outcome)} />
          ))}
        </section>
        <section className={`${ui.card} ${ui.pad}`} aria-labelledby="data-title">
          <h2 id="data-title">{t('Tables and their dates')}</h2>
          <ul className={styles.rules}>
            {record.data.map(({ name, asOf }) => (
              <li key={name}>
                {t(name)} <span className={ui.muted}>{day(asOf)}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Page>
  );
}
