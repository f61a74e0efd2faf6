import { gunzipSync, gzipSync } from 'node:zlib';

import type { Answer } from '../http/answer';

/** What an answer depends on besides the time, compared one by one. */
export type Stamps = readonly unknown[];

type Entry = {
  packed: Answer & { body: Uint8Array<ArrayBuffer> };
  /** Moments between which nothing it says changes by itself. */
  from: number;
  until: number;
  stamps: Stamps;
  /** What they are by now. */
  stampsNow: () => Promise<Stamps>;
};

type NewEntry = Omit<Entry, 'packed'> & { answer: Answer };

/** A schedule says the same things over and over: even the quickest level leaves a tenth of it. */
const LEVEL = 1;
/** Of all searches together. */
const MOST_BYTES = 16 * 1024 * 1024;
/** Nobody types a search this long; a longer one is padded. */
const LONGEST_KEPT = 2_000;
const PACKED = { 'content-encoding': 'gzip', vary: 'accept-encoding' };

const takesGzip = (accepted: string | undefined) =>
  /(?:^|,)\s*(?:gzip|\*)\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))|,|$)/i.test(accepted ?? '');

const packedFrom = ({ status, headers, body }: Answer): Entry['packed'] => ({
  status,
  headers: { ...headers, ...PACKED },
  body: new Uint8Array(gzipSync(body ?? '', { level: LEVEL })),
});

function unpacked({ status, headers, body }: Entry['packed']): Answer {
  const plain = Object.entries(headers).filter(([name]) => name !== 'content-encoding');
  return { status, headers: Object.fromEntries(plain), body: new Uint8Array(gunzipSync(body)) };
}

/**
 * Answers kept whole and packed, by the very bytes they were asked with: the same question within the hour costs only
 * the sending. They hold nothing of anybody, so packing them gives nothing away. What nobody has asked for
 * the longest goes first.
 */
export function keepReplies() {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  const inWhat = ({ packed }: Entry, accepted: string | undefined) => (takesGzip(accepted) ? packed : unpacked(packed));
  const weightOf = (text: string, { packed }: Entry) => text.length + packed.body.byteLength;

  function drop(text: string): void {
    const entry = entries.get(text);
    if (entry) bytes -= weightOf(text, entry);
    entries.delete(text);
  }

  return {
    async find(text: string, now: number, accepted: string | undefined): Promise<Answer | undefined> {
      const entry = entries.get(text);
      if (!entry || now < entry.from || now >= entry.until) return undefined;
      const stamps = await entry.stampsNow();
      if (!entry.stamps.every((stamp, at) => stamp === stamps[at])) return undefined;
      if (entries.get(text) === entry) {
        entries.delete(text);
        entries.set(text, entry);
      }
      return inWhat(entry, accepted);
    },
    keep(text: string, { answer, ...about }: NewEntry, accepted: string | undefined): Answer {
      const entry = { ...about, packed: packedFrom(answer) };
      if (text.length > LONGEST_KEPT) return inWhat(entry, accepted);
      drop(text);
      entries.set(text, entry);
      bytes += weightOf(text, entry);
      for (const oldest of entries.keys()) {
        if (bytes <= MOST_BYTES) break;
        drop(oldest);
      }
      return inWhat(entry, accepted);
    },
  };
}

export type Replies = ReturnType<typeof keepReplies>;
