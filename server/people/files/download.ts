import { createHash } from 'node:crypto';

/** What came out is what went in, or the line breaks before its end: half a paper or a damaged one is never whole. */
export async function* verified(pieces: AsyncIterable<Uint8Array>, sha256: string): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const piece of pieces) {
    hash.update(piece);
    yield piece;
  }
  if (hash.digest('hex') !== sha256) throw new Error('a stored file is not what was stored');
}

/** Pulled only as fast as it is sent; whoever hangs up closes what was open. */
export function streamOf(pieces: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const iterator = pieces[Symbol.asyncIterator]();
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await iterator.next();
        if (done) controller.close();
        else controller.enqueue(new Uint8Array(value));
      },
      async cancel() {
        // What has not begun has nothing to end, and would leave open what it was given.
        await iterator.next().catch(() => undefined);
        await iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}
