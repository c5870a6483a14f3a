import { gzipSync } from 'node:zlib';
import { assetCodeSample as assetCode, success } from '@passmuster/testing/answers';
import { answer, json } from '../../src/testing/answer.ts';
import type { Play } from '../../src/testing/faultServer.ts';
import { cutOff, reset, send, silence } from '../../src/testing/inTurn.ts';

const codes = success([assetCode]);
const gzip = { 'content-encoding': 'gzip' };
const elsewhere = { location: 'http://127.0.0.1:9/' };

/** The required result of each fault, on every runtime. */
export const faults: readonly {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly play?: Play;
  readonly kinds: readonly (string | undefined)[];
  /** How often the request must arrive. */
  readonly arrivals: number;
}[] = [
  { name: 'answer', method: 'GET', play: send(json(codes)), kinds: [undefined], arrivals: 1 },
  {
    name: 'gzip',
    method: 'GET',
    play: send(answer({ headers: gzip, body: gzipSync(JSON.stringify(codes)) })),
    kinds: [undefined],
    arrivals: 1,
  },
  // No server listens, so the kernel refuses the connection.
  { name: 'refused', method: 'POST', kinds: ['connection'], arrivals: 0 },
  { name: 'reset', method: 'POST', play: reset, kinds: ['connection'], arrivals: 1 },
  { name: 'resetGet', method: 'GET', play: reset, kinds: ['connection'], arrivals: 2 },
  {
    name: 'hangUp',
    method: 'POST',
    play: (socket) => void socket.end(),
    kinds: ['connection'],
    arrivals: 1,
  },
  {
    name: 'cut',
    method: 'POST',
    play: cutOff(json(success({}), { headers: { 'content-length': '999' } }), 0),
    kinds: ['connection'],
    arrivals: 1,
  },
  { name: 'silence', method: 'POST', play: silence, kinds: ['timeout'], arrivals: 1 },
  {
    name: 'stall',
    method: 'POST',
    play: send(json(codes).subarray(0, -9)),
    kinds: ['timeout'],
    arrivals: 1,
  },
  {
    name: 'redirect',
    method: 'GET',
    play: send(answer({ status: 302, headers: elsewhere })),
    kinds: ['redirect'],
    arrivals: 1,
  },
  {
    name: 'bomb',
    method: 'GET',
    play: send(answer({ headers: gzip, body: gzipSync(Buffer.alloc(50_000_000)) })),
    kinds: ['too_large'],
    arrivals: 1,
  },
  {
    name: 'corrupt',
    method: 'POST',
    play: send(answer({ headers: gzip, body: 'not gzip' })),
    // Deno does not report that the compression failed.
    kinds: ['invalid_response', 'connection'],
    arrivals: 1,
  },
];
