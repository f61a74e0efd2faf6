import { papersBeforeState } from '../../../domain/modes/state-papers';
import type { Paper } from '../../../domain/order/receipt/brief';
import { paperKind } from '../../../domain/order/papers/papers';
import type { Clock } from '../../base/clock';
import type { Database, Queries } from '../../base/database/database';
import { holdOrder } from '../../orders/orders/held';
import type { OrderRow } from '../../orders/orders/order';
import { keepPapers } from '../../orders/orders/papers-store';
import { papersLacking } from '../../orders/orders/sent-off';
import { orderPath } from '../../orders/orders/snapshot';
import { COLUMNS } from '../../orders/orders/store';
import { fileService } from '../../people/files/service';
import type { OpenFiles } from '../../people/files/open-files';
import type { ServerModes } from '../../trade/modes';
import { DEMO_ORDERS } from './order-plans';

type PaperDeps = { database: Database; clock: Clock; modes: ServerModes; files: Pick<OpenFiles, 'objects'> };
type PassedOrder = Pick<OrderRow, 'orderNo' | 'mode' | 'snapshot' | 'state'>;

/** One page that says it is a demo, by its code: the plain font has no Chinese. */
function demoPdf(line: string): Buffer {
  const drawn = `BT /F1 18 Tf 60 760 Td (${line}) Tj ET`;
  return Buffer.from(
    [
      '%PDF-1.4',
      '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj',
      `4 0 obj<</Length ${drawn.length}>>stream`,
      drawn,
      'endstream endobj',
      '5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj',
      'trailer<</Root 1 0 R>>',
      '%%EOF',
      '',
    ].join('\n'),
  );
}

/** Papers of the gates that an order has passed and that are not there. */
export async function lackingAtPassedGates(
  queries: Queries,
  modes: ServerModes,
  order: PassedOrder,
): Promise<readonly Paper[]> {
  const path = orderPath(modes, order);
  const passed = path.slice(0, path.indexOf(order.state) + 1);
  const lacking = await papersLacking(queries, modes, order);
  const asked = passed.flatMap((state) => papersBeforeState({ mode: order.mode, path }, state, lacking));
  return [...new Map(asked.map((paper) => [paper.docType, paper])).values()];
}

/** Goods of the demo have passed no gate without its papers. Safe for several gateways at once. */
export async function seedDemoPapers({ database, clock, modes, files: { objects } }: PaperDeps): Promise<void> {
  const files = fileService({ database, clock, objects });
  const orders = await database.query<OrderRow>(
    `select ${COLUMNS} from orders o join users u on u.id = o.user_id where u.phone = any($1)`,
    [Object.keys(DEMO_ORDERS)],
  );
  for (const order of orders) {
    const { orderNo, userId, submittedAt } = order;
    for (const { docType, name } of await lackingAtPassedGates(database, modes, order)) {
      const file = {
        docType: paperKind(docType),
        name: `${name}（演示）.pdf`,
        bytes: demoPdf(`DEMO ${docType} ${orderNo}`),
      };
      await files.make(userId, file, async (inside, fileId) => {
        await holdOrder(inside, orderNo);
        const stillLacking = await lackingAtPassedGates(inside, modes, order);
        if (stillLacking.some((paper) => paper.docType === docType))
          await keepPapers(inside, orderNo, [{ fileId, docType }], submittedAt);
      });
    }
  }
}
