import { HonoRequest } from 'hono/request';

import { CODES } from '../../../contract/wire/envelope';
import type { ActInput } from '../../../domain/house/act-fields';
import { stateAfterEvent, type OrderState } from '../../../domain/order/life/lifecycle';
import type { Unit } from '../../../domain/order/boxes/unit';
import { ENQUIRY_ACTS } from '../../../server/doors/desk/enquiries/acts';
import { ACTS } from '../../../server/doors/desk/orders/acts';
import { notFoundFault, Refusal } from '../../../server/base/http/refusal';
import { actingAs } from '../../../server/people/staff/acting';
import type { DeskOrder } from '../../../server/orders/order-service/desk-order';
import { laidBeside, papersLackingAt } from '../orders/orders/support/papers';
import type { TestGateway } from './gateway';

type Answered<TData> = { status: number; code: string; message: string; data: TData };

async function answered<TData>(work: () => Promise<unknown>): Promise<Answered<TData>> {
  try {
    return { status: 200, code: CODES.success, message: '', data: (await work()) as TData };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status, code, message, data } = error;
    return { status, code, message, data: data as TData };
  }
}

/** `from`: state the caller has read. */
type Move = {
  orderNo: string;
  from: string;
  event: string;
  reason?: string;
  papers?: readonly string[];
  replyBy?: string;
  came?: { kg: number; m3: number };
  units?: readonly Unit[] | undefined;
  /** True to leave required documents missing; by default they are added. */
  isBare?: boolean;
  /** True to act at once; by default the clock moves to the day of the step. */
  isNow?: boolean;
};

function saidOf({ reason = '', papers = [], replyBy = '', came, units = [] }: Move, order: DeskOrder): ActInput {
  const { equipment, lacking, inside } = order;
  return {
    reason,
    papers,
    replyBy,
    lacking: lacking.length === 0 ? [] : [String(lacking.length)],
    ...(inside && { settled: '收据 2026-0001', tons: String(inside.tons), plateNo: '沪A12345' }),
    ...(came && { kg: String(came.kg), m3: String(came.m3) }),
    units: units.flatMap((unit) => (equipment?.columns ?? []).map(({ key }) => unit[key] ?? '')),
  };
}

/** Moves the clock to the day of a step; true if it had to. */
export function dayCome({ clock }: Pick<TestGateway, 'clock'>, opens: number | undefined): boolean {
  const ahead = (opens ?? 0) - clock.now();
  if (ahead > 0) clock.advance(ahead);
  return ahead > 0;
}

/** Order desk without HTTP and roles. */
export function deskOf(gateway: TestGateway) {
  const { desk } = gateway.orders;
  async function found(orderNo: string): Promise<DeskOrder> {
    const order = await desk.find(orderNo);
    if (!order) throw notFoundFault();
    return order;
  }

  const does = async (order: DeskOrder, id: string, said: ActInput) => {
    const act = ACTS.find((one) => one.id === id);
    if (!act) throw new Error(`the desk knows no ${id}`);
    return act.does(desk, { order, findings: [], trucks: [] }, said);
  };

  async function dayOf(name: string, said: object): Promise<void> {
    const { orderNo = '', place, isNow } = said as { orderNo?: string; place?: string; isNow?: boolean };
    const order = isNow === true || !['passed', 'packed'].includes(name) ? undefined : await desk.find(orderNo);
    const plan =
      name === 'passed'
        ? order?.ahead.find((one) => one.place === place)?.early
        : order?.early.find(({ event }) => event === 'cargo.in');
    dayCome(gateway, plan?.opens);
  }

  async function moved(asked: Move): Promise<OrderState> {
    const to = stateAfterEvent(asked.event);
    const early = (await desk.find(asked.orderNo))?.early.find(({ event }) => event === asked.event);
    if (asked.isNow !== true) dayCome(gateway, early?.opens);
    if (to && asked.isBare !== true)
      await laidBeside(gateway, asked.orderNo, await papersLackingAt(gateway, asked.orderNo, to));
    const order = await found(asked.orderNo);
    const state = await does({ ...order, state: asked.from as OrderState }, asked.event, saidOf(asked, order));
    return state as OrderState;
  }

  return {
    find: (orderNo: string) => desk.find(orderNo),
    move: (asked: Move) =>
      answered<{ state: OrderState }>(async () => {
        const state = await moved(asked);
        return { state };
      }),
    allow: ({ orderNo, times, reason }: { orderNo: string; times: number; reason: string }) =>
      answered(async () => does(await found(orderNo), 'allowance', { times: String(times), reason })),
    act: <TData = unknown>(name: string, said: object) =>
      answered<TData>(async () => {
        const act = desk.acts.find((one) => one.name === name);
        if (!act || !('says' in act)) throw new Error(`the desk knows no ${name}`);
        await dayOf(name, said);
        return act.says(said);
      }),
    handIn: (name: 'photo' | 'paper', said: object, body: FormData) =>
      answered(async () => {
        const act = desk.acts.find((one) => one.name === name);
        if (!act || !('handsIn' in act)) throw new Error(`the desk knows no ${name}`);
        return act.handsIn(said, new HonoRequest(new Request('http://localhost', { method: 'POST', body })));
      }),
    listed: async <TRow>(name: string) =>
      ((await desk.lists.find((list) => list.name === name)?.read(null)) ?? []) as readonly TRow[],
  };
}

type Prices = Readonly<Record<string, number>>;
export type Answer = {
  offerId: string;
  isUnsailed?: boolean;
  freight: Prices;
  danger: Prices;
  validUntil: string;
  note: string;
};

export function enquiryDeskOf({ enquiries: { desk } }: TestGateway) {
  const does = (enquiryNo: string, id: string, saidOf: (units: readonly string[]) => ActInput) =>
    answered(async () => {
      const act = ENQUIRY_ACTS.find((one) => one.id === id);
      if (!act) throw new Error(`the desk knows no ${id}`);
      const at = await desk.find(enquiryNo);
      return act.does(desk, at, saidOf(at.units));
    });
  return {
    find: (enquiryNo: string) => desk.find(enquiryNo),
    /** Answers as one person, approved by another when required. */
    async answer(enquiryNo: string, { isUnsailed = false, freight, danger, ...said }: Answer) {
      const named = await does(enquiryNo, 'enquiry.answered', (units) => {
        const typed = (prices: Prices) => units.map((unit) => String(prices[unit] ?? ''));
        return { ...said, isUnsailed: isUnsailed ? 'Y' : 'N', freight: typed(freight), danger: typed(danger) };
      });
      if (named.code !== CODES.success || (await desk.find(enquiryNo)).waiting === null) return named;
      return actingAs('a second person', () => does(enquiryNo, 'enquiry.approved', () => ({})));
    },
    say: (enquiryNo: string, text: string) => does(enquiryNo, 'enquiry.said', () => ({ text })),
    refuse: (enquiryNo: string, reason: string) => does(enquiryNo, 'enquiry.refused', () => ({ reason })),
  };
}
