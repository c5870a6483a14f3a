import { type ReactElement, useState } from 'react';
import { listAssetCodes } from '../../integration/api.ts';
import { FailureNotice } from '../api/FailureNotice.tsx';
import { useQuery } from '../api/useQuery.ts';
import { useText } from '../language/useText.ts';
import finding from '../ui/Finding.module.css';
import { Icon } from '../ui/Icon.tsx';
import { SkeletonRows } from '../ui/SkeletonRows.tsx';
import table from '../ui/Table.module.css';
import ui from '../ui/ui.module.css';

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
  const { data, failure, reload } = useQuery(listAssetCodes);
  if (failure) return <FailureNotice failure={failure} onRetry={reload} />;
  if (!data) return <SkeletonRows label={t('Loading asset codes')} />;
  return (
    <section className={`${ui.card} ${ui.gapTop}`} aria-label={t('Asset codes')}>
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
              <td>{networks?.map(({ network }) => network).join(', ') ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
