import type { MallReceipt } from '../../../../../domain/modes/mall/receipt';
import type { MallQuery } from '../../../../../domain/modes/mall/search';
import type { OrderBrief } from '../../../../../domain/order/receipt/brief';
import type { HouseEvent, OrderState } from '../../../../../domain/order/life/lifecycle';
import { dayAt } from '../../../../../domain/values/days';
import { briefOf } from '../../../../support/modes/gateway-case';
import { type Member, newMember } from '../../../orders/orders/support/enterprise';
import { deskOf } from '../../../support/desk';
import type { TestGateway } from '../../../support/gateway';
import { ASH, itemOf, wantedOf } from '../support/mall';
import { buying } from './support';

export async function fetched(gateway: TestGateway, asked?: MallQuery, by?: Member) {
  const shop = buying(gateway);
  const buyer = by ?? (await newMember(gateway, 'PASS'));
  const { orderNo, reply } = await shop.ordered(asked ?? (await wantedOf(gateway, ASH, 40)), buyer);
  let state = reply.data?.state ?? 'SUBMITTED';
  const move = async (event: HouseEvent, to: OrderState) => {
    await deskOf(gateway).move({ orderNo, from: state, event });
    state = to;
  };
  await move('accepted', 'CONFIRMED');
  await move('space.released', 'BOOKED');
  await move('cargo.in', 'CARGO_IN');
  const desk = deskOf(gateway);
  const tell = (kind: string, count: number | null = null, words = '到货少了两袋，已收到照片') => {
    gateway.clock.advance(1_000);
    return desk.act('mishap', { orderNo, kind, day: dayAt(gateway.clock.now()), count, words });
  };
  const brief = async () => (await briefOf(gateway, buyer.token, orderNo)) as unknown as OrderBrief<MallReceipt>;
  return { orderNo, buyer, tell, brief, sign: () => move('completed', 'COMPLETED') };
}

/** Amount larger than the first lot. */
export async function ofTwoLots(gateway: TestGateway, productId: string): Promise<MallQuery> {
  const { lots, packs } = await itemOf(gateway, productId);
  const pack = packs.find(({ form }) => form !== 'BULK' && form !== 'BAG');
  const ripe = lots.filter(({ kg, isReleased }) => kg > 0 && isReleased);
  const first = ripe.find(({ city }, at) => ripe.slice(at + 1).some((lot) => lot.city === city));
  if (!first || !pack) throw new Error(`${productId} lies in one lot`);
  const kg = (Math.floor(first.kg / pack.netKg) + 2) * pack.netKg;
  return { city: first.city, way: 'SELF', to: '', lines: [{ productId, pack: pack.form, kg }] };
}
