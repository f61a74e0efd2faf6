import * as v from 'valibot';

import type { Endpoint, ReplyOf, SentTo } from '../../../contract/endpoint';
import { CODES } from '../../../contract/envelope';
import type { GatewayNews } from '../../../machines/shell/app';
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

/** From this status on something broke; below it something was refused. */
const FAULT = 500;
const UNREADABLE = { kind: 'unreachable', isAnswered: true } as const;

/** The codes the product has sentences of its own for. */
const WORDED: ReadonlySet<string> = new Set(Object.values(CODES));

type Heard = { news: GatewayNews; reply: GatewayReply<unknown>; answer: Answer | null; options: CallOptions };

/** A fault, and a refusal the product has no sentence for, are told in the gateway's own words, where it has any. */
function isToldInItsWords({ news, reply, answer, options }: Heard): boolean {
  if (!('message' in news) || news.message === null) return false;
  if ((answer?.status ?? 0) >= FAULT) return true;
  return reply.kind === 'refused' && !WORDED.has(reply.code) && options.showsMessage !== true;
}

function isHeard(heard: Heard): boolean {
  if (heard.news.type === 'gateway.expired') return true;
  const { isAloud = false, isSilent = false, signal } = heard.options;
  return signal?.aborted !== true && !isSilent && (isAloud || isToldInItsWords(heard));
}

/** The product's one way to its gateway. */
export function gatewayOver(line: Line, { publish }: Pick<NewsDesk, 'publish'>): Gateway {
  const judge = (answer: Answer | null, options: CallOptions): GatewayReply<unknown> => {
    if (answer?.isClockOff) publish({ type: 'gateway.clockOff' });
    const { reply, news } = verdictOn(answer, options);
    if (news && isHeard({ news, reply, answer, options })) publish(news);
    return reply;
  };

  return {
    async call(endpoint, payload, options = {}) {
      const brought = line.handed?.(endpoint, payload as object);
      if (brought !== undefined) return { kind: 'done', data: brought };
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
