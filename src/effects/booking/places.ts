import { airportList, cityList, portList, roadCityList, stationList } from '../../../contract/ports';
import type { Port, PortKind } from '../../../domain/places/ports';
import type { Gateway } from '../gateway/gateway';
import type { GatewayReply } from '../gateway/reply';

const LISTS = { port: portList, airport: airportList, station: stationList, city: cityList, roadCity: roadCityList };

/** Each list of places is fetched once. */
export function placesOver(gateway: Gateway) {
  const lists = new Map<PortKind, readonly Port[]>();
  return async (kind: PortKind, signal: AbortSignal): Promise<GatewayReply<readonly Port[]>> => {
    const known = lists.get(kind);
    if (known) return { kind: 'done', data: known };
    const reply = await gateway.call(LISTS[kind], { keyword: '' }, { signal });
    if (reply.kind === 'done') lists.set(kind, reply.data);
    return reply;
  };
}
