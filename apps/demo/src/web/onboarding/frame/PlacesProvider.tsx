import type { CustomerValues, Form } from '@passmuster/form';
import { type ReactElement, type ReactNode, useCallback, useMemo, useState } from 'react';
import { type Places, PlacesContext } from './placesContext.ts';

/** Holds which place a link leads to, and which owner is open. */
export function PlacesProvider({
  form,
  children,
}: {
  readonly form: Form<CustomerValues>;
  readonly children: ReactNode;
}): ReactElement {
  const [shown] = useState(() => new Map<string, HTMLElement>());
  const [target, setTarget] = useState(targetOfPage);
  const [openOwner, setOpenOwner] = useState<string | null | undefined>(() =>
    ownerAt(target, form),
  );
  const goTo = useCallback(
    (next: string | undefined) => {
      setTarget(next);
      const owner = ownerAt(next, form);
      if (owner !== undefined) setOpenOwner(owner);
    },
    [form],
  );
  const places = useMemo<Places>(
    () => ({ shown, target, goTo, openOwner, setOpenOwner }),
    [shown, target, goTo, openOwner],
  );
  return <PlacesContext value={places}>{children}</PlacesContext>;
}

/** Returns the `rowId` of the owner that a place belongs to. */
function ownerAt(target: string | undefined, form: Form<CustomerValues>): string | undefined {
  const [list, index] = (target ?? '').split('.');
  return list === 'business_owners' ? form.values.business_owners[Number(index)]?.rowId : undefined;
}

/** Returns the place in the fragment of the address; undefined if there is none, or it is malformed. */
function targetOfPage(): string | undefined {
  try {
    return decodeURIComponent(location.hash.slice(1)) || undefined;
  } catch {
    return undefined;
  }
}
