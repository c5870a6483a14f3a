/** Where the small disk is mounted, in the process that `onSmallDisk` starts and nowhere else. */
const mountPoint = '/mnt';

/** The command that runs another with a disk of a few megabytes. Needs Linux with user namespaces; not root. */
export const onSmallDisk: readonly string[] = [
  ...['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c'],
  `mount -t tmpfs -o size=16m tmpfs ${mountPoint} && exec "$@"`,
  'sh',
];

/** The data file on the small disk, as its process names it. */
export const fileOnSmallDisk = `${mountPoint}/data.sqlite`;

/**
 * Returns the same file as other processes name it. SQLite would take it for the file of this name on their own disk.
 */
export const fileOf = (pid: number): string => `/proc/${pid}/root${fileOnSmallDisk}`;
