import * as v from 'valibot';

import type { Endpoint, ReplyOf, SentTo } from '../../../contract/endpoint';
import { fileFrom, type FileKind, type NamedFile } from './file';
import type { NewsDesk } from './news';
import type { GatewayReply } from './reply';
import type { Answer, CallOptions, Line } from './send';
import { sendPatiently } from './send-patiently';
import { verdictOn } from './verdict';

export type Gateway = {
  call<TEndpoint extends Endpoint>(
    endpoint: TEndpoint,
    payload: SentTo<TEndpoint>,
    options?: CallOptions,
  ): Promise<GatewayReply<ReplyOf<TEndpoint>>>;
  /** A file instead of an envelope. A refusal that comes as one is still a refusal. */
  file<TEndpoint extends Endpoint>(
    endpoint: TEndpoint,
    payload: SentTo<TEndpoint>,
    kind: FileKind,
    options?: CallOptions,
  ): Promise<GatewayReply<NamedFile>>;
};

const UNREADABLE = { kind: 'unreachable', isAnswered: true } as const;

/** The product's one way to its gateway. */
export function gatewayOver(line: Line, { publish }: Pick<NewsDesk, 'publish'>): Gateway {
  const judge = (answer: Answer | null, options: CallOptions): GatewayReply<unknown> => {
    const { reply, news } = verdictOn(answer, options);
    const isHeard = news?.type === 'gateway.expired' || !(options.quiet || options.signal?.aborted);
    if (news && isHeard) publish(news);
    return reply;
  };

  return {
    async call(endpoint, payload, options = {}) {
      const brought = line.handed?.(endpoint, payload as object);
      if (brought !== undefined && v.is(endpoint.reply, brought)) return { kind: 'done', data: brought };
      const reply = judge(await sendPatiently(line, endpoint, payload as object, options), options);
      if (reply.kind !== 'done') return reply;
      const data = v.safeParse(endpoint.reply, reply.data);
      return data.success ? { kind: 'done', data: data.output } : UNREADABLE;
    },
    async file(endpoint, payload, kind, options = {}) {
      const answer = await sendPatiently(line, endpoint, payload as object, options, 'blob');
      const outcome = await fileFrom(answer, kind);
      if (outcome.kind === 'file') return { kind: 'done', data: outcome.file };
      const reply = judge(outcome.answer, options);
      return reply.kind === 'done' ? UNREADABLE : reply;
    },
  };
}
