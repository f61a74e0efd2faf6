import type { ModeId } from '../../../domain/mode-ids';
import type { Charges } from '../../../domain/offer/charges';
import { dayAt, daysAfter } from '../../../domain/values/days';
import { surchargeStore } from '../../../server/trade/surcharges/store';
import type { TestGateway } from './gateway';

const PERCENT = 7.5;

/** Applies surcharges to a mode while `work` runs. */
export async function whileCharged<TDone>(gateway: TestGateway, mode: ModeId, work: () => Promise<TDone>) {
  const store = surchargeStore(gateway.database);
  const done = { at: new Date(gateway.clock.now()), by: null };
  const today = dayAt(gateway.clock.now());
  const days = { from: daysAfter(today, -1), until: daysAfter(today, 30) };
  const row = { surchargeId: 'SC-LOCKED', mode, key: 'carrier:*', scope: mode, classes: [], name: '旺季附加费' };
  await store.put({ ...row, ...days, percent: PERCENT }, done);
  await store.approve(row.surchargeId, done);
  await gateway.surcharges.read();
  const result = await work();
  await gateway.database.query('delete from surcharges');
  await gateway.surcharges.read();
  return result;
}

const sumOf = ({ lines }: Charges, currency: string): number =>
  lines.reduce((all, { part, total }) => {
    const isCounted = total.currency === currency && part !== 'SURCHARGE' && part !== 'TAX';
    return isCounted ? all + total.amount : all;
  }, 0);

/** Charged surcharge, and the expected one computed from the other lines per currency. */
export function chargedOnTop(charges: Charges) {
  const charged = charges.lines.flatMap(({ part, total }) =>
    part === 'SURCHARGE' ? [[total.currency, total.amount] as const] : [],
  );
  const due = charged.map(([currency]) => [currency, Math.ceil((sumOf(charges, currency) * PERCENT) / 100)] as const);
  return { charged, due };
}
