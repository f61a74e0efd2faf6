import { lawfulText } from '../../../../domain/mall/buyer-papers';
import { approvedText } from '../../../../domain/order/receipt/approved';
import type { ActInput } from '../../../../domain/house/act-fields';
import type { HouseCase, InnerNote } from '../../../../domain/house/case';
import { orderNoInGroups } from '../../../../domain/order/life/number';
import type { OrderBrief } from '../../../../domain/order/receipt/brief';
import { type OrderAct, WORKERS } from '../../../../domain/house/duties';
import { hasRole, type StaffRole } from '../../../../domain/house/roles';
import type { OrderContents } from '../../../../domain/order/receipt/contents';
import { maskedPhone } from '../../../../domain/people/phone';
import { bumpText } from '../../../orders/after/bump/messages';
import { mishapText } from '../../../orders/after/mishap/messages';
import { cameText } from '../../../orders/after/measure/messages';
import { saidWith } from '../../../base/house-log/log';
import type { Queries } from '../../../base/database/database';
import { notFoundFault } from '../../../base/http/refusal';
import type { StepPlan } from '../../../../domain/modes/step-days';
import { planText } from '../../../orders/orders/messages';
import type { OrderService } from '../../../orders/order-service/service';
import type { AtDesk } from './acts/act';
import { moveName } from './move-name';
import { BUMP_STANDS, MORE_NOTES, NOTE_NAMES, STANDS } from '../messages';
import { readText } from '../said';
import { dueTimeSql } from './queue';

type Note = Pick<HouseCase['notes'][number], 'name' | 'said'> & Partial<HouseCase['notes'][number]>;

function buildNotes({ order, trucks }: AtDesk): Note[] {
  const { measured, bumped, checks, packing, revised, mishaps, approved, lawful } = order;
  const units = packing?.units ?? [];
  return [
    ...revised,
    ...(lawful ? [{ name: NOTE_NAMES.lawful, said: lawfulText(lawful) }] : []),
    ...(approved ? [{ name: NOTE_NAMES.approved, said: approvedText(approved) }] : []),
    ...(measured ? [{ name: NOTE_NAMES.came, said: `${cameText(measured)}；${STANDS[measured.stands]}` }] : []),
    ...(bumped ? [{ name: NOTE_NAMES.bumped, said: `${bumpText(bumped)}；${BUMP_STANDS[bumped.stands]}` }] : []),
    ...mishaps.map((mishap) => ({ name: NOTE_NAMES.mishap, said: mishapText(mishap), photos: mishap.photos })),
    ...(checks?.failed ?? []).map(({ name, item, note }) => ({
      name: NOTE_NAMES.checks,
      said: MORE_NOTES.checkFailed(name, checks?.items[item] ?? item, note),
    })),
    ...units.map(({ name, told, photos }) => ({
      name: NOTE_NAMES.packing,
      said: MORE_NOTES.photos(told || MORE_NOTES.unpacked(name), photos.length),
    })),
    ...(packing?.isCertified ? [{ name: NOTE_NAMES.packing, said: MORE_NOTES.signed(packing.signedBy) }] : []),
    ...trucks.map(({ title, text }) => ({ name: NOTE_NAMES.trucks, said: `${title} ${text}` })),
  ];
}

/** A refusal of one of two orders made together must mention the other. */
const besideNotes = ({ beside }: OrderBrief): Note[] =>
  beside ? [{ name: NOTE_NAMES.beside, said: MORE_NOTES.beside(orderNoInGroups(beside.orderNo)) }] : [];

const earlyNotes = ({ order: { ahead, early, stands } }: AtDesk): Note[] => [
  ...early.map(({ event, ...plan }) => ({ name: NOTE_NAMES.early, said: earlyText(moveName(event, stands), plan) })),
  ...ahead.flatMap(({ place, early: plan }) =>
    plan ? [{ name: NOTE_NAMES.early, said: earlyText(place, plan) }] : [],
  ),
];

const earlyText = (step: string, plan: StepPlan): string => `${step}：${planText(plan)}`;

type CaseCustomer = {
  name: string;
  phone: string;
  enterprise: string | null;
  dueAt: Date | null;
};

async function readCaseCustomer(queries: Queries, orderNo: string, now: number): Promise<CaseCustomer> {
  const [kept] = await queries.query<CaseCustomer>(
    `select u.name, u.phone, e.name as enterprise,
            ${dueTimeSql('$2')} as "dueAt"
       from orders o join users u on u.id = o.user_id left join enterprises e on e.id = o.enterprise_id
      where o.order_no = $1`,
    [orderNo, new Date(now)],
  );
  if (!kept) throw notFoundFault();
  return kept;
}

type Doer = Pick<HouseCase['history'][number], 'who' | 'answers'>;
const NOBODY: Doer = { who: null, answers: [] };

async function readDoers(queries: Queries, orderNo: string): Promise<Map<string, Doer>> {
  const rows = await queries.query<Doer & { event: string; at: Date }>(
    `select e.event, e.happened_at as at, p.name as who, coalesce(e.answers, '[]') as answers from order_events e join staff p on p.id = e.by_staff where e.order_no = $1`,
    [orderNo],
  );
  return new Map(rows.map(({ event, at, ...doer }) => [`${event} ${at.toISOString()}`, doer]));
}

/** Full telephone numbers only for roles that work at the case. */
const phoneFormatter =
  (roles: readonly StaffRole[]) =>
  (phone: string): string =>
    hasRole(roles, WORKERS.order) ? phone : maskedPhone(phone);

const TELEPHONE = /phone$/i;

const maskContents = ({ way, entries }: OrderContents, told: (phone: string) => string): OrderContents => ({
  way,
  entries: entries.map((entry) =>
    TELEPHONE.test(entry.path)
      ? { ...entry, values: entry.values.map(({ typed, name }) => ({ typed: told(typed), name })) }
      : entry,
  ),
});

const innerNote = ({ said, ...note }: { at: string; who: string; said: string }): InnerNote => ({
  ...note,
  text: readText(JSON.parse(said) as ActInput, 'said').trim(),
});

export async function readOrderCase(
  queries: Queries,
  orders: Pick<OrderService, 'readAny' | 'pagesOfAny'>,
  at: AtDesk,
  { orderNo, roles, now }: { orderNo: string; roles: readonly StaffRole[]; now: number },
): Promise<Omit<HouseCase, 'kind' | 'turn' | 'heldBy' | 'acts'>> {
  const brief = await orders.readAny(orderNo);
  const [{ dueAt, ...customer }, doers] = [
    await readCaseCustomer(queries, orderNo, now),
    await readDoers(queries, orderNo),
  ];
  const { mode, state, submittedAt, org, dst, supplier, leavesAt, arrivesAt, goods, papers, files, asked } = brief;
  const { charges, cutoffs, contents } = brief;
  const told = phoneFormatter(roles);
  return {
    orderNo,
    mode,
    state,
    submittedAt,
    org,
    dst,
    supplier,
    leavesAt,
    arrivesAt,
    goods,
    papers,
    files,
    asked,
    charges,
    cutoffs,
    contents: maskContents(contents ?? { way: [], entries: [] }, told),
    prints: hasRole(roles, WORKERS.order) ? await orders.pagesOfAny(orderNo) : [],
    customer: { ...customer, phone: told(customer.phone) },
    agreed: at.order.agreed,
    stands: at.order.stands,
    isDanger: brief.isDanger === 'Y',
    dueAt: dueAt?.toISOString() ?? null,
    findings: at.findings,
    notes: [...besideNotes(brief), ...earlyNotes(at), ...buildNotes(at)].map(({ photos = [], ...note }) => ({
      ...note,
      photos,
    })),
    inner: (await saidWith(queries, orderNo, 'noted' satisfies OrderAct)).map(innerNote),
    history: brief.history.map((past) => ({ ...past, ...NOBODY, ...doers.get(`${past.event} ${past.at}`) })),
  };
}
