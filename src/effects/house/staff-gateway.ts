import { CODES } from '../../../contract/wire/envelope';
import type { Gateway } from '../gateway/gateway';
import type { GatewayReply } from '../gateway/reply';

/** The way of the house's own pages to the gateway: the cookie speaks for them, and where it has ended that is told. */
export function staffGateway(gateway: Gateway, onEnded: () => void): Gateway {
  const heard = <TData>(reply: GatewayReply<TData>): GatewayReply<TData> => {
    if (reply.kind === 'refused' && reply.code === CODES.expired) onEnded();
    return reply;
  };
  return {
    call: async (...asked) => heard(await gateway.call(...asked)),
    file: async (...asked) => heard(await gateway.file(...asked)),
  };
}
