import { createAddressBook } from '@passmuster/address';
import type { Network } from '@passmuster/schemas';
import { type ReactElement, useMemo, useState } from 'react';
import { api } from '../../integration/api.ts';
import { FailureNotice } from '../api/FailureNotice.tsx';
import { useMutation } from '../api/useMutation.ts';
import { useFormat } from '../language/useFormat.ts';
import { useLanguage } from '../language/useText.ts';
import { networkName } from '../language/walletText.ts';
import { Button } from '../ui/Button.tsx';
import field from '../ui/Field.module.css';
import { Finding } from '../ui/Finding.tsx';
import { NetworkField } from '../ui/NetworkField.tsx';
import { Notice } from '../ui/Notice.tsx';
import ui from '../ui/ui.module.css';
import styles from './AddressCheck.module.css';
import type { BookEntry } from './book.ts';
import { CompareAddresses } from './CompareAddresses.tsx';
import { checkOne } from './checkOne.ts';
import { useAddressLabels } from './useAddressLabels.ts';

/** Addresses to try. Sources: ERC-55, test cases; Circle for the contract. */
const samples = [
  { title: 'Valid', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
  { title: 'Typo', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD' },
  { title: 'Token contract', address: '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359' },
  { title: 'Wrong network', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' },
] as const;

/** Checks an address as it is typed; the API is asked on demand. */
export function OneAddress({ book }: { readonly book: readonly BookEntry[] }): ReactElement {
  const { t, remedyOf } = useLanguage();
  const { time } = useFormat();
  const [typed, setTyped] = useState('');
  const [network, setNetwork] = useState<Network>('polygon');
  const [verdict, setVerdict] = useState<{ readonly isValid: boolean; readonly at: number }>();
  const addressBook = useMemo(() => createAddressBook(book.map(({ address }) => address)), [book]);
  const labels = useAddressLabels();
  const text = typed.trim();
  const { findings, comparison } = checkOne(text, network, book, addressBook, labels);
  const ask = useMutation(() => api.addresses.validate({ address: text, network }));
  const change = (next: () => void) => {
    next();
    setVerdict(undefined);
    ask.clear();
  };
  const onAsk = async () => {
    const answer = await ask.run(undefined);
    if (answer?.data) setVerdict({ isValid: answer.data.valid, at: Date.now() });
  };
  const known = comparison?.with;
  const isRefused = findings.some(({ severity }) => severity === 'error');
  return (
    <section className={`${ui.card} ${ui.pad} ${ui.stack}`} aria-label={t('One address')}>
      <div className={field.grid}>
        <div className={`${field.field} ${field.c8} ${styles.addrIn}`}>
          <label htmlFor="address">{t('Address')}</label>
          <textarea
            id="address"
            className={field.in}
            rows={1}
            spellCheck={false}
            autoComplete="off"
            maxLength={500}
            aria-invalid={text !== '' && isRefused}
            aria-describedby={text === '' ? undefined : 'address-result'}
            value={typed}
            onChange={({ target }) => change(() => setTyped(target.value))}
          />
        </div>
        <NetworkField
          id="network"
          className={field.c4}
          value={network}
          onChange={(one) => change(() => setNetwork(one))}
        />
      </div>
      <div className={ui.row}>
        <span className={`${ui.muted} ${ui.small}`}>{t('Try:')}</span>
        {samples.map(({ title, address }) => (
          <Button key={title} isSmall onClick={() => change(() => setTyped(address))}>
            {t(title)}
          </Button>
        ))}
      </div>
      {text !== '' && (
        <div id="address-result" className={ui.stack} aria-live="polite">
          {findings.length === 0 && (
            <Finding
              tone="success"
              isResult
              text={t('Valid on {network}. The checksum matches.', {
                network: networkName(network),
              })}
            />
          )}
          {findings.map((finding) => {
            const { rule, severity } = finding;
            return (
              <Finding
                key={rule}
                tone={
                  severity === 'error' ? 'error' : severity === 'warning' ? 'warning' : 'suggestion'
                }
                isResult
                text={
                  rule === 'address/checksum'
                    ? `${remedyOf(finding)} ${t('The checksum can’t tell which characters are wrong.')}`
                    : remedyOf(finding)
                }
              ></Finding>
            );
          })}
          {comparison && <CompareAddresses comparison={comparison} />}
          <div className={ui.row}>
            {known && (
              <Button isSmall onClick={() => change(() => setTyped(known.address))}>
                {t('Use {name}', { name: known.name })}
              </Button>
            )}
            <Button isSmall isPending={ask.isPending} onClick={() => void onAsk()}>
              {t('Check with the API')}
            </Button>
            <span className={`${ui.muted} ${ui.small}`}>
              {verdict
                ? t(
                    verdict.isValid
                      ? 'Checked with the API at {time}: valid.'
                      : 'Checked with the API at {time}: not valid.',
                    { time: time(verdict.at) },
                  )
                : t('Not checked with the API yet')}
            </span>
          </div>
          {verdict && !verdict.isValid && !isRefused && (
            <Notice tone="warning" title={t('The API doesn’t accept this address')}>
              <p>
                {t(
                  'It’s well formed, but the API rejected it. Ask the recipient for another address.',
                )}
              </p>
            </Notice>
          )}
          {ask.failure && <FailureNotice failure={ask.failure} onRetry={() => void onAsk()} />}
        </div>
      )}
    </section>
  );
}
