import { orderNoInGroups } from '../../../../../domain/order/life/number';
import { classesInWords, diamonds } from '../../diamond';
import { qrDrawing } from '../../qr';
import { escaped, sheet } from '../../sheet';

/** Description, main and subsidiary hazards of a package; empty if harmless. */
type Label = { described: string; classes: readonly string[] };

export type Marks = {
  orderNo: string;
  /** Marks as typed; `N/M` if none. */
  marks: string;
  destination: string;
  rows: readonly (Label & { pieces: number })[];
  contactPhone: string;
};

/** Bound of labels per print. */
const MOST_LABELS = 500;

/** IMDG 5.2.1.1: UN number and proper shipping name on every package. */
const dangerOf = ({ described, classes }: Label, phone: string): string[] =>
  described === '' ? [] : [described, `${classesInWords(classes)} · 联系电话 ${phone}`];

/** 唛头: one label for each package, numbered through the whole bill. */
export function marksSheet({ orderNo, marks, destination, rows, contactPhone }: Marks): string {
  const labels = rows.flatMap(({ pieces, ...label }) => Array.from({ length: Math.max(pieces, 0) }, () => label));
  const code = qrDrawing(orderNo, '进仓编号');
  const drawn = labels.slice(0, MOST_LABELS).map((label, at) => {
    const lines = [marks, orderNoInGroups(orderNo), `${at + 1} / ${labels.length}`, destination];
    const text = [...lines, ...dangerOf(label, contactPhone)].map(escaped).join('\n');
    return `<div class="label large coded"><div>${text}</div><div>${code}${diamonds(label.classes)}</div></div>`;
  });
  return sheet('唛头', drawn.join(''));
}
