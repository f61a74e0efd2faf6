import { createReadStream } from 'node:fs';
import { connect } from 'node:net';
import { once } from 'node:events';

/** True if a finished file is clean. Rejects if the scanner is unavailable. */
export type Scan = (path: string) => Promise<boolean>;

const SILENCE_MS = 30_000;
const PIECE_BYTES = 64 * 1024;
const MOST_ANSWER = 1_024;

const lengthPrefix = (bytes: number): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
};

/** ClamAV's `INSTREAM` over TCP: sends the file in pieces, reads the verdict at the end. */
export const clamdScan =
  (host: string, port: number): Scan =>
  async (path) => {
    const socket = connect({ host, port, timeout: SILENCE_MS });
    const broken = once(socket, 'error').then(([error]) => Promise.reject(error as Error));
    broken.catch(() => undefined);
    socket.once('timeout', () => socket.destroy(new Error('the scanner is silent')));
    let said = '';
    socket.setEncoding('latin1').on('data', (text: string) => void (said = (said + text).slice(0, MOST_ANSWER)));
    const ended = once(socket, 'end');
    ended.catch(() => undefined);
    const sent = async (bytes: Buffer | string) => {
      if (!socket.write(bytes)) await Promise.race([once(socket, 'drain'), ended, broken]);
    };
    try {
      await Promise.race([once(socket, 'connect'), broken]);
      await sent('zINSTREAM\0');
      for await (const piece of createReadStream(path, { highWaterMark: PIECE_BYTES })) {
        const bytes = piece as Buffer;
        await sent(lengthPrefix(bytes.length));
        await sent(bytes);
      }
      await sent(lengthPrefix(0));
      await Promise.race([ended, broken]);
    } finally {
      socket.destroy();
    }
    if (/: OK\0?$/.test(said)) return true;
    if (/ FOUND\0?$/.test(said)) return false;
    throw new Error('the scanner gave no verdict');
  };
