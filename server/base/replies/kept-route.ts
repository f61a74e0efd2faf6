import type { Endpoint, RequestOf } from '../../../contract/wire/endpoint';
import type { Clock } from '../clock';
import { successAnswer } from '../http/answer';
import type { DearReads } from '../http/dear-reads';
import { readJsonObject } from '../http/json-body';
import { readJsonBytes } from '../http/request-body';
import type { Route } from '../http/route';
import { validate } from '../http/validate';
import type { Replies, MemoStamps } from './reply-memo';

type Search<TAsked> = {
  /** Answer, and the time until which it stays valid. */
  answer: (asked: TAsked) => Promise<{ data: unknown; until: number }>;
  stampsOf: (asked: TAsked) => Promise<MemoStamps>;
};

export type KeptAbout = { replies: Replies; clock: Clock; turns: DearReads };

/** A public search. One answer serves all equal requests; the path identifies the mode. */
export const keptRoute = <TEndpoint extends Endpoint>(
  { method, path, request: schema }: TEndpoint,
  { replies, clock, turns }: KeptAbout,
  { answer, stampsOf }: Search<RequestOf<TEndpoint>>,
): Route => ({
  method,
  path,
  guarded: true,
  async answer(request, { header, address }) {
    const accepted = header('accept-encoding');
    const bytes = await readJsonBytes(request);
    const text = `${path} ${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')}`;
    const from = clock.now();
    const kept = await replies.find(text, from, accepted);
    if (kept) return kept;
    const asked: RequestOf<TEndpoint> = validate(schema, readJsonObject(bytes));
    const stampsNow = () => stampsOf(asked);
    return turns.run(address, async () => {
      const made = await replies.find(text, from, accepted);
      if (made) return made;
      const stamps = await stampsNow();
      const { data, until } = await answer(asked);
      return replies.keep(text, { answer: successAnswer(data), from, until, stamps, stampsNow }, accepted);
    });
  },
});
