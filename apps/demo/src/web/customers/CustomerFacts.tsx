import type { CustomerValues } from '@passmuster/form';
import { Fragment, type ReactElement } from 'react';
import { Link } from 'wouter';
import { textOfAmount } from '../../integration/amounts.ts';
import { fieldLabel, ownerName } from '../application/fieldLabels.ts';
import { rolesOf } from '../application/rolesOf.ts';
import { useFormat } from '../language/useFormat.ts';
import { useText } from '../language/useText.ts';
import { AddressLine } from '../onboarding/fields/AddressLine.tsx';
import { PhoneNumber } from '../onboarding/fields/PhoneNumber.tsx';
import type { KnownCustomer } from '../storage/known.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Facts } from '../ui/Facts.tsx';
import { offerFile } from '../ui/offerFile.ts';
import ui from '../ui/ui.module.css';
import { ForgetCustomer } from './ForgetCustomer.tsx';

/** What was submitted, beside the customer's wallets, until it is deleted from this device. */
export function CustomerFacts({
  customer,
  onForgotten,
}: {
  readonly customer: KnownCustomer;
  readonly onForgotten: () => void;
}): ReactElement {
  const t = useText();
  const { application } = customer;
  return (
    <aside className={ui.stack} aria-label={t('About this customer')}>
      {application ? (
        <>
          <Submitted customer={customer} application={application} />
          <ForgetCustomer customer={customer} onForgotten={onForgotten} />
        </>
      ) : (
        <section className={`${ui.card} ${ui.pad}`}>
          <h2>{t('Details')}</h2>
          <p className={ui.muted}>{t('The application was deleted from this device.')}</p>
        </section>
      )}
    </aside>
  );
}

function Submitted({
  customer,
  application,
}: {
  readonly customer: KnownCustomer;
  readonly application: CustomerValues;
}): ReactElement {
  const t = useText();
  const { day, percent } = useFormat();
  const { country, id, report } = customer;
  const label = (field: string) => fieldLabel(field, country, t);
  return (
    <>
      <section className={`${ui.card} ${ui.pad}`}>
        <div className={ui.sectionHead}>
          <h2>{t('Details')}</h2>
          <Link className={ui.push} href={`/customers/${id}/application`}>
            {t('Application')}
          </Link>
        </div>
        <Facts
          isNarrow
          rows={[
            [label('trading_name'), application.trading_name],
            [label('registration_number'), application.registration_number],
            [label('tax_identification_number'), application.tax_identification_number],
            [t('Registered'), day(application.registration_date)],
            [
              label('registered_address'),
              <AddressLine key="address" address={application.registered_address} />,
            ],
            [
              label('email'),
              application.email && <Email key="email" address={application.email} />,
            ],
            [label('phone'), <PhoneNumber key="phone" value={application.phone} />],
            [
              t('Customer ID'),
              <span key="id" className={`${ui.row} ${ui.tight}`}>
                <code>{`${id.slice(0, 8)}…${id.slice(-4)}`}</code>
                <CopyButton text={id} label={t('Copy customer ID')} />
              </span>,
            ],
          ]}
        />
      </section>
      <section className={`${ui.card} ${ui.pad}`}>
        <div className={ui.sectionHead}>
          <h2>{label('business_owners')}</h2>
        </div>
        <ul className={ui.mini}>
          {application.business_owners.map((owner, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
            <li key={index}>
              <span>
                {ownerName(owner, index, t)}
                <small>{rolesOf(owner, t)}</small>
              </span>
              <b className={ui.num}>
                {owner.ownership_percentage !== '' &&
                  percent(textOfAmount(owner.ownership_percentage))}
              </b>
            </li>
          ))}
        </ul>
      </section>
      <section className={`${ui.card} ${ui.pad}`}>
        <div className={ui.sectionHead}>
          <h2>{t('Check report')}</h2>
        </div>
        <p className={`${ui.muted} ${ui.small}`}>
          {report
            ? t('What was checked before submission, and what was found. Two pages.')
            : t('There’s no report: the answer to the submission was lost.')}
        </p>
        {report && (
          <p className={`${ui.row} ${ui.gapTop}`}>
            <ButtonLink isSmall to={`/customers/${id}/report`}>
              {t('View and print')}
            </ButtonLink>
            <Button
              kind="quiet"
              isSmall
              icon="download"
              onClick={() =>
                offerFile(
                  new Blob([JSON.stringify(report.record, undefined, 2)], {
                    type: 'application/json',
                  }),
                  `${customer.name} check report.json`,
                )
              }
            >
              {t('Export JSON')}
            </Button>
          </p>
        )}
      </section>
    </>
  );
}

/** An email address that breaks before the parts of its domain, if it must. */
function Email({ address }: { readonly address: string }): ReactElement {
  const parts = address.split(/(?=[@.])/u);
  return (
    <>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity.
        <Fragment key={index}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}
