import { assetTypes } from '@passmuster/schemas';
import { type ReactElement, useCallback, useState } from 'react';
import { api } from '../../integration/api.ts';
import { FailureNotice } from '../api/FailureNotice.tsx';
import { useQuery } from '../api/useQuery.ts';
import { useText } from '../language/useText.ts';
import { networkName } from '../language/walletText.ts';
import field from '../ui/Field.module.css';
import finding from '../ui/Finding.module.css';
import { Icon } from '../ui/Icon.tsx';
import { SkeletonRows } from '../ui/SkeletonRows.tsx';
import table from '../ui/Table.module.css';
import ui from '../ui/ui.module.css';

type AssetType = (typeof assetTypes)[number];

/** The assets the API supports, read when they are opened. */
export function AssetCodes(): ReactElement {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={`${finding.disclose} ${ui.gapTop}`}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <Icon name="next" />
        {t('Asset codes')}
      </summary>
      {isOpen && <AssetTable />}
    </details>
  );
}

function AssetTable(): ReactElement {
  const t = useText();
  const [type, setType] = useState<AssetType>();
  const load = useCallback(
    (signal: AbortSignal) => api.assetCodes.list(type ? { asset_type: type } : {}, { signal }),
    [type],
  );
  const { data, failure, reload } = useQuery(load);
  if (failure) return <FailureNotice failure={failure} onRetry={reload} />;
  if (!data) return <SkeletonRows label={t('Loading asset codes')} />;
  return (
    <section className={`${ui.card} ${ui.gapTop}`} aria-label={t('Asset codes')}>
      <div className={table.filters}>
        <select
          className={field.in}
          aria-label={t('Type')}
          value={type ?? ''}
          onChange={({ target }) => setType(assetTypes.find((one) => one === target.value))}
        >
          <option value="">{t('Stablecoin and fiat')}</option>
          {assetTypes.map((one) => (
            <option key={one} value={one}>
              {t.labels.assetTypes[one]}
            </option>
          ))}
        </select>
      </div>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t('Code')}</th>
            <th scope="col">{t('Type')}</th>
            <th scope="col">{t('Networks')}</th>
          </tr>
        </thead>
        <tbody>
          {data.map(({ id, code, asset_type, networks }) => (
            <tr key={id}>
              <td>{code}</td>
              <td>
                {asset_type === 'FIAT' ? t.labels.assetTypes.FIAT : t.labels.assetTypes.STABLECOIN}
              </td>
              <td>{networks?.map(({ network }) => networkName(network)).join(', ') ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
