import { handInOnCase, orderWire, readCasePrint, readCaseReceipt } from '../../../../contract/house/cases';
import { type CaseActId, hasDuty, type OrderAct, SIDE_ACTS } from '../../../../domain/house/duties';
import type { CaseFinding } from '../../../../domain/house/finding-answers';
import { describeClosure } from '../../../../domain/offer/closure';
import { HOUSE_EVENTS } from '../../../../domain/order/life/lifecycle';
import { FINDING_SOURCES } from '../../../../domain/rules/finding';
import type { Queries } from '../../../base/database/database';
import { noteAct } from '../../../base/house-log/log';
import { successAnswer } from '../../../base/http/answer';
import { notFoundFault } from '../../../base/http/refusal';
import { validate } from '../../../base/http/validate';
import { chooseOrigin } from '../../../orders/order-service/routes';
import type { OrderService } from '../../../orders/order-service/service';
import { readFiles } from '../../../orders/orders/papers-store';
import type { FileService } from '../../../people/files/service';
import type { StoredFile } from '../../../people/files/store';
import { closureStore } from '../../../trade/closures/store';
import { openedSubject } from '../openings';
import { subject } from '../subject';
import type { WorkDeps } from '../work';
import { ACTS } from './acts';
import type { AtDesk, GateTruck } from './acts/act';
import { readOrderCase } from './case';
import { createHandIn } from './hand-in';
import { manyRoutes } from './many';
import { countWaitingOrders, readOrderQueue } from './queue';

type Orders = Pick<OrderService, 'desk' | 'deskOver' | 'readAny' | 'pagesOfAny' | 'documentOfAny' | 'foundOfAny'>;
type Deps = WorkDeps & {
  orders: Orders;
  siteOrigin: string | undefined;
  files: Pick<FileService, 'piecesOf' | 'areOf' | 'receivePicture' | 'leave'>;
};

/**
 * A file of an order: current and earlier papers, photographs, complaint photos. Not found under another order's
 * number.
 */
async function readOrderPaper(queries: Queries, orderNo: string, fileId: string): Promise<StoredFile> {
  const [file] = await queries.query<StoredFile>(
    `select f.name, f.media_type as "mediaType", f.size as bytes, f.sha256
       from (select file_id, order_no from order_papers union all select file_id, order_no from complaint_photos) p
       join files f on f.file_id = p.file_id
      where p.order_no = $1 and p.file_id = $2 and f.sha256 is not null
     union all
     select name, media_type as "mediaType", size as bytes, sha256 from site_photos
      where order_no = $1 and photo_id = $2`,
    [orderNo, fileId],
  );
  if (!file) throw notFoundFault();
  return file;
}

/** Empty for modes without trucks at a gate. */
async function readDeskTrucks({ desk }: Pick<Orders, 'desk'>, orderNo: string): Promise<AtDesk['trucks']> {
  const list = desk.lists.find(({ name }) => name === 'trucks');
  return ((await list?.read(orderNo)) ?? []) as readonly GateTruck[];
}

async function closureHitFindings(queries: Queries, hitBy: string | null): Promise<CaseFinding[]> {
  const closure = hitBy === null ? undefined : await closureStore(queries).find(hitBy);
  if (!closure) return [];
  const given = { said: describeClosure(closure) };
  return [{ level: 'BLOCK', about: 'CLOSURE', code: 'wayClosed', given, source: FINDING_SOURCES.closures }];
}

/** Placeholder edition in orders of earlier demos, which no rules judged. */
const UNJUDGED = 'demo';

async function readFindings(
  queries: Queries,
  orders: Pick<Orders, 'foundOfAny'>,
  orderNo: string,
): Promise<CaseFinding[]> {
  const [kept] = await queries.query<{ findings: CaseFinding[] | null; hitBy: string | null }>(
    `select case when coalesce(amended, snapshot)->'verdict'->>'rules' <> '${UNJUDGED}'
                 then coalesce(amended, snapshot)->'verdict'->'findings' end as findings, case when is_hit then hit_by end as "hitBy"
       from orders where order_no = $1`,
    [orderNo],
  );
  if (!kept) throw notFoundFault();
  const files = (await readFiles(queries, [orderNo])).get(orderNo) ?? [];
  return [
    ...(await closureHitFindings(queries, kept.hitBy)),
    ...(await orders.foundOfAny(orderNo, kept.findings, files)),
  ];
}

const OF_ORDERS: readonly CaseActId[] = [...HOUSE_EVENTS, ...SIDE_ACTS];
const isOfOrders = (act: CaseActId): act is OrderAct => OF_ORDERS.includes(act);

export const orders = subject({
  wire: orderWire,
  acts: ACTS,
  happened: 'select coalesce(max(position), 0) from order_events where order_no = $1',
  isKept: true,
  waits: countWaitingOrders,
  works: (roles, act, { order: { state } }) => isOfOrders(act) && hasDuty(roles, act, state),
  queue: ({ database }: Deps, asked, by) => readOrderQueue(database, asked, by),
  async find(deps: Deps, orderNo): Promise<AtDesk> {
    const order = await deps.orders.desk.find(orderNo);
    if (!order) throw notFoundFault();
    const findings = await readFindings(deps.database, deps.orders, orderNo);
    return { order, findings, trucks: await readDeskTrucks(deps.orders, orderNo) };
  },
  /** The history of the order names its deeds. */
  done: null,
  shows: (deps, at, { no, user: { roles } }) =>
    readOrderCase(deps.database, deps.orders, at, { orderNo: no, roles, now: deps.clock.now() }),
  over: (deps, outside) => deps.orders.deskOver(outside),
  async paper({ database, files }, { no, fileId }) {
    const file = await readOrderPaper(database, no, fileId);
    return { ...file, pieces: await files.piecesOf(fileId, file) };
  },
  more({ deps, desk, work }) {
    const { door, database, clock, siteOrigin } = deps;
    const handIn = createHandIn({ ...deps, work });
    return [
      ...manyRoutes(deps, desk),
      door.serve(readCaseReceipt, ({ no }) => deps.orders.readAny(no)),
      {
        method: 'POST',
        path: handInOnCase.path,
        guarded: 'own',
        async answer(request, call) {
          const user = await door.admit(call, handInOnCase.access);
          const asked = validate(handInOnCase.request, request.param());
          return successAnswer({ turn: await handIn(user, asked, request) });
        },
      },
      door.serve(readCasePrint, async ({ no, kind }, { staffId }, { header }) => {
        const page = await deps.orders.documentOfAny(no, kind, chooseOrigin(siteOrigin, header));
        const entry = { act: 'case.printed', subject: openedSubject('order', no), said: kind };
        await database.tx((inside) => noteAct(inside, { at: new Date(clock.now()), staffId, ...entry }));
        return page;
      }),
    ];
  },
});
