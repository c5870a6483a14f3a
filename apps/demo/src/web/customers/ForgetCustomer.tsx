import { type ReactElement, useState } from 'react';
import { ForgetDialog } from '../application/ForgetDialog.tsx';
import { useText } from '../language/useText.ts';
import type { KnownCustomer } from '../storage/known.ts';
import { customersOf } from '../storage/localRecords.ts';
import { Button } from '../ui/Button.tsx';

/** Deletes what was submitted for a customer from this device, after a question. */
export function ForgetCustomer({
  customer,
  onForgotten,
}: {
  readonly customer: KnownCustomer;
  readonly onForgotten: () => void;
}): ReactElement {
  const t = useText();
  const [asked, setAsked] = useState<readonly KnownCustomer[]>();
  const ask = async () => setAsked(await customersOf(customer).catch(() => [customer]));
  return (
    <div>
      <Button kind="quiet" isSmall isDanger onClick={() => void ask()}>
        {t('Delete personal data')}
      </Button>
      <ForgetDialog
        customers={asked}
        onClose={() => setAsked(undefined)}
        onForgotten={onForgotten}
      />
    </div>
  );
}
