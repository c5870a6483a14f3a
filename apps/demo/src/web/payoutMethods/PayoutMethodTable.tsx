import { type ReactElement, useState } from 'react';
import { api } from '../../integration/api.ts';
import { FailureNotice } from '../api/FailureNotice.tsx';
import { useMutation } from '../api/useMutation.ts';
import { useFormat } from '../language/useFormat.ts';
import { useText } from '../language/useText.ts';
import type { KnownPayoutMethod } from '../storage/known.ts';
import { forgetPayoutMethod, saveEvent } from '../storage/localRecords.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import table from '../ui/Table.module.css';
import ui from '../ui/ui.module.css';

/** Bank accounts in rows, each with a button that deletes it after a question. */
export function PayoutMethodTable({
  methods,
  ownerName,
  onDeleted,
}: {
  readonly methods: readonly KnownPayoutMethod[];
  readonly ownerName?: (method: KnownPayoutMethod) => string;
  /** Called once the question has closed: the button that opened it goes with its row. */
  readonly onDeleted: () => void;
}): ReactElement {
  const t = useText();
  const { moment } = useFormat();
  const [asked, setAsked] = useState<KnownPayoutMethod>();
  const [isDeleted, setDeleted] = useState(false);
  return (
    <>
      <table className={`${table.table} ${table.wallets} ${table.accounts}`}>
        <thead>
          <tr>
            <th scope="col">{t('Account')}</th>
            <th scope="col">{t('Bank')}</th>
            <th scope="col">{t('Added')}</th>
            <th scope="col" className={table.end}>
              <span className={ui.vh}>{t('Actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {methods.map((known) => {
            const { method, id, addedAt } = known;
            return (
              <tr key={id}>
                <td>
                  <b className={ui.med}>{method.account_name}</b>
                  <small className={ui.num}>
                    {method.currency} · {method.account_number}
                    {ownerName && ` · ${ownerName(known)}`}
                  </small>
                </td>
                <td>
                  {method.bank_name}
                  <small>{t('Code {code}', { code: method.bank_code ?? '–' })}</small>
                </td>
                <td className={`${ui.nowrap} ${ui.muted}`}>{moment(addedAt)}</td>
                <td className={table.end}>
                  <Button
                    kind="quiet"
                    isSmall
                    icon="remove"
                    aria-label={t('Delete the bank account of {name}', {
                      name: method.account_name ?? '',
                    })}
                    onClick={() => setAsked(known)}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <Dialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onClosed={() => {
          if (isDeleted) onDeleted();
          setDeleted(false);
        }}
        title={t('Delete this bank account?')}
      >
        {asked && (
          <Confirm
            known={asked}
            onClose={() => setAsked(undefined)}
            onDeleted={() => {
              setAsked(undefined);
              setDeleted(true);
            }}
          />
        )}
      </Dialog>
    </>
  );
}

function Confirm({
  known,
  onClose,
  onDeleted,
}: {
  readonly known: KnownPayoutMethod;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}): ReactElement {
  const t = useText();
  const { id, method } = known;
  const remove = useMutation(() =>
    api.payoutMethods.delete({
      payout_method_id: id,
      ...(method.customer_id && { customer_id: method.customer_id }),
    }),
  );
  const run = async () => {
    const answer = await remove.run(undefined);
    const isGone = answer?.error === undefined || answer.error.status === 404;
    if (!answer || !isGone) return;
    await forgetPayoutMethod(known);
    await saveEvent({
      subject: method.customer_id ?? 'merchant',
      kind: 'method-deleted',
      note: [method.currency, method.bank_name].filter(Boolean).join(', '),
    });
    onDeleted();
  };
  return (
    <div className={ui.stack}>
      <p>
        {t('Payouts to the account ending in {end} at {bank} will stop. You can’t undo this.', {
          bank: method.bank_name ?? '',
          end: method.account_number?.slice(-4) ?? '',
        })}
      </p>
      {remove.failure && (
        <FailureNotice
          failure={remove.failure}
          maybe={t('The bank account may have been deleted.')}
        />
      )}
      <p className={ui.row}>
        <Button data-autofocus onClick={onClose}>
          {t('Keep bank account')}
        </Button>
        <Button kind="quiet" isDanger isPending={remove.isPending} onClick={() => void run()}>
          {t('Delete bank account')}
        </Button>
      </p>
    </div>
  );
}
