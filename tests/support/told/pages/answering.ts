import type { AxiosRequestConfig } from 'axios';
import * as v from 'valibot';

import { constantsByType } from '../../../../contract/constants';
import { SCHEDULE_WIRES, wiresIn } from '../../../../contract/modes';
import { etdList } from '../../../../contract/sailings';
import type { Quote } from '../../../../domain/offer/offer';
import { identify } from '../../../../server/dangerous-goods/identify';
import { createSea } from '../../../../server/sea/sea';
import { bookedMode, createModes } from '../../../../server/modes';
import { LISTS } from '../../../../stories/order/fcl-order.fixtures';
import { done, refused, type Said } from '../../../effects/support/fake-line';
import { worldAt } from '../../offered/offered';

const sea = createSea({});
const modes = createModes({ sea, isPort: () => true, identityOf: identify });

type Answer = (asked: unknown, now: number) => unknown;

const SCHEDULES = new Map<string, Answer>([
  ...wiresIn(SCHEDULE_WIRES).map(([id, wire]): [string, Answer] => [
    wire.path,
    (asked, now) => v.parse(wire.reply, bookedMode(modes, id).search(v.parse(wire.request, asked), worldAt(now, 0))),
  ]),
  [etdList.path, (asked, now) => sea.schedule(v.parse(etdList.request, asked), { now, taken: () => 0 })],
]);

function listIn(url: string) {
  const name = new URL(url, 'http://127.0.0.1').searchParams.get('constType') as keyof typeof LISTS;
  return LISTS[name].map((item) => ({ ...item, constValue: item.code, constName: item.name }));
}

/** A gateway on a day on which nothing is sold: it finds what each mode offers, and holds one quote. */
export function answering({ quote, now }: { quote: Quote; now: number }) {
  return ({ url = '', data }: AxiosRequestConfig): Said => {
    const find = SCHEDULES.get(url);
    if (find) return done(find(data, now));
    if (url.endsWith(`/quote/${quote.quoteId}`)) return done(quote);
    if (url.startsWith(constantsByType.path)) return done(listIn(url));
    return refused('99999999');
  };
}
