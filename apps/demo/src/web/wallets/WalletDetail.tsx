import { checkAddress } from '@passmuster/address';
import type { Wallet } from '@passmuster/schemas';
import { type ReactElement, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useFormat } from '../language/useFormat.ts';
import { useText } from '../language/useText.ts';
import { networkName, walletName } from '../language/walletText.ts';
import { MoveForm } from '../sandboxControls/MoveForm.tsx';
import { Badge } from '../ui/Badge.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Facts } from '../ui/Facts.tsx';
import field from '../ui/Field.module.css';
import ui from '../ui/ui.module.css';
import { GroupedAddress } from './GroupedAddress.tsx';
import { QrCode } from './QrCode.tsx';
import { RecentTransactions } from './RecentTransactions.tsx';
import { StatusText } from './StatusText.tsx';
import styles from './Wallets.module.css';

/** One wallet, beside the list: balance, addresses and what the sandbox can do with it. */
export function WalletDetail({
  id,
  wallet,
  ownerName,
  closeHref,
}: {
  readonly id: string;
  /** Undefined if the wallet isn't on this page of the list. */
  readonly wallet: Wallet | undefined;
  readonly ownerName: string | undefined;
  readonly closeHref: string;
}): ReactElement {
  const t = useText();
  const { amount, moment } = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={`${ui.card} ${styles.drawer}`} aria-labelledby="wallet-title">
      <div className={ui.cardHead}>
        <div>
          <h2 id="wallet-title" ref={heading} tabIndex={-1}>
            {wallet ? walletName(wallet, t) : t('Wallet')}
          </h2>
          {wallet?.customer_id ? (
            <Link className={ui.small} href={`/customers/${wallet.customer_id}`}>
              {ownerName}
            </Link>
          ) : (
            <span className={`${ui.small} ${ui.muted}`}>{ownerName}</span>
          )}
        </div>
        <ButtonLink kind="quiet" isSmall to={closeHref} className={ui.push} icon="close">
          <span className={ui.vh}>{t('Close wallet')}</span>
        </ButtonLink>
      </div>
      {wallet ? (
        <div className={`${ui.pad} ${ui.stack}`}>
          <div>
            <p className={`${styles.balance} ${ui.num}`}>
              {amount(wallet.balance)} <span>{wallet.currency}</span>
            </p>
          </div>
          <div>
            <div className={ui.sectionHead}>
              <h3>{t('Move money')}</h3>
              <span className={`${ui.muted} ${ui.small} ${ui.push}`}>{t('Sandbox only')}</span>
            </div>
            <MoveForm wallet={wallet} />
          </div>
          {wallet.addresses.map(({ id: addressId, address, network }) => (
            <Receive
              key={addressId}
              address={address}
              network={network}
              currency={wallet.currency}
            />
          ))}
          <Facts
            isNarrow
            rows={[
              [t('Status'), <StatusText key="status" status={wallet.status} />],
              [
                t('Type'),
                wallet.asset_type === 'FIAT'
                  ? t.labels.assetTypes.FIAT
                  : t.labels.assetTypes.STABLECOIN,
              ],
              [t('Created'), moment(wallet.created_at)],
              [t('Updated'), moment(wallet.updated_at)],
              [
                t('Wallet ID'),
                <code key="id" className={ui.mono}>
                  {id}
                </code>,
              ],
            ]}
          />
          <RecentTransactions heading="h3" wallet={id} />
        </div>
      ) : (
        <p className={`${ui.pad} ${ui.muted}`}>
          {t('This wallet isn’t on this page of the list.')}
        </p>
      )}
    </section>
  );
}

function Receive({
  address,
  network,
  currency,
}: {
  readonly address: string;
  readonly network: string;
  readonly currency: string;
}): ReactElement {
  const t = useText();
  const name = networkName(network);
  const isValid = checkAddress(address, {
    network: network === 'erc20' ? 'erc20' : 'polygon',
  }).every(({ severity }) => severity !== 'error');
  return (
    <section className={styles.receive} aria-label={t('Address on {network}', { network: name })}>
      <div className={ui.sectionHead}>
        <h3>{t('Address on {network}', { network: name })}</h3>
        <span className={ui.push}>
          {isValid ? (
            <Badge tone="success" icon="check">
              {t('Checksum valid')}
            </Badge>
          ) : (
            <Badge tone="error">{t('Checksum wrong')}</Badge>
          )}
        </span>
      </div>
      <div className={styles.receiveIn}>
        <QrCode text={address} label={t('QR code of the address')} />
        <div>
          <GroupedAddress address={address} />
          <CopyButton text={address} label={t('Copy address')}>
            {t('Copy address')}
          </CopyButton>
        </div>
      </div>
      <p className={field.hint}>
        {t('Send only {currency} on {network}. Anything else may be lost.', {
          currency,
          network: name,
        })}
      </p>
    </section>
  );
}
