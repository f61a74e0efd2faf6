import { LONGEST_BROUGHT } from '../../../../domain/desk/brought';
import { grossWeightKg, countPieces } from '../../../../domain/mall/quantity';
import type { Delivery, PurchaseGroup, PurchaseLine } from '../../../../domain/mall/purchase';
import { carriedText, MOST_CARRIED } from '../../../../domain/offer/carried';
import { routePath } from '../../../../domain/routes';
import { purchaseCopy } from '../../../copy/mall/purchase';

const { wish: copy } = purchaseCopy;

const enquiryText = (head: string, lines: readonly PurchaseLine[]): string =>
  [head, ...lines.map(copy.line)].join('，');

/** Splits lines over several enquiries, so that nothing is cut off at the text limit. */
function parts(head: string, lines: readonly PurchaseLine[]): PurchaseLine[][] {
  const all: PurchaseLine[][] = [];
  for (const line of lines) {
    const last = all.at(-1);
    const isRoom = last && last.length < MOST_CARRIED && enquiryText(head, [...last, line]).length <= LONGEST_BROUGHT;
    if (isRoom) last.push(line);
    else all.push([line]);
  }
  return all;
}

/** Passes goods as rows only if all have a UN number; otherwise they are only named in the text. */
function goodsRowsText(lines: readonly PurchaseLine[]): string | null {
  if (lines.some(({ unNo }) => unNo === null)) return null;
  return carriedText(
    lines.map(({ unNo, sold, kg }) => ({
      unNo: unNo ?? '',
      pieces: sold.kind === 'BULK' ? '' : String(countPieces(sold, kg)),
      kg: String(grossWeightKg(sold, kg)),
      m3: '',
      group: '',
    })),
  );
}

export function enquiryAddresses(
  { city, lines }: Pick<PurchaseGroup, 'city' | 'lines'>,
  { way, to }: Delivery,
): string[] {
  const head = copy.head(city, way === 'SEND' ? to : '');
  return parts(head, lines).map((own) => {
    const [first] = own;
    const rows = goodsRowsText(own);
    const query = new URLSearchParams({
      goods: first?.nameCn ?? '',
      ...(first?.unNo && { un: first.unNo }),
      ...(rows !== null && { rows }),
      ask: enquiryText(head, own),
    });
    return `${routePath('enquiryFcl')}?${query.toString()}`;
  });
}
