import { type AddressBook, createAddressBook } from '@passmuster/address';
import { FormProvider, useField } from '@passmuster/form/react';
import type { Network } from '@passmuster/schemas';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { api } from '../../integration/api.ts';
import { FailureNotice } from '../api/FailureNotice.tsx';
import { useMutation } from '../api/useMutation.ts';
import { useFormat } from '../language/useFormat.ts';
import { useText } from '../language/useText.ts';
import { networkName } from '../language/walletText.ts';
import { Button } from '../ui/Button.tsx';
import field from '../ui/Field.module.css';
import { Finding } from '../ui/Finding.tsx';
import { NetworkField } from '../ui/NetworkField.tsx';
import { Notice } from '../ui/Notice.tsx';
import ui from '../ui/ui.module.css';
import styles from './AddressCheck.module.css';
import { createAddressForm } from './addressForm.ts';
import { type BookEntry, entryWith } from './book.ts';
import { CompareAddresses } from './CompareAddresses.tsx';
import { comparisonWith } from './comparison.ts';
import { useAddressLabels } from './useAddressLabels.ts';

/** Addresses to try. Sources: ERC-55, test cases; Circle for the contract. */
const samples = [
  { title: 'Valid', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
  { title: 'Typo', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD' },
  { title: 'Token contract', address: '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359' },
  { title: 'Wrong network', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' },
] as const;

/** What the API said, and about what. */
interface Verdict {
  readonly question: string;
  readonly isValid: boolean;
  readonly at: number;
}

/** Checks an address as it is typed; the API is asked on demand. */
export function OneAddress({ book }: { readonly book: readonly BookEntry[] }): ReactElement {
  const t = useText();
  const [{ form, compareWith }] = useState(() => createAddressForm(t.labels));
  const addressBook = useMemo(() => createAddressBook(book.map(({ address }) => address)), [book]);
  const labels = useAddressLabels();
  useEffect(() => void compareWith({ addressBook, labels }), [compareWith, addressBook, labels]);
  useEffect(() => form.setTexts(t.labels), [form, t]);
  return (
    <FormProvider form={form}>
      <AddressFields book={book} addressBook={addressBook} />
    </FormProvider>
  );
}

function AddressFields({
  book,
  addressBook,
}: {
  readonly book: readonly BookEntry[];
  readonly addressBook: AddressBook;
}): ReactElement {
  const t = useText();
  const { time } = useFormat();
  const address = useField('address');
  const network = useField<Network>('network');
  const text = address.value.trim();
  const question = `${network.value} ${text}`;
  const [verdict, setVerdict] = useState<Verdict>();
  const answer = verdict?.question === question ? verdict : undefined;
  const ask = useMutation(() => api.addresses.validate({ address: text, network: network.value }));
  const onAsk = async () => {
    const { data } = (await ask.run(undefined)) ?? {};
    if (data) setVerdict({ question, isValid: data.valid, at: Date.now() });
  };
  const enter = (next: string) => {
    address.setValue(next);
    ask.clear();
  };
  const comparison = comparisonWith(text, book, addressBook);
  const known = comparison?.with;
  const entry = entryWith(book, text);
  const findings = [...address.findings, ...address.infos];
  return (
    <section className={`${ui.card} ${ui.pad} ${ui.stack}`} aria-label={t('One address')}>
      <div className={field.grid}>
        <div className={`${field.field} ${field.c8} ${styles.addrIn}`}>
          <label htmlFor="address">{t('Address')}</label>
          <textarea
            {...address.inputProps}
            id="address"
            className={field.in}
            rows={1}
            spellCheck={false}
            autoComplete="off"
            maxLength={500}
            aria-invalid={text !== '' && address.status === 'error'}
            aria-describedby={text === '' ? undefined : 'address-result'}
            onInput={ask.clear}
          />
        </div>
        <NetworkField
          id="network"
          className={field.c4}
          value={network.value}
          onChange={(one) => {
            network.setValue(one);
            ask.clear();
          }}
        />
      </div>
      <div className={ui.row}>
        <span className={`${ui.muted} ${ui.small}`}>{t('Try:')}</span>
        {samples.map((sample) => (
          <Button key={sample.title} isSmall onClick={() => enter(sample.address)}>
            {t(sample.title)}
          </Button>
        ))}
      </div>
      {text !== '' && (
        <div id="address-result" className={ui.stack} aria-live="polite">
          {address.status === 'valid' && findings.length === 0 && (
            <Finding
              tone="success"
              isResult
              text={t('Valid on {network}. The checksum matches.', {
                network: networkName(network.value),
              })}
            />
          )}
          {entry && address.status === 'valid' && (
            <Finding
              tone="success"
              text={t('In your address book: {name}', { name: entry.name })}
            />
          )}
          {findings.map((finding) => {
            const { rule, severity, remedy } = finding;
            return (
              <Finding
                key={rule}
                tone={
                  severity === 'error' ? 'error' : severity === 'warning' ? 'warning' : 'suggestion'
                }
                isResult
                text={
                  rule === 'address/checksum'
                    ? `${remedy} ${t('The checksum can’t tell which characters are wrong.')}`
                    : remedy
                }
              ></Finding>
            );
          })}
          {comparison && <CompareAddresses comparison={comparison} />}
          <div className={ui.row}>
            {known && (
              <Button isSmall onClick={() => enter(known.address)}>
                {t('Use {name}', { name: known.name })}
              </Button>
            )}
            <Button isSmall isPending={ask.isPending} onClick={() => void onAsk()}>
              {t('Check with the API')}
            </Button>
            <span className={`${ui.muted} ${ui.small}`}>
              {answer
                ? t(
                    answer.isValid
                      ? 'Checked with the API at {time}: valid.'
                      : 'Checked with the API at {time}: not valid.',
                    { time: time(answer.at) },
                  )
                : t('Not checked with the API yet')}
            </span>
          </div>
          {answer && !answer.isValid && address.status !== 'error' && (
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
