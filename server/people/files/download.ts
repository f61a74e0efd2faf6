import { createHash } from 'node:crypto';

/** Breaks off before the end if the digest differs: half a paper or a damaged one never appears complete. */
export async function* verified(pieces: AsyncIterable<Uint8Array>, sha256: string): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const piece of pieces) {
    hash.update(piece);
    yield piece;
  }
  if (hash.digest('hex') !== sha256) throw new Error('a stored file is not what was stored');
}

/** Pulled as fast as it is sent; a disconnect closes the source. */
export function toStream(pieces: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const iterator = pieces[Symbol.asyncIterator]();
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await iterator.next();
        if (done) controller.close();
        else controller.enqueue(new Uint8Array(value));
      },
      async cancel() {
        // A generator that never started would not run its cleanup, so it is started first.
        await iterator.next().catch(() => undefined);
        await iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}
