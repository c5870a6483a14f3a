import { type ReactElement, useMemo } from 'react';
import { encode } from 'uqr';
import styles from './Wallets.module.css';

/** A QR code, dark on light in every color scheme: scanners expect it so. */
export function QrCode({
  text,
  label,
}: {
  readonly text: string;
  readonly label: string;
}): ReactElement {
  const { size, path } = useMemo(() => {
    const { data, size: side } = encode(text, { border: 0 });
    const cells = data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return { size: side, path: cells.join('') };
  }, [text]);
  return (
    <svg
      className={styles.qr}
      viewBox={`-3 -3 ${size + 6} ${size + 6}`}
      role="img"
      aria-label={label}
    >
      <rect x="-3" y="-3" width={size + 6} height={size + 6} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
