import type { Network } from '@passmuster/schemas';
import { type ReactElement, useState } from 'react';
import { AddressListForm } from './AddressListForm.tsx';
import { AddressListResults } from './AddressListResults.tsx';
import type { BookEntry } from './book.ts';
import { type CheckedLine, checkList, maxLines } from './checkList.ts';
import { useAddressLabels } from './useAddressLabels.ts';

interface Checked {
  readonly lines: readonly CheckedLine[];
  readonly network: Network;
  readonly headings: readonly string[];
  readonly isCut: boolean;
}

/** Checks a list of addresses: pasted, or a column of a file. */
export function AddressList({ book }: { readonly book: readonly BookEntry[] }): ReactElement {
  const [checked, setChecked] = useState<Checked>();
  const labels = useAddressLabels();
  if (checked) return <AddressListResults {...checked} onAgain={() => setChecked(undefined)} />;
  return (
    <AddressListForm
      onCheck={(text, network, lists) =>
        setChecked({
          lines: checkList(text, network, book, labels, lists),
          network,
          headings: lists.find(({ headings }) => headings.length > 0)?.headings ?? [],
          isCut: text.trimEnd().split('\n').length > maxLines,
        })
      }
    />
  );
}
