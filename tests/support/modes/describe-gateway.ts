import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../contract/wire/envelope';
import { QUOTE_WIRES, SCHEDULE_WIRES } from '../../../contract/modes';
import { cancelOrder } from '../../../contract/orders/orders';
import { quoteById } from '../../../contract/offers/quotes';
import { MODES } from '../../../domain/mode-ids';
import type { Quote } from '../../../domain/offer/offer';
import type { OrderFault } from '../../../domain/rules/fault';
import { isGivenUp, stateAfterEvent, type OrderState } from '../../../domain/order/life/lifecycle';
import { bookedMode } from '../../../server/trade/modes';
import { bearing, newPerson } from '../../server/people/identity/support/person';
import { newMember } from '../../server/orders/orders/support/enterprise';
import { laidBeside, papersLackingAt } from '../../server/orders/orders/support/papers';
import { newKey } from '../../server/orders/orders/support/submission';
import { booksOf, holdToBooks } from '../../server/support/books';
import { openTestGateway, type TestGateway } from '../../server/support/gateway';
import { goodsOf } from '../goods-of';
import { faultsUnderAttack } from './attack';
import { briefOf, type GatewayCase, locked, orderedBy, submissionOf, submitted, sumOf, wireOf } from './gateway-case';
import { FILLED_LATER, filledLater } from './invoice-later';
import { saidOnTheSpot } from './on-the-spot';
import { isHeldUntilClosing, takesItsServices } from './order-promises';
import { plannedIn, reportWay, waitForDay } from './reported';

const HOUR = 3_600_000;
/** Log events that must be absent in normal operation. */
const TROUBLE = ['refused', 'revoked', 'papers.missing', 'goods.dangerous'];

const heldIn = async (gateway: TestGateway) =>
  (await booksOf(gateway.database)).reduce((all, { taken }) => all + taken, 0);

/** Gateway checks of every booked mode: from the price to the end of an order, on both databases. */
export function describeGateway(mode: GatewayCase, receipt: v.GenericSchema): void {
  const { id } = mode;
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await openTestGateway();
  });
  afterAll(() => gateway.close());

  const quoted = async () => {
    const person = await newPerson(gateway);
    return { person, quote: await locked(gateway, id, await mode.find(gateway), person.token) };
  };

  describe(`the gateway of ${id}`, () => {
    it('locks a readable price no longer than its offer is open', async () => {
      const { person, quote } = await quoted();
      const again = await gateway.get<Quote>(quoteById.path.replace(':quoteId', quote.quoteId), bearing(person.token));
      expect(again.data).toStrictEqual(quote);
      expect(quote).toMatchObject({ mode: id, state: 'LOCKED' });
      const { closesAt } = quote.offer;
      const closing = closesAt === null ? Number.POSITIVE_INFINITY : Date.parse(closesAt);
      const longest = Math.min(closing, gateway.clock.now() + (MODES[id].lockMs ?? 0));
      expect(Date.parse(quote.lockedUntil)).toBe(longest);
    });

    it('charges the price that the page calculates', async () => {
      const { order } = bookedMode(gateway.modes, id);
      const { person, quote, form, order: made } = await orderedBy(gateway, mode);
      const charges = order.price(form, quote, goodsOf);
      expect(charges?.totalUsd.amount).toBeGreaterThan(0);
      expect((await briefOf(gateway, person.token, made.orderNo)).charges).toStrictEqual(charges);
      expect(order.price(mode.larger(form), quote, goodsOf)?.totalUsd.amount).toBeGreaterThan(
        charges?.totalUsd.amount ?? 0,
      );
    });

    it('accepts a later invoice with a valid credit code until 15 days after the end', async () => {
      expect(await filledLater(gateway, mode)).toEqual(FILLED_LATER);
    });

    it('saves and drops a draft as typed', async () => {
      const { person, quote } = await quoted();
      const form = { ...mode.sound(quote), ...mode.faulty.change };
      const { saveDraft, readDraft, dropDraft } = wireOf(id);
      const headers = bearing(person.token);
      expect((await gateway.post(saveDraft.path, { form, revision: 0 }, headers)).code).toBe(CODES.success);
      expect((await gateway.get<{ form: object }>(readDraft.path, headers)).data.form).toStrictEqual(form);
      await gateway.post(dropDraft.path, {}, headers);
      expect((await gateway.get(readDraft.path, headers)).data).toBeNull();
    });

    it('refuses blank and faulty forms by field and stores nothing', async () => {
      const { person, quote } = await quoted();
      const { order } = bookedMode(gateway.modes, id);
      const before = await heldIn(gateway);
      const blank = { ...order.blank, quoteId: quote.quoteId, offerId: quote.offer.offerId };
      for (const [form, path] of [
        [blank, 'contactName'],
        [{ ...mode.sound(quote), ...mode.faulty.change }, mode.faulty.path],
      ] as const) {
        const reply = await submitted<{ faults: OrderFault[] }>(
          gateway,
          { id, token: person.token },
          submissionOf(gateway, form, quote),
        );
        expect(reply.code).toBe(CODES.orderRefused);
        expect(reply.data.faults.map((fault) => fault.path)).toContain(path);
      }
      expect(await heldIn(gateway)).toBe(before);
    });

    it('accepts a valid form once, and at the shown price only', async () => {
      const { person, quote } = await quoted();
      const submission = submissionOf(gateway, mode.sound(quote), quote);
      const dear = {
        ...submission,
        shownTotal: { ...submission.shownTotal, amount: submission.shownTotal.amount + 1 },
      };
      const by = { id, token: person.token, key: newKey() };
      expect((await submitted(gateway, by, dear)).code).toBe(CODES.priceChanged);
      const replies = [await submitted(gateway, by, submission), await submitted(gateway, by, submission)];
      expect(replies.map(({ code }) => code)).toStrictEqual([CODES.success, CODES.success]);
      expect(replies[1]?.data).toStrictEqual(replies[0]?.data);
      expect(replies[0]?.data.orderNo.slice(0, 2)).toBe(MODES[id].prefix);
      const again = await submitted(gateway, { id, token: person.token }, submission);
      expect([again.code, again.data.orderNo]).toEqual([CODES.quoteLapsed, replies[0]?.data.orderNo]);
    });

    it('shows an order with its receipt to its owner only', async () => {
      const { person, quote, form, order } = await orderedBy(gateway, mode);
      const brief = await briefOf(gateway, person.token, order.orderNo);
      expect(brief).toMatchObject({ mode: id, state: order.state, leavesAt: quote.offer.leavesAt });
      expect(brief.path).toStrictEqual([...bookedMode(gateway.modes, id).order.terms.path(form)]);
      expect(v.parse(receipt, brief.detail)).toStrictEqual(brief.detail);
      const stranger = await newPerson(gateway);
      const path = `/api-puds/order/${order.orderNo}`;
      expect((await gateway.get(path, bearing(stranger.token))).status).toBe(404);
    });

    it('releases stock on cancellation at the shown fee', async () => {
      const before = await heldIn(gateway);
      const { person, order } = await orderedBy(gateway, mode);
      expect((await heldIn(gateway)) > before).toBe(!mode.holdsNothing);
      const { cancelFee } = await briefOf(gateway, person.token, order.orderNo);
      const path = cancelOrder.path.replace(':orderNo', order.orderNo);
      const asked = { reason: '1', shownFee: cancelFee };
      expect((await gateway.post(path, asked, bearing(person.token))).code).toBe(CODES.success);
      expect(await heldIn(gateway)).toBe(before);
      await holdToBooks(gateway.database);
    });

    it('releases stock of unverified and refused orders', async () => {
      const before = await heldIn(gateway);
      const member = await newMember(gateway, 'NONE');
      const { order } = await orderedBy(gateway, mode, member);
      expect(order.state).toBe('AWAIT_VERIFY');
      gateway.clock.advance(48 * HOUR);
      await gateway.orders.sweep();
      expect((await briefOf(gateway, member.token, order.orderNo)).state).toBe('AUTO_CANCELLED');
      const other = await orderedBy(gateway, mode);
      const { orderNo, state } = other.order;
      await gateway.orders.desk.move({ orderNo, from: state, event: 'refused', reason: '不接' });
      expect(await heldIn(gateway)).toBe(before);
      await holdToBooks(gateway.database);
    });

    it('moves through exactly the states of its path', async () => {
      const { person, order } = await orderedBy(gateway, mode);
      const { path, papers } = await briefOf(gateway, person.token, order.orderNo);
      const passed: OrderState[] = [];
      const asked: string[] = [];
      const unnamed: string[] = [];
      const { desk } = gateway.orders;
      const planned = await plannedIn(gateway, order.orderNo, path);
      for (let from = order.state; ; ) {
        await waitForDay(gateway, { orderNo: order.orderNo, from, planned });
        const shown = await desk.find(order.orderNo);
        const event = shown?.moves.find((move) => !TROUBLE.includes(move));
        if (event === undefined) break;
        const { amend } = await gateway.orders.readAny(order.orderNo);
        const came = shown?.isMeasured === true && amend ? sumOf(amend.rows) : undefined;
        const units = shown?.equipment?.proposed;
        if (shown) await saidOnTheSpot(desk, shown);
        const ended = { settled: '收据 2026-0001', tons: shown?.inside?.tons ?? 0, plateNo: '沪A12345' };
        const move = { orderNo: order.orderNo, from, event, reason: '', came, units, ended };
        const go = async () => {
          const stands = await desk.find(order.orderNo);
          if (stands) await reportWay(gateway, desk, stands);
          return desk.move({ ...move, lacking: stands?.lacking.length });
        };
        const needed = await papersLackingAt(gateway, order.orderNo, stateAfterEvent(event) ?? from);
        if (needed.length > 0) {
          const said = await go().then(() => 'moved', String);
          unnamed.push(
            ...needed.flatMap(({ name }) => (said.includes(name) ? [] : `${event} without ${name}: ${said}`)),
          );
          asked.push(...needed.map(({ docType }) => docType));
          await laidBeside(gateway, order.orderNo, needed);
        }
        from = await go();
        passed.push(from);
        const brief = await gateway.orders.readAny(order.orderNo);
        expect(brief.state).toBe(from);
        expect(isGivenUp(from)).toBe(false);
      }
      expect(passed).toStrictEqual(path);
      expect(unnamed).toEqual([]);
      const all = path.includes('CARGO_IN') ? papers.map(({ docType }) => docType) : asked;
      expect(asked.toSorted()).toStrictEqual(all.toSorted());
    });

    it('names its documents and their status', async () => {
      const { person, order } = await orderedBy(gateway, mode);
      const { papers } = await briefOf(gateway, person.token, order.orderNo);
      expect(papers.length).toBeGreaterThan(0);
      for (const { name, isHere } of papers) expect([name.length > 1, isHere]).toStrictEqual([true, false]);
      expect(new Set(papers.map(({ docType }) => docType)).size).toBe(papers.length);
    });

    it('offers alternatives to a late customer', async () => {
      const { search, offerId } = await mode.find(gateway);
      const ways = await gateway.offers.alternatives(id, search, offerId);
      for (const way of ways) expect(way).toMatchObject({ mode: id, state: 'OPEN' });
      expect(ways.map((way) => way.offerId)).not.toContain(offerId);
    });

    it('answers any form body in the envelope, submitted or saved', async () => {
      const { person, quote } = await quoted();
      const { submit, saveDraft } = wireOf(id);
      const headers = bearing(person.token);
      const faults = await faultsUnderAttack(gateway, submissionOf(gateway, mode.sound(quote), quote), async (body) => [
        await gateway.post(submit.path, body, { ...headers, 'idempotency-key': newKey() }),
        await gateway.post(saveDraft.path, { form: Reflect.get(body, 'form') as object, revision: 0 }, headers),
      ]);
      expect(faults).toEqual([]);
    });

    it('answers any search and price request in the envelope', async () => {
      const { token } = await newPerson(gateway);
      const { search, offerId } = await mode.find(gateway);
      const paths = [SCHEDULE_WIRES[id], QUOTE_WIRES[id]].flatMap((wire) => wire?.path ?? []);
      const faults = await faultsUnderAttack(gateway, { ...search, offerId }, (body) =>
        Promise.all(paths.map((path) => gateway.post(path, body, bearing(token)))),
      );
      expect(faults).toEqual([]);
    });

    it('accepts each of its services and keeps the order price', async () => {
      await expect(takesItsServices(gateway, mode)).resolves.toBeUndefined();
    });

    it('is held until its offer closes, if that is before the verification ends', async () => {
      await expect(isHeldUntilClosing(gateway, mode)).resolves.toBeUndefined();
    });
  });
}
