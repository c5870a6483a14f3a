import { type ReactElement, useState } from 'react';
import { Link } from 'wouter';
import { useText } from '../language/useText.ts';
import { Page } from '../ui/Page.tsx';
import { AddressBookCard } from './AddressBookCard.tsx';
import styles from './AddressCheck.module.css';
import { AddressList } from './AddressList.tsx';
import { readBook } from './book.ts';
import { OneAddress } from './OneAddress.tsx';

/** `/address-check` and `/address-check/list`: typos, wrong networks and look-alikes, before you pay. */
export function AddressCheckPage({ isList = false }: { readonly isList?: boolean }): ReactElement {
  const t = useText();
  const [book, setBook] = useState(readBook);
  const current = (is: boolean) => (is ? 'page' : undefined);
  return (
    <Page
      title={t('Address check')}
      lead={t(
        'Find typos, wrong networks and look-alikes before you pay. Addresses are checked in your browser.',
      )}
    >
      <nav className={styles.tabs} aria-label={t('What to check')}>
        <Link href="/address-check" aria-current={current(!isList)}>
          {t('One address')}
        </Link>
        <Link href="/address-check/list" aria-current={current(isList)}>
          {t('List')}
        </Link>
      </nav>
      {isList ? <AddressList book={book} /> : <OneAddress book={book} />}
      <AddressBookCard book={book} onChange={setBook} />
    </Page>
  );
}
