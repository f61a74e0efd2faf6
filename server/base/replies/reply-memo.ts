import { gunzipSync, gzipSync } from 'node:zlib';

import type { Answer } from '../http/answer';

/** Inputs of an answer besides time, compared one by one. */
export type MemoStamps = readonly unknown[];

type Entry = {
  packed: Answer & { body: Uint8Array<ArrayBuffer> };
  from: number;
  until: number;
  stamps: MemoStamps;
  stampsNow: () => Promise<MemoStamps>;
};

type NewEntry = Omit<Entry, 'packed'> & { answer: Answer };

/** Schedules are repetitive: even the fastest level shrinks them to a tenth. */
const LEVEL = 1;
const MOST_BYTES = 16 * 1024 * 1024;
/** Longer than any typed search: such a request is padded. */
const LONGEST_KEPT = 2_000;
const PACKED = { 'content-encoding': 'gzip', vary: 'accept-encoding' };

const takesGzip = (accepted: string | undefined) =>
  /(?:^|,)\s*(?:gzip|\*)\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))|,|$)/i.test(accepted ?? '');

const packAnswer = ({ status, headers, body }: Answer): Entry['packed'] => ({
  status,
  headers: { ...headers, ...PACKED },
  body: new Uint8Array(gzipSync(body ?? '', { level: LEVEL })),
});

function unpacked({ status, headers, body }: Entry['packed']): Answer {
  const plain = Object.entries(headers).filter(([name]) => name !== 'content-encoding');
  return { status, headers: Object.fromEntries(plain), body: new Uint8Array(gunzipSync(body)) };
}

/**
 * Answers kept compressed by their exact request bytes, so that a repeat within the hour costs only the sending. They
 * hold no personal data, so compressing them leaks none. The least recently used go first.
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
      const entry = { ...about, packed: packAnswer(answer) };
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
