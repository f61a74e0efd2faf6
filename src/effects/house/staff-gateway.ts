import { CODES } from '../../../contract/wire/envelope';
import type { Gateway } from '../gateway/gateway';
import type { GatewayReply } from '../gateway/reply';

/** Gateway of the staff pages: the cookie authenticates, and an ended session calls `onEnded`. */
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
