import { type ReactElement, useState } from 'react';
import { useText } from '../language/useText.ts';
import { shortAddress } from '../language/walletText.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import field from '../ui/Field.module.css';
import { Finding } from '../ui/Finding.tsx';
import ui from '../ui/ui.module.css';
import { type BookEntry, writeBook } from './book.ts';
import { parseBook } from './parseBook.ts';

/** More would fill the window. */
const maxShown = 5;

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
  /** How many were added while other lines are still to be corrected. */
  const [added, setAdded] = useState(0);
  const { entries, unread } = parseBook(typed);
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
          <Button
            isSmall
            icon="add"
            onClick={() => {
              setAdded(0);
              setOpen(true);
            }}
          >
            {t('Add addresses')}
          </Button>
        </span>
      </div>
      {book.length === 0 ? (
        <p className={`${ui.pad} ${ui.muted}`}>
          {t('Add the addresses you pay to. Both checks flag addresses that look like them.')}
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
              onChange={({ target }) => {
                setAdded(0);
                setTyped(target.value);
              }}
            />
            <output className={field.hint}>
              {added > 0
                ? t('Addresses added: {count}. Correct the lines that are left.', { count: added })
                : t('Valid addresses: {count}', { count: entries.length })}
            </output>
            {unread.slice(0, maxShown).map(({ line, result }) => (
              <Finding
                key={line}
                tone="error"
                text={t('Line {line}: {result}', { line, result: t(result) })}
              />
            ))}
            {unread.length > maxShown && (
              <p className={field.hint}>
                {t('{count} more lines', { count: unread.length - maxShown })}
              </p>
            )}
          </div>
          <p>
            <Button
              kind="primary"
              aria-disabled={entries.length === 0}
              onClick={() => {
                if (entries.length === 0) return;
                set([...book, ...entries]);
                // What can't be used stays, to be corrected.
                setTyped(unread.map(({ text }) => text).join('\n'));
                setAdded(entries.length);
                setOpen(unread.length > 0);
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
