import { fromPromise } from 'xstate';

import { unSearch } from '../../../contract/world/dangerous-goods';
import type { ReplyOf } from '../../../contract/wire/endpoint';
import { airportList, cityList, portList, roadCityList, stationList } from '../../../contract/world/ports';
import { isHomePort } from '../../../domain/places/home-port';
import { findPorts, type PickedFrom, type Port, type PortKind } from '../../../domain/places/ports';
import type { FindOptionsInput, FindOptionsOutcome, PickerOption } from '../../../machines/booking/picker';
import type { Gateway } from '../gateway/gateway';
import type { GatewayReply } from '../gateway/reply';
import { unansweredCode } from '../gateway/line-code';

const LISTS = { port: portList, airport: airportList, station: stationList, city: cityList, roadCity: roadCityList };

/** Each place list is fetched once. */
function placesOver(gateway: Gateway) {
  const lists = new Map<PortKind, readonly Port[]>();
  return async (kind: PortKind, signal: AbortSignal): Promise<GatewayReply<readonly Port[]>> => {
    const known = lists.get(kind);
    if (known) return { kind: 'done', data: known };
    const reply = await gateway.call(LISTS[kind], { keyword: '' }, { signal });
    if (reply.kind === 'done') lists.set(kind, reply.data);
    return reply;
  };
}

type UnRecord = ReplyOf<typeof unSearch>['records'][number];

const failed = (reply: Exclude<GatewayReply<unknown>, { kind: 'done' }>): FindOptionsOutcome => ({
  ok: false,
  failure: { code: unansweredCode(reply) },
});

const goodsOption = ({ fit, marks, ...goods }: UnRecord): PickerOption => ({ kind: 'goods', goods, fit, marks });

/** Places are searched locally as the user types; goods are searched on the gateway. */
export function findOptionsVia(gateway: Gateway) {
  const places = placesOver(gateway);

  async function ports(kind: PickedFrom, query: string, signal: AbortSignal): Promise<FindOptionsOutcome> {
    const isHome = kind === 'homePort';
    const reply = await places(isHome ? 'port' : kind, signal);
    if (reply.kind !== 'done') return failed(reply);
    const all = isHome ? reply.data.filter(isHomePort) : reply.data;
    return {
      ok: true,
      options: findPorts(all, query).map(({ item, ...match }) => ({ kind: 'port', port: item, ...match })),
    };
  }

  async function goods(query: string, signal: AbortSignal): Promise<FindOptionsOutcome> {
    const reply = await gateway.call(unSearch, { keyword: query.slice(0, 60) }, { signal });
    return reply.kind === 'done' ? { ok: true, options: reply.data.records.map(goodsOption) } : failed(reply);
  }

  return fromPromise<FindOptionsOutcome, FindOptionsInput>(({ input: { kind, query }, signal }) =>
    kind === 'goods' ? goods(query, signal) : ports(kind, query, signal),
  );
}
