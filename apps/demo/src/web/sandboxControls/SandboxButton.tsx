import type { ReactElement } from 'react';

export function SandboxButton(): ReactElement {
  return <span />;
}
