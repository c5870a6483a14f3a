import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Finding } from '@passmuster/findings';
import type { ReactElement } from 'react';

const severityNames = { error: 'Error', warning: 'Warning', info: 'Note' } as const;

/** Findings as they stand beside their field: what is wrong, what to do, and on demand why. */
export function FindingNotes({
  findings,
}: {
  readonly findings: readonly Finding[];
}): ReactElement | null {
  if (findings.length === 0) return null;
  return (
    <ul className="notes">
      {findings.map((finding) => (
        <FindingNote key={`${finding.rule} ${finding.message}`} finding={finding} />
      ))}
    </ul>
  );
}

function FindingNote({ finding }: { readonly finding: Finding }): ReactElement {
  const [isOpen, { toggle }] = useDisclosure(false);
  const { rule, severity, message, remedy, source } = finding;
  return (
    <li className="note" data-severity={severity} data-rule={rule}>
      <VisuallyHidden>{severityNames[severity]}: </VisuallyHidden>
      <strong>{message}.</strong> {remedy}.{' '}
      <UnstyledButton className="why" aria-expanded={isOpen} onClick={toggle}>
        {isOpen ? 'Hide source' : 'Why?'}
      </UnstyledButton>
      {isOpen && (
        <span className="source">
          {source.url === undefined ? (
            source.title
          ) : (
            <a href={source.url} target="_blank" rel="noreferrer">
              {source.title}
            </a>
          )}
          {source.section !== undefined && `, ${source.section}`} · rule {rule}
        </span>
      )}
    </li>
  );
}
