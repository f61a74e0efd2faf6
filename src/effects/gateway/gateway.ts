import type { AxiosInstance } from 'axios';
import * as v from 'valibot';

import type { Endpoint, ReplyOf, RequestOf } from '../../../contract/endpoint';
import { CODES, envelopeOf } from '../../../contract/envelope';
import type { GatewayReply } from './reply';

export type Gateway = {
  call<TEndpoint extends Endpoint>(
    endpoint: TEndpoint,
    payload: RequestOf<TEndpoint>,
    signal?: AbortSignal,
  ): Promise<GatewayReply<ReplyOf<TEndpoint>>>;
};

const anyEnvelope = envelopeOf(v.unknown());

/** The product's one way to its gateway. `connect` loads the HTTP client, which no page needs before its first call. */
export const gatewayOver = (connect: () => Promise<AxiosInstance>): Gateway => ({
  async call(endpoint, payload, signal) {
    const http = await connect().catch(() => null);
    const answer = await http
      ?.request({
        method: endpoint.method,
        url: endpoint.path,
        data: payload,
        validateStatus: () => true,
        ...(signal && { signal }),
      })
      .catch(() => null);

    const envelope = v.safeParse(anyEnvelope, answer?.data);
    if (!envelope.success) return { kind: 'unreachable' };
    const { code, message, data } = envelope.output;
    if (code !== CODES.success) return { kind: 'refused', code, message, data };

    const reply = v.safeParse(endpoint.reply, data);
    return reply.success ? { kind: 'done', data: reply.output } : { kind: 'unreachable' };
  },
});
