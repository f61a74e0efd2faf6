import { tidySum } from '../../../../domain/offer/containers';
import { CODES } from '../../../../contract/wire/envelope';
import { rowOfGoods } from '../../../../domain/mall/basket';
import { purchaseVerdictBeside, type Buyer, type PurchaseVerdict } from '../../../../domain/mall/purchase-right';
import { quantityFault } from '../../../../domain/mall/quantity';
import type { MallQuery, MallLine, MallSearch } from '../../../../domain/modes/mall/search';
import { dayAt } from '../../../../domain/values/days';
import { badRequest, notFoundFault, Refusal } from '../../../base/http/refusal';
import type { Clock } from '../../../base/clock';
import type { Database } from '../../../base/database/database';
import type { Catalogue } from '../catalogue';
import { guardedFacts } from '../item';
import { isSellable } from '../lots';
import { isSendable, loadsByLine } from './group';
import { EMPTY_LIST, findListForOrder, type KeptList } from './kept';
import { PURCHASE_MESSAGES as messages } from './messages';
import { openLine, wantedAs, type OpenLine } from './open-line';
import { purchaseStore } from './store';

type LookUpDeps = {
  database: Database;
  made: Catalogue;
  left: Catalogue;
  clock: Clock;
  buyerOf: (userId: string) => Promise<Buyer | null>;
};

type Asking = { buyer: Buyer | null; list: KeptList; now: number };

/** Permitted outcomes; a visitor without sign-in has no papers. */
const MAY_ORDER: readonly PurchaseVerdict[] = ['BUY', 'BUY_AWAIT_VERIFY'];

function holdToGate(line: OpenLine, lines: readonly OpenLine[], { buyer, now }: Asking): void {
  const { shelved } = line;
  const guarded = guardedFacts(shelved);
  const beside = lines.filter((other) => other !== line).map(wantedAs);
  const { nameCn } = shelved.goods;
  if (!guarded.isPriced) throw new Refusal(CODES.noPrice, messages.unpriced(nameCn));
  if (buyer === null && guarded.gate === 'OPEN') return;
  const answer = buyer === null ? 'PAPER_MISSING' : purchaseVerdictBeside(wantedAs(line), beside, buyer, dayAt(now));
  if (MAY_ORDER.includes(answer)) return;
  throw new Refusal(CODES.cargoRefused, messages.gate[answer](nameCn), { data: { gate: answer } });
}

/** A product that is unknown, withdrawn or hidden gets the same 404. */
function openLines({ city, lines }: MallQuery, shelf: Awaited<ReturnType<Catalogue>>): OpenLine[] {
  return lines.map(({ productId, pack, kg }) => {
    const line = openLine({ productId, pack, kg, city, named: '' }, shelf);
    if (!line) throw notFoundFault();
    if (!line.shelved.product.stock.cities.includes(city)) throw badRequest(messages.city, 'city');
    if (quantityFault(line.sold, kg, kg) !== null) throw badRequest(messages.quantity, 'kg');
    return line;
  });
}

const currentHeld = (list: KeptList, now: number): KeptList =>
  list.heldUntil !== null && list.heldUntil.getTime() > now ? list : EMPTY_LIST;

export function buildMallLine(line: OpenLine, at: number, held: Pick<KeptList, 'rates'>): MallLine {
  const { shelved, sold, productId, pack, kg, city } = line;
  const { product, goods, lots, rates } = shelved;
  return {
    productId,
    pack,
    kg,
    grade: product.grade,
    sold,
    guarded: guardedFacts(shelved),
    rates: held.rates[productId] ?? rates,
    lots: lots.filter((lot) => lot.city === city && isSellable(lot)),
    isSendable: isSendable(line),
    leadDays: product.leadDays,
    row: rowOfGoods(goods, at),
  };
}

/** All inputs of an order for this buyer: products, lots and held prices. Refuses what the buyer may not order. */
export function createLookUp({ database, made, left, clock, buyerOf }: LookUpDeps) {
  return async (asked: MallQuery, userId: string | null): Promise<MallSearch> => {
    const now = clock.now();
    const list = userId === null ? EMPTY_LIST : findListForOrder(await purchaseStore(database).all(userId), asked);
    const asking = { buyer: userId === null ? null : await buyerOf(userId), list, now };
    const names = new Set(asked.lines.map(({ productId, pack }) => `${productId} ${pack}`));
    if (names.size < asked.lines.length) throw badRequest(messages.twice, 'lines');
    const lines = openLines(asked, await made());
    const shelf = await left();
    for (const line of lines) {
      const all = lines.filter(({ productId }) => productId === line.productId);
      const allKg = tidySum(all.map(({ kg }) => kg));
      holdToGate(line, lines, asking);
      const stock = openLine(line, shelf)?.shelved.stock ?? [];
      const leftKg = stock.find(({ city }) => city === asked.city)?.kg ?? 0;
      if (allKg > leftKg) {
        const others = stock.filter(({ city, kg }) => city !== asked.city && kg >= allKg);
        const said = { of: line.shelved.goods.nameCn, city: asked.city, leftKg };
        throw new Refusal(
          CODES.soldOut,
          messages.short(
            said,
            others.map(({ city }) => city),
          ),
        );
      }
    }
    const held = currentHeld(list, now);
    const isHeld = lines.some(({ productId }) => held.rates[productId] !== undefined);
    return {
      city: asked.city,
      way: asked.way,
      to: asked.to,
      lines: lines.map((line, at) => buildMallLine(line, at, held)),
      loads: loadsByLine(lines),
      heldUntil: isHeld ? (held.heldUntil?.toISOString() ?? null) : null,
    };
  };
}
