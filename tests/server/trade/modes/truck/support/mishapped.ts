import { answerMishap } from '../../../../../../contract/after/mishap';
import { dayAt } from '../../../../../../domain/values/days';
import { YUAN } from '../../../../../../domain/values/money';
import type { GatewayCase } from '../../../../../support/modes/gateway-case';
import { bearing } from '../../../../people/identity/support/person';
import { allHandedIn } from '../../../../orders/orders/support/papers';
import { deskOf } from '../../../../support/desk';
import type { TestGateway } from '../../../../support/gateway';
import { TRUCK_CASE } from '../../support/truck';
import { placedTruck } from './placed';

export const yuan = (amount: number) => ({ amount, currency: YUAN });

export async function mishappedTruck(gateway: TestGateway, found: GatewayCase = TRUCK_CASE) {
  const order = await placedTruck(gateway, found);
  const { orderNo, token, moved, passed, paper, pictured, checked, sent, brief, detail } = order;
  const today = () => dayAt(gateway.clock.now());
  const tell = (kind: string, count: number | null, change: object = {}) => {
    gateway.clock.advance(1_000);
    return deskOf(gateway).act('mishap', { orderNo, kind, day: today(), count, words: '发货人的叉车坏了', ...change });
  };
  const answer = (no: number, isAccepted: boolean, amount: number, by = token) =>
    gateway.post(
      answerMishap.path.replace(':orderNo', orderNo),
      { no, isAccepted, shownFee: yuan(amount) },
      bearing(by),
    );
  const total = async () => (await brief()).charges.totalYuan.amount;
  const kinds = async () => (await order.shown())?.mayGoWrong.map(({ kind }) => kind);
  const atGate = async () => {
    await moved('accepted');
    await sent();
    gateway.clock.advance(Math.max(0, Date.parse((await brief()).leavesAt ?? '') - gateway.clock.now()));
    await passed('已到装货点');
  };
  const loaded = async () => {
    await atGate();
    await checked();
    await allHandedIn(gateway, token, orderNo);
    await pictured();
    await moved('cargo.in');
    await passed('电子运单', 'DZYD20261207');
    for (const docType of ['WAYBILL', 'SAFECARD']) await paper('运单与安全卡随车', docType);
    await passed('运单与安全卡随车');
  };
  const arrived = async () => {
    await loaded();
    await moved('departed');
    await moved('arrived');
  };
  const told = async () => (await detail()).mishaps;
  return { ...order, tell, answer, total, kinds, atGate, loaded, arrived, told, today };
}
