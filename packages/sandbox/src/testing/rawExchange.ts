import { connect } from 'node:net';

/** Sends bytes as they are and returns everything received until the connection ends or `patience` is over. */
export function rawExchange(
  url: string,
  bytes: string | Uint8Array,
  patience = 3000,
): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const done = () => {
      socket.destroy();
      resolve(received);
    };
    socket.setEncoding('utf8').on('data', (text: string) => {
      received += text;
    });
    socket.setTimeout(patience, done).on('close', done).on('end', done);
    socket.on('error', (error) => (received === '' ? reject(error) : done()));
  });
}
