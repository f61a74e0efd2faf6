import type { Answer } from '../http/answer';

type Entry = {
  answer: Answer & { body: Uint8Array<ArrayBuffer> };
  /** Moments between which nothing it says changes by itself. */
  from: number;
  until: number;
  /** What else it depends on, compared one by one. */
  stamps: readonly unknown[];
};

export type Fresh = { now: number; stamps: readonly unknown[] };

/** Answers kept whole, as bytes: the same question within the hour costs only the sending. The oldest go first. */
export function keepReplies(mostBytes: number) {
  const entries = new Map<string, Entry>();
  let bytes = 0;

  function drop(key: string): void {
    bytes -= entries.get(key)?.answer.body.byteLength ?? 0;
    entries.delete(key);
  }

  return {
    find(key: string, { now, stamps }: Fresh): Answer | undefined {
      const entry = entries.get(key);
      if (!entry) return undefined;
      const holds = entry.from <= now && now < entry.until && entry.stamps.every((stamp, at) => stamp === stamps[at]);
      if (holds) return entry.answer;
      drop(key);
      return undefined;
    },
    keep(key: string, answer: Answer, until: number, { now, stamps }: Fresh): Answer {
      const kept = { ...answer, body: new TextEncoder().encode(String(answer.body)) };
      drop(key);
      entries.set(key, { answer: kept, from: now, until, stamps });
      bytes += kept.body.byteLength;
      for (const oldest of entries.keys()) {
        if (bytes <= mostBytes) break;
        drop(oldest);
      }
      return kept;
    },
  };
}
