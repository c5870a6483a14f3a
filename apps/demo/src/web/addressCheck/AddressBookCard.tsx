import { type ReactElement, useState } from 'react';
import { useText } from '../language/useText.ts';
import { shortAddress } from '../language/walletText.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import field from '../ui/Field.module.css';
import ui from '../ui/ui.module.css';
import { type BookEntry, parseBook, writeBook } from './book.ts';

/** The addresses you know, to find look-alikes of. They stay on this device. */
export function AddressBookCard({
  book,
  onChange,
}: {
  readonly book: readonly BookEntry[];
  readonly onChange: (book: readonly BookEntry[]) => void;
}): ReactElement {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const parsed = parseBook(typed);
  const set = (next: readonly BookEntry[]) => {
    writeBook(next);
    onChange(next);
  };
  return (
    <section className={`${ui.card} ${ui.gapTop}`} aria-labelledby="book-title">
      <div className={ui.cardHead}>
        <h2 id="book-title">{t('Address book')}</h2>
        <span className={`${ui.muted} ${ui.num}`}>{book.length}</span>
        <span className={ui.push}>
          <Button isSmall icon="add" onClick={() => setOpen(true)}>
            {t('Add addresses')}
          </Button>
        </span>
      </div>
      {book.length === 0 ? (
        <p className={`${ui.pad} ${ui.muted}`}>
          {t('Add the addresses you pay to. Look-alikes of them are found in both checks.')}
        </p>
      ) : (
        <ul className={`${ui.mini} ${ui.pad}`}>
          {book.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other identity.
            <li key={index}>
              <span>
                {entry.name}
                <small className={ui.mono}>{shortAddress(entry.address)}</small>
              </span>
              <Button
                kind="quiet"
                isSmall
                icon="remove"
                aria-label={t('Remove {name}', { name: entry.name })}
                onClick={() => set(book.filter((one) => one !== entry))}
              />
            </li>
          ))}
        </ul>
      )}
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('Add addresses')}>
        <div className={ui.stack}>
          <div className={field.field}>
            <label htmlFor="book">{t('Names and addresses, one per line')}</label>
            <textarea
              id="book"
              className={`${field.in} ${ui.mono}`}
              rows={5}
              spellCheck={false}
              value={typed}
              placeholder="Accra distributor, 0x…"
              onChange={({ target }) => setTyped(target.value)}
            />
            <p className={field.hint}>{t('Valid addresses: {count}', { count: parsed.length })}</p>
          </div>
          <p>
            <Button
              kind="primary"
              aria-disabled={parsed.length === 0}
              onClick={() => {
                if (parsed.length === 0) return;
                set([...book, ...parsed]);
                setTyped('');
                setOpen(false);
              }}
            >
              {t('Add')}
            </Button>
          </p>
        </div>
      </Dialog>
    </section>
  );
}
