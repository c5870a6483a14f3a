import { type ReactElement, useState } from 'react';
import { useText } from '../../language/useText.ts';
import { TextButton } from '../../ui/Button.tsx';
import ui from '../../ui/ui.module.css';
import { JumpLink } from './JumpLink.tsx';
import type { TodoItem } from './todo.ts';

/** Links to the fields of entries: the first ones, until a person asks for all. */
export function JumpList({
  items,
  atMost,
  onJump,
}: {
  readonly items: readonly TodoItem[];
  readonly atMost: number;
  readonly onJump?: ((target: string) => void) | undefined;
}): ReactElement {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  // A line that says "and 1 more" takes the place of the one that it hides.
  const hidden = isOpen || items.length === atMost + 1 ? 0 : items.length - atMost;
  return (
    <>
      <ul>
        {(hidden > 0 ? items.slice(0, atMost) : items).map((item) => (
          <li key={item.key}>
            <JumpLink item={item} onJump={onJump} />
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <p className={`${ui.small} ${ui.tight}`}>
          <TextButton onClick={() => setOpen(true)}>
            {t('and {count} more', { count: hidden })}
          </TextButton>
        </p>
      )}
    </>
  );
}
