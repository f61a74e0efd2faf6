import type { CaseFinding } from '../../../domain/house/finding-answers';
import { goodsLookup } from '../../../domain/goods/identity';
import { blankUnaskedFigures } from '../../../domain/order/form/figures';
import { formEntries } from '../../../domain/order/receipt/entries';
import type { NamedEntry, OrderContents } from '../../../domain/order/receipt/contents';
import type { FileRow } from '../../../domain/order/form/form';
import type { FieldPath } from '../../../domain/rules/fault';
import { isSame } from '../../../domain/order/form/same-form';
import { writtenTime } from '../../base/china-time';
import { namedAs } from '../../world/constants/catalogue';
import { bookingNoteArrival, wayFacts } from '../../trade/modes/booking-note';
import type { Snapshot } from '../../trade/modes/kept';
import { findPlaceName } from '../../world/ports/catalogue';
import { regionName } from '../../world/regions/regions';
import type { OrdersOutside } from '../orders/outside';
import type { ReadOrder } from '../orders/snapshot';

type Judging = Pick<OrdersOutside, 'identityOf'> & { now: number };
type Namer = (code: string, snapshot: Snapshot) => string;

function alternativeName(_: string, { alternative }: Snapshot): string {
  if (!alternative) return '';
  return `${alternative.supplier?.nameCn ?? ''} ${writtenTime(alternative.leavesAt)}`.trim();
}

const NAMERS: Readonly<Record<FieldPath, Namer>> = {
  altOfferId: alternativeName,
  pickupRegion: regionName,
  fromCity: findPlaceName,
  toCity: findPlaceName,
  returnDepot: findPlaceName,
};

export function buildOrderContents({ mode, snapshot }: ReadOrder, { now, identityOf }: Judging): OrderContents {
  const { order } = mode;
  const { quote } = snapshot;
  const dress = mode.prints.note(snapshot);
  // Earlier orders kept hidden, unchecked goods fields: they are emptied for reading.
  const { form, country } = bookingNoteArrival({ ...snapshot, form: blankUnaskedFigures(order, snapshot.form) }, dress);
  const listed = new Map(
    order.fields.choices(form, quote).map(({ path, list, code }) => [`${path} ${code}`, namedAs(list, code)?.name]),
  );
  const nameIn = (path: FieldPath, code: string): string | null =>
    (listed.get(`${path} ${code}`) ?? NAMERS[path]?.(code, snapshot)) || null;
  const entries = formEntries(order, form, { now, quote, ...goodsLookup(identityOf) }, country);
  return {
    way: wayFacts(snapshot, dress).map(([name, said]) => ({ name, said })),
    entries: entries.map(
      ({ path, values }): NamedEntry => ({
        path,
        step: order.stepOf(path),
        values: values.map((typed) => ({ typed, name: nameIn(path, typed) })),
      }),
    ),
  };
}

type FindingFacts = Pick<CaseFinding, 'code' | 'given'>;

const isAmong =
  (findings: readonly FindingFacts[]) =>
  ({ code, given }: FindingFacts): boolean =>
    findings.some((one) => one.code === code && isSame(one.given, given));

/**
 * Submission findings under today's papers: drops those that papers have resolved and adds new ones from papers; all
 * others stay as found. Null: an order never judged is judged now.
 */
export function refreshFindings(
  kept: readonly CaseFinding[] | null,
  files: readonly FileRow[],
  { mode: { order }, snapshot }: ReadOrder,
  { now, identityOf }: Judging,
): CaseFinding[] {
  const form = blankUnaskedFigures(order, snapshot.form);
  const facts = { now, quote: snapshot.quote, ...goodsLookup(identityOf) };
  const before = order.acceptance(form, facts).findings;
  const after = order.acceptance({ ...form, files: [...files] }, facts).findings;
  if (kept === null) return after;
  const [wasFound, isFound, isKept] = [isAmong(before), isAmong(after), isAmong(kept)];
  return [
    ...kept.filter((finding) => isFound(finding) || !wasFound(finding)),
    ...after.filter((finding) => !wasFound(finding) && !isKept(finding)),
  ];
}
