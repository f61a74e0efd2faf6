import { gunzipSync, gzipSync } from 'node:zlib';

import type { Answer } from '../http/answer';

/** What an answer depends on besides the time, compared one by one. */
export type Stamps = readonly unknown[];

type Entry<TAsked> = {
  asked: TAsked;
  packed: Uint8Array<ArrayBuffer>;
  headers: Answer['headers'];
  /** Moments between which nothing it says changes by itself. */
  from: number;
  until: number;
  stamps: Stamps;
};

type Packed = Pick<Entry<unknown>, 'packed' | 'headers'>;
type Made<TAsked> = Omit<Entry<TAsked>, 'packed' | 'headers'> & { answer: Answer };

/** A schedule says the same things over and over: even the quickest level leaves a tenth of it. */
const LEVEL = 1;
const PACKED = { 'content-encoding': 'gzip', vary: 'accept-encoding' };

const takesGzip = (accepted: string | undefined) =>
  /(?:^|,)\s*(?:gzip|\*)\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))|,|$)/i.test(accepted ?? '');

function answerFrom({ packed, headers }: Packed, accepted: string | undefined): Answer {
  if (takesGzip(accepted)) return { status: 200, headers: { ...headers, ...PACKED }, body: packed };
  return { status: 200, headers: { ...headers, vary: PACKED.vary }, body: new Uint8Array(gunzipSync(packed)) };
}

/**
 * Answers kept whole and packed, by the very bytes they were asked with: the same question within the hour costs only
 * the sending. They hold nothing of anybody, so packing them gives nothing away. The oldest go first.
 */
export function keepReplies<TAsked>(mostBytes: number) {
  const entries = new Map<string, Entry<TAsked>>();
  let bytes = 0;
  const weightOf = (text: string, { packed }: Packed) => text.length + packed.byteLength;

  function drop(text: string): void {
    const entry = entries.get(text);
    if (entry) bytes -= weightOf(text, entry);
    entries.delete(text);
  }

  return {
    async find(
      text: string,
      now: number,
      stampsOf: (asked: TAsked) => Promise<Stamps>,
      accepted: string | undefined,
    ): Promise<Answer | undefined> {
      const entry = entries.get(text);
      if (!entry || now < entry.from || now >= entry.until) return undefined;
      const stamps = await stampsOf(entry.asked);
      return entry.stamps.every((stamp, at) => stamp === stamps[at]) ? answerFrom(entry, accepted) : undefined;
    },
    keep(text: string, { answer, ...about }: Made<TAsked>, accepted: string | undefined): Answer {
      const packed = new Uint8Array(gzipSync(answer.body ?? '', { level: LEVEL }));
      const entry = { ...about, packed, headers: answer.headers };
      drop(text);
      entries.set(text, entry);
      bytes += weightOf(text, entry);
      for (const oldest of entries.keys()) {
        if (bytes <= mostBytes) break;
        drop(oldest);
      }
      return answerFrom(entry, accepted);
    },
  };
}
