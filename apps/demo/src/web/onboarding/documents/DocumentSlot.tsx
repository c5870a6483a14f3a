import { valueAt } from '@passmuster/findings';
import { isFileRef, type Slot } from '@passmuster/form';
import { useForm } from '@passmuster/form/react';
import { type ReactElement, useState } from 'react';
import { isScan } from '../../../integration/isScan.ts';
import { fileName } from '../../application/fileName.ts';
import { useFormat } from '../../language/useFormat.ts';
import { useText } from '../../language/useText.ts';
import { Button, TextButton } from '../../ui/Button.tsx';
import field from '../../ui/Field.module.css';
import { Finding } from '../../ui/Finding.tsx';
import ui from '../../ui/ui.module.css';
import { useFilesToCheck } from '../draft/correctionContext.ts';
import { usePlaces } from '../frame/placesContext.ts';
import { DocumentFacts } from './DocumentFacts.tsx';
import styles from './Documents.module.css';
import { EmptySlot, FileDrop, FileInputs, useFileInput } from './FileDrop.tsx';
import { FileLine, type Pixels } from './FileLine.tsx';
import { SlotThumbnail } from './FilePreview.tsx';
import { SlotBadge, SlotProblems } from './SlotProblems.tsx';
import { toRestore } from './toRestore.ts';

/** What can be taken back: a file that was replaced or removed. */
interface Before {
  readonly text: string;
  /** None if nothing was changed. */
  readonly undo?: () => void;
}

/** A place for one document. The whole slot accepts a drop; a refused file changes nothing. */
export function DocumentSlot({
  slot: { id, label: title, hint, level, documentType, path, file, fields, findings, attempt },
  anchor,
  others,
  onRemoved,
}: {
  readonly slot: Slot;
  /** Where a link to it ends. */
  readonly anchor: string;
  /** Titles of the other slots that have a file of this name and size. */
  readonly others: readonly string[];
  readonly onRemoved: (name: string, undo: () => void) => void;
}): ReactElement {
  const form = useForm();
  const t = useText();
  const { list } = useFormat();
  const toCheck = useFilesToCheck();
  const [before, setBefore] = useState<Before>();
  const [left, setLeft] = useState<readonly string[]>([]);
  const [notScan, setNotScan] = useState<string>();
  const [pixels, setPixels] = useState<Pixels>();
  const { goTo } = usePlaces();
  const attach = async (chosen: File, rest: readonly string[] = []) => {
    const focused = document.activeElement;
    const undo = toRestore(form, [...(path ? [path] : []), ...fields]);
    setLeft(rest);
    const isUsable = chosen.size === 0 || (await isScan(chosen));
    setNotScan(isUsable ? undefined : chosen.name);
    if (!isUsable || (await form.attach(id, chosen)) !== 'attached') return;
    setBefore(beforeOf(chosen, undo));
    // The button that had the focus is gone.
    if (!focused?.isConnected && document.activeElement === document.body) goTo(anchor);
  };
  const beforeOf = (chosen: File, undo: () => void): Before | undefined => {
    if (!isFileRef(file) || !path) return undefined;
    return valueAt(form.values, path) === file
      ? { text: t('{name} is the file that is here already.', { name: chosen.name }) }
      : { text: t('Replaced {name}.', { name: file.name }), undo };
  };
  const input = useFileInput(attach);
  const value = file ?? '';
  const name = fileName(value, t);
  const isFilled = file !== undefined;
  const isPassport = path?.[0] === 'business_owners' && path.length === 3;
  const isChecking = attempt?.state === 'reading';
  const remove = () => {
    const undo = form.detach(id);
    setNotScan(undefined);
    setBefore({ text: t('Removed {name}.', { name }), undo });
    onRemoved(name, undo);
    // The button that has the focus goes. A further document goes with its slot.
    if (level !== 'optional' || documentType === undefined) goTo(anchor);
  };
  return (
    <FileDrop isFilled={isFilled} anchor={anchor} onFile={attach}>
      {(isOver) => (
        <>
          <FileInputs input={input} title={title} />
          {isFilled && <SlotThumbnail value={value} title={title} onSize={setPixels} />}
          <div className={styles.slotText}>
            <h3>
              {title}
              {level !== 'required' && (
                <span className={`${ui.muted} ${ui.reg}`}>
                  {' '}
                  {level === 'recommended' ? t('(recommended)') : t('(optional)')}
                </span>
              )}
            </h3>
            {isFilled ? (
              <FileLine value={value} name={name} pixels={pixels} others={others} />
            ) : (
              hint && <p className={field.hint}>{hint}</p>
            )}
            <DocumentFacts paths={fields.map((one) => one.join('.'))} />
            {before && (
              <p className={styles.swap}>
                <output>{before.text}</output>{' '}
                {before.undo && (
                  <TextButton
                    onClick={() => {
                      before.undo?.();
                      setBefore(undefined);
                    }}
                  >
                    {t('Undo')}
                  </TextButton>
                )}
              </p>
            )}
            {left.length > 0 && (
              <output>
                <Finding
                  tone="warning"
                  text={t(
                    'Not added: {names}. Only one file fits here. Add each to its own document.',
                    {
                      names: list(left),
                    },
                  )}
                />
              </output>
            )}
            <SlotProblems
              anchor={anchor}
              notScan={notScan}
              attempt={attempt}
              // What is wrong with what is asked about the file is said where it is asked.
              findings={findings.filter(
                (one) => !fields.some((asked) => asked.join('.') === one.path.join('.')),
              )}
            />
          </div>
          {isFilled ? (
            <div className={styles.slotActs}>
              <SlotBadge
                slot={id}
                findings={findings}
                isChecking={isChecking}
                isToCheck={toCheck === 'all' || (toCheck === 'passports' && isPassport)}
              />
              <Button isSmall isPending={isChecking} onClick={input.choose}>
                {t('Replace')}
                <span className={ui.vh}> {name}</span>
              </Button>
              <Button
                kind="quiet"
                isSmall
                icon="remove"
                aria-label={t('Remove {name}', { name })}
                onClick={remove}
              />
            </div>
          ) : (
            <EmptySlot input={input} title={title} isOver={isOver} isChecking={isChecking} />
          )}
        </>
      )}
    </FileDrop>
  );
}
