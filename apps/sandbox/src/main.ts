import { DataFileError } from './db/dataFileError.ts';
import { listen } from './listen.ts';

try {
  await listen(process.env);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${message}\n`);
  if (!(error instanceof DataFileError)) process.stderr.write('');
  process.exit(1);
}
