import { type Network, networks } from '@passmuster/schemas';
import type { ReactElement } from 'react';
import { useText } from '../language/useText.ts';
import { networkName } from '../language/walletText.ts';
import field from './Field.module.css';

/** Chooses a network, of all that the API has unless `available` has fewer. */
export function NetworkField({
  id,
  value,
  onChange,
  available = networks,
  className = '',
}: {
  readonly id: string;
  readonly value: Network;
  readonly onChange: (network: Network) => void;
  readonly available?: readonly Network[] | undefined;
  /** The width of the field in its form. */
  readonly className?: string | undefined;
}): ReactElement {
  const t = useText();
  return (
    <div className={`${field.field} ${className}`}>
      <label htmlFor={id}>{t('Network')}</label>
      <select
        id={id}
        className={field.in}
        value={value}
        onChange={({ target }) =>
          onChange(available.find((one) => one === target.value) ?? 'polygon')
        }
      >
        {available.map((one) => (
          <option key={one} value={one}>
            {networkName(one)}
          </option>
        ))}
      </select>
    </div>
  );
}
