import { expect, test } from 'vitest';
import { checkAddressFile, workerPaysFrom } from './checkAddressFile.ts';
import { lineVerdicts } from './lineVerdict.ts';

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

test('a worker of a browser checks some batches, and the order stays', async () => {
  const file = new TextEncoder().encode(`${address}\n`.repeat(2 * workerPaysFrom));
  const wrongLine = 765_432;
  file[wrongLine * 43] = 0x31;
  let answers = 0;
  const startWorker = (): Worker => {
    const url = new URL('../testing/webWorkerMain.ts', import.meta.url);
    const worker = new Worker(url, { type: 'module' });
    worker.addEventListener('message', ({ data }) => {
      if ('verdicts' in data) answers++;
    });
    return worker;
  };
  // Repeatedly, because a browser may take long to start a worker.
  for (let round = 0; round < 20 && answers === 0; round++) {
    const refused: number[] = [];
    let lines = 0;
    for await (const { verdicts } of checkAddressFile(file, { network: 'erc20', startWorker })) {
      verdicts.forEach((verdict, i) => {
        if (verdict === lineVerdicts.refused) refused.push(lines + i);
      });
      lines += verdicts.length;
    }
    expect(lines).toBe(2 * workerPaysFrom);
    expect(refused).toEqual([wrongLine]);
  }
  expect(answers).toBeGreaterThan(0);
});
