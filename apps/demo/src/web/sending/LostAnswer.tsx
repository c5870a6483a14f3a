import { useStatus } from '@passmuster/form/react';
import type { ComponentProps, ReactElement } from 'react';
import { useFormat } from '../language/useFormat.ts';
import { useText } from '../language/useText.ts';
import { Notice } from '../ui/Notice.tsx';
import { SettleDoubt } from './SettleDoubt.tsx';

/** Says that what a short form creates may exist already, and lets a person settle it. */
export function LostAnswer({
  maybe,
  same,
  ...settling
}: Pick<ComponentProps<typeof SettleDoubt>, 'idLabel' | 'list' | 'problemOf' | 'onSettle'> & {
  /** What may exist, as a sentence: “The wallet may have been created.” */
  readonly maybe: string;
  /** The title if another form sent the same, with its time. */
  readonly same?: (time: string) => string;
}): ReactElement | null {
  const t = useText();
  const { recent } = useFormat();
  const status = useStatus();
  if (status.kind !== 'unknown' && status.kind !== 'created-elsewhere') return null;
  const time = recent(status.since);
  const isOther = status.key !== undefined;
  return (
    <Notice
      tone="warning"
      isAlert
      title={isOther && same ? same(time) : t('We didn’t get an answer at {time}', { time })}
    >
      <p>
        {status.kind === 'unknown' && `${maybe} `}
        {t('If you send it again, it may exist twice.')}
      </p>
      {!isOther && (
        <SettleDoubt
          exists={t('It exists')}
          absent={t('It doesn’t exist')}
          afterwards={t(
            'You can send it again afterwards. If it exists after all, there may then be two.',
          )}
          {...settling}
        />
      )}
    </Notice>
  );
}
