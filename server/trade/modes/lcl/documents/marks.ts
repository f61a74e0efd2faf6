import { orderNoInGroups } from '../../../../../domain/order/life/number';
import { classesInWords, diamonds } from '../../diamond';
import { qrDrawing } from '../../qr';
import { escaped, sheet } from '../../sheet';

/** Of one package: what is dangerous of it, and its own and its subsidiary hazards; nothing where it is not dangerous. */
type Label = { described: string; classes: readonly string[] };

/** What stands on every package. */
export type Marks = {
  orderNo: string;
  /** As they were typed; `N/M` where there are none. */
  marks: string;
  destination: string;
  rows: readonly (Label & { pieces: number })[];
  contactPhone: string;
};

/** Nobody prints more labels than that at once. */
const MOST_LABELS = 500;

/** IMDG 5.2.1.1: number and proper shipping name stand on every package. */
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
