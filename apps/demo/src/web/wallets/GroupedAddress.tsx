import { Fragment, type ReactElement } from 'react';
import styles from './Wallets.module.css';

/** An address in groups of four, to compare by eye. A copy of it has no spaces. */
export function GroupedAddress({ address }: { readonly address: string }): ReactElement {
  const groups = address.slice(2).match(/.{1,4}/gu) ?? [];
  return (
    <code className={styles.addr}>
      {address.slice(0, 2)}
      {groups.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups of an address never move.
        <Fragment key={index}>
          {index === 5 && <br />}
          <span>{group}</span>
        </Fragment>
      ))}
    </code>
  );
}
