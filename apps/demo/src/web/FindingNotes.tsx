import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Finding } from '@passmuster/findings';
import type { ReactElement } from 'react';

const severityNames = { error: 'Error', warning: 'Warning', info: 'Note' } as const;

/** Findings as they stand beside their field: what to do, what is wrong, and on demand the source. */
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
      <strong>{sentence(remedy)}</strong> <span>{sentence(message)}</span>{' '}
      <UnstyledButton className="why" aria-expanded={isOpen} onClick={toggle}>
        {isOpen ? 'Hide the source' : 'Source'}
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

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
