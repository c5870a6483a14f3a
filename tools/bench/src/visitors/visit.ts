import { connect } from 'node:net';

/**
 * Returns the status of the answer to a body, 0 if there was none. Sends the whole body whatever is answered meanwhile,
 * as somebody who attacks does.
 */
export function visit(url: string, body: Buffer, hasSession: boolean): Promise<number> {
  const { hostname, port } = new URL(url);
  const head = [
    'POST /api/business-customers HTTP/1.1',
    `Host: ${hostname}:${port}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Connection: close',
    ...(hasSession ? ['Authorization: Bearer visitor'] : []),
  ].join('\r\n');
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(port), hostname);
    socket.setTimeout(60_000, () => socket.destroy());
    socket.setEncoding('latin1').on('data', (text: string) => {
      answer += text;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)));
    socket.write(`${head}\r\n\r\n`);
    socket.write(body);
  });
}
