import { type CustomerValues, type Shares, sharesOf } from '@passmuster/form';
import { useFormState } from '@passmuster/form/react';
import type { CSSProperties, ReactElement } from 'react';
import { ownerName } from '../../application/fieldLabels.ts';
import { useFormat } from '../../language/useFormat.ts';
import { useText } from '../../language/useText.ts';
import { Icon } from '../../ui/Icon.tsx';
import { type Tone, toneIcons } from '../../ui/tone.ts';
import ui from '../../ui/ui.module.css';
import { useOwners } from '../draft/applicationContext.ts';
import styles from './SharesCard.module.css';

/** Who owns what, on one scale, with a line at the share of a beneficial owner. */
export function SharesCard({
  isSumReported,
}: {
  /** True once a finding below the card says that the shares are more than the whole. */
  readonly isSumReported: boolean;
}): ReactElement {
  const t = useText();
  const owners = useOwners();
  const { percent } = useFormat();
  const share = (part: number) => percent(String(part));
  const shares = sharesOf(owners);
  const from = useFormState(({ beneficialShare }) => beneficialShare);
  return (
    <section className={`${ui.card} ${ui.pad}`} aria-labelledby="shares-title">
      <div className={ui.sectionHead}>
        <h2 id="shares-title">{t('Who owns what')}</h2>
        <span
          className={`${ui.push} ${styles.sum} ${ui.num}`}
          data-tone={shares.open < 0 ? 'error' : undefined}
        >
          {shares.open < 0 && <Icon name={toneIcons.error} />}
          {t('{sum} of 100% assigned', { sum: share(shares.sum) })}
        </span>
      </div>
      <table
        className={styles.shares}
        data-limited={from !== undefined || undefined}
        style={from === undefined ? undefined : limitAt(from)}
      >
        <caption className={ui.vh}>
          {t('Ownership by person.')}{' '}
          {from !== undefined &&
            t('Owners of {share} or more are beneficial owners.', { share: share(from) })}
        </caption>
        <thead className={ui.vh}>
          <tr>
            <th scope="col">{t('Owner')}</th>
            <th scope="col">{t('Chart')}</th>
            <th scope="col">{t('Share')}</th>
          </tr>
        </thead>
        <tbody>
          {owners.map((owner, index) => (
            <tr key={owner.rowId}>
              <th scope="row">{ownerName(owner, index, t)}</th>
              <td>
                <Bar share={shares.parts[index] ?? 0} isTooMuch={shares.open < 0} />
              </td>
              <td className={ui.num}>
                {shares.parts[index] === undefined ? '–' : share(shares.parts[index])}
              </td>
            </tr>
          ))}
          {shares.open > 0 && (
            <tr className={styles.open}>
              <th scope="row">{t('Not assigned')}</th>
              <td>
                <Bar share={shares.open} isOpen />
              </td>
              <td className={ui.num}>{share(shares.open)}</td>
            </tr>
          )}
        </tbody>
        <tfoot aria-hidden="true">
          <tr>
            <td />
            <td>
              <div className={styles.axis}>
                <span>{percent('0')}</span>
                {from !== undefined && <span className={styles.limit}>{share(from)}</span>}
                <span className={styles.axisEnd}>{percent('100')}</span>
              </div>
            </td>
            <td />
          </tr>
        </tfoot>
      </table>
      <Duties owners={owners} shares={shares} from={from} isSumReported={isSumReported} />
    </section>
  );
}

/** Where the line is, for the style sheet. */
const limitAt = (share: number): CSSProperties => ({ '--limit': `${share}%` }) as CSSProperties;

function Bar({
  share,
  isOpen = false,
  isTooMuch = false,
}: {
  readonly share: number;
  readonly isOpen?: boolean;
  /** True if the shares are more than the whole together. */
  readonly isTooMuch?: boolean;
}): ReactElement {
  return (
    <svg className={ui.bar} aria-hidden="true">
      {isOpen && (
        <defs>
          <pattern
            id="hatch"
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path d="M0 0v6" className={styles.hatch} />
          </pattern>
        </defs>
      )}
      <rect className={styles.rail} width="100%" height="100%" />
      <rect
        className={isOpen ? undefined : isTooMuch ? styles.tooMuch : styles.own}
        fill={isOpen ? 'url(#hatch)' : undefined}
        width={`${Math.min(share, 100)}%`}
        height="100%"
      />
    </svg>
  );
}

function Duties({
  owners,
  shares,
  from,
  isSumReported,
}: {
  readonly owners: CustomerValues['business_owners'];
  readonly shares: Shares;
  /** The share of a beneficial owner, in percent; undefined before the first review. */
  readonly from: number | undefined;
  readonly isSumReported: boolean;
}): ReactElement {
  const t = useText();
  const { list, percent } = useFormat();
  const names = (role: 'is_control_person' | 'is_signer') =>
    list(owners.flatMap((owner, index) => (owner[role] ? [ownerName(owner, index, t)] : [])));
  const controlling = names('is_control_person');
  const signers = names('is_signer');
  return (
    <ul className={styles.duties}>
      <Duty tone={controlling === '' ? 'neutral' : 'success'}>
        {t('Controlling person: {names}', { names: controlling || t('none yet') })}
      </Duty>
      <Duty tone={signers === '' ? 'neutral' : 'success'}>
        {t('Authorized signers: {names}', { names: signers || t('none yet') })}
      </Duty>
      {shares.open < 0 && !isSumReported && (
        <Duty tone="error">
          <b>{t('The shares add up to {sum}.', { sum: percent(String(shares.sum)) })}</b>{' '}
          {t('Correct them so that they add up to 100% or less.')}
        </Duty>
      )}
      {from !== undefined && shares.open >= from && shares.sum > 0 && (
        <Duty tone="warning">
          <b>{t('{share} isn’t assigned.', { share: percent(String(shares.open)) })}</b>{' '}
          {t('Someone who owns {share} or more may be missing. Add them, or correct the shares.', {
            share: percent(String(from)),
          })}
        </Duty>
      )}
    </ul>
  );
}

function Duty({
  tone,
  children,
}: {
  readonly tone: Tone;
  readonly children: ReactElement | readonly (ReactElement | string)[] | string;
}): ReactElement {
  return (
    <li data-tone={tone}>
      <Icon name={toneIcons[tone]} />
      <span>{children}</span>
    </li>
  );
}
