import { isFileRef, type Slot } from '@passmuster/form';
import { useForm } from '@passmuster/form/react';
import { type ReactElement, useId, useState } from 'react';
import { placeText } from '../../application/fieldLabels.ts';
import { slotAnchor } from '../../application/slotAnchor.ts';
import { useText } from '../../language/useText.ts';
import { UndoBar } from '../../ui/UndoBar.tsx';
import ui from '../../ui/ui.module.css';
import { AnotherDocument, kindOfSlot } from './AnotherDocument.tsx';
import { DocumentSlot } from './DocumentSlot.tsx';
import styles from './Documents.module.css';

/** A file that was removed, whose slot may be gone with it. */
interface Removed {
  readonly id: string;
  readonly name: string;
  readonly undo: () => void;
}

/** The documents of the business or of an owner: those that are requested, those that are there, and another one. */
export function SlotList({
  title,
  isWhole,
  list,
  slots,
  all,
}: {
  readonly title: string;
  /** False while the choice of another document may wait. */
  readonly isWhole: boolean;
  /** Path of the list for further documents. */
  readonly list: string;
  readonly slots: readonly Slot[];
  /** Those of the business and of every owner: a file may be in more than one list. */
  readonly all: readonly Slot[];
}): ReactElement {
  const t = useText();
  const form = useForm();
  const titleId = useId();
  const [picked, setPicked] = useState<string>();
  const [removed, setRemoved] = useState<Removed>();
  const isShown = ({ id, level, file, attempt }: Slot): boolean =>
    level === 'required' || file !== undefined || attempt !== undefined || id === picked;
  const shown = slots.filter(isShown);
  const open = shown.find(({ id, file }) => id === picked && file === undefined);
  const pick = (kind: string) => {
    if (open) form.detach(open.id);
    const known = slots.find((slot) => !isShown(slot) && kindOfSlot(slot) === kind);
    setPicked(known?.id ?? (kind === '' ? undefined : form.addDocument(list, kind)));
  };
  return (
    <section className={`${ui.card} ${styles.docs}`} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul>
        {shown.map((slot) => (
          <DocumentSlot
            key={slot.id}
            slot={slot}
            anchor={slotAnchor(slot, slots)}
            others={all
              .filter((one) => one.id !== slot.id && hasSameFile(one, slot))
              .map((one) => (slots.includes(one) ? one.label : placeText(one, t)))}
            onRemoved={(name, undo) => {
              // An optional slot stays, for as long as its file can come back.
              setPicked(slot.id);
              setRemoved({ id: slot.id, name, undo });
            }}
          />
        ))}
        {removed && !shown.some(({ id }) => id === removed.id) && (
          <li className={styles.swap}>
            <UndoBar
              key={removed.id}
              text={t('Removed {name}.', { name: removed.name })}
              onUndo={() => {
                removed.undo();
                setRemoved(undefined);
              }}
            />
          </li>
        )}
        {isWhole && (
          <AnotherDocument
            list={list}
            picked={open}
            others={slots.filter((slot) => !shown.includes(slot))}
            onPick={pick}
          />
        )}
      </ul>
    </section>
  );
}

/** Returns whether two slots have files of one name and size: almost certainly the same file, added twice. */
function hasSameFile({ file: one }: Slot, { file: other }: Slot): boolean {
  return isFileRef(one) && isFileRef(other) && one.name === other.name && one.size === other.size;
}
