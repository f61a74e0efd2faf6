import { DOCUMENT_KINDS } from '../content/document';
import { MODE_IDS, MODES } from '../mode-ids';
import { parseQuery } from '../values/query';
import { CONTENT_READERS, type ContentRef, isContentKey } from './content';
import { CUSTOMER_KINDS, CUSTOMER_READERS, type CustomerRef } from './customers';
import { WORKERS } from './duties';
import { LOG_READERS } from './log';
import { DEPARTURE_KEY, HAZARD_KEY, PORT_KEY, QUEUE_IDS, QUEUE_SORTS, type QueueChoice, visibleQueues } from './queue';
import { hasRole, STAFF_ROLES, type StaffRole } from './roles';
import { SUBJECT_KINDS, type Subject, type SubjectKind } from './subjects';

/** Desk pages by URL hash. `choice`: filter of the queue, or of the list beside a case. `ref`: the customer; null for the search. */
export type DeskPage =
  | { name: 'queue'; choice?: Partial<QueueChoice> }
  | { name: 'customers'; ref: CustomerRef | null }
  | { name: 'content' }
  | { name: 'document'; ref: ContentRef }
  | { name: 'uptake'; key: string }
  | { name: 'log' }
  | { name: 'devices' }
  | { name: 'case'; subject: Subject; choice?: Partial<QueueChoice> }
  | { name: 'receipt'; orderNo: string };

const PATHS = {
  order: 'case',
  enquiry: 'enquiry',
  verification: 'verification',
  buyerPaper: 'paper',
  sample: 'sample',
  notice: 'notice',
  closure: 'closure',
  surcharge: 'surcharge',
  calendar: 'calendar',
  tariff: 'tariff',
} as const satisfies Readonly<Record<SubjectKind, string>>;
const RECEIPT = /^\/case\/([\w-]{1,64})\/receipt$/;
const CASE = /^\/([a-z]+)\/([\w-]{1,64})$/;
const CUSTOMERS = '/customers';
const CONTENT = '/content';
const NEW = 'new';
const DOCUMENT = /^\/content\/([a-z]+)\/([\w.-]{1,20})$/;
const UPTAKE = /^\/content\/campaign\/([1-9]\d{0,17})\/uptake$/;
const LOG = '/log';
const DEVICES = '/devices';

const QUEUE = '/';
/** Page 2 and up: page 1 is not in the address. */
const PAGE = /^(?:[2-9]|[1-9]\d{1,3})$/;

/** All parts but the departure are known ids, which need no encoding. */
function choiceQuery({ queue, mode, port, hazard, departure, isMine, sort, page = 1 }: Partial<QueueChoice>): string {
  const said = [
    queue && `queue=${queue}`,
    mode && `mode=${mode}`,
    port && `port=${port}`,
    hazard && `class=${hazard}`,
    departure && `departure=${encodeURIComponent(departure)}`,
    isMine && 'mine=1',
    sort && `sort=${sort}`,
    page > 1 && `page=${page}`,
  ].filter(Boolean);
  return said.length === 0 ? '' : `?${said.join('&')}`;
}

function readQueueChoice(search: string): Partial<QueueChoice> {
  const said = parseQuery(search);
  const queue = QUEUE_IDS.find((id) => id === said['queue']);
  // Modes without a search have no orders: enquiries have their own queue.
  const mode = MODE_IDS.find((id) => id === said['mode'] && MODES[id].searches !== null);
  const { port = '', class: hazard = '', departure = '', mine, page = '' } = said;
  const sort = QUEUE_SORTS.find((one) => one !== '' && one === said['sort']);
  return {
    ...(queue && { queue }),
    ...(mode && { mode }),
    ...(PORT_KEY.test(port) && { port }),
    ...(HAZARD_KEY.test(hazard) && { hazard }),
    ...(DEPARTURE_KEY.test(departure) && { departure }),
    ...(mine === '1' && { isMine: true }),
    ...(sort && { sort }),
    ...(PAGE.test(page) && { page: Number(page) }),
  };
}

export const deskPagePath = (page: DeskPage): string => {
  if (page.name === 'case') return `/${PATHS[page.subject.kind]}/${page.subject.no}${choiceQuery(page.choice ?? {})}`;
  if (page.name === 'receipt') return `/${PATHS.order}/${page.orderNo}/receipt`;
  if (page.name === 'customers') return page.ref === null ? CUSTOMERS : `/${page.ref.kind}/${page.ref.id}`;
  if (page.name === 'content') return CONTENT;
  if (page.name === 'document') return `${CONTENT}/${page.ref.kind}/${page.ref.key ?? NEW}`;
  if (page.name === 'uptake') return `${CONTENT}/campaign/${page.key}/uptake`;
  if (page.name === 'log') return LOG;
  return page.name === 'devices' ? DEVICES : `${QUEUE}${choiceQuery(page.choice ?? {})}`;
};

/** An unknown address opens the queue. */
export function readDeskPage(address: string): DeskPage {
  const [at = '', said = ''] = address.split('?');
  const choice = readQueueChoice(said);
  const [, folder, no] = CASE.exec(at) ?? [];
  const kind = SUBJECT_KINDS.find((one) => PATHS[one] === folder);
  if (kind !== undefined && no !== undefined)
    return { name: 'case', subject: { kind, no }, ...(choice.queue && { choice }) };
  const [, orderNo] = RECEIPT.exec(address) ?? [];
  if (orderNo !== undefined) return { name: 'receipt', orderNo };
  const who = CUSTOMER_KINDS.find((one) => one === folder);
  if (who !== undefined && no !== undefined) return { name: 'customers', ref: { kind: who, id: no } };
  const [, written, key] = DOCUMENT.exec(address) ?? [];
  const document = DOCUMENT_KINDS.find((one) => one === written);
  if (document !== undefined && document !== 'legal' && key === NEW)
    return { name: 'document', ref: { kind: document, key: null } };
  if (document !== undefined && key !== undefined && isContentKey(document, key))
    return { name: 'document', ref: { kind: document, key } };
  const [, campaign] = UPTAKE.exec(address) ?? [];
  if (campaign !== undefined) return { name: 'uptake', key: campaign };
  if (address === CONTENT) return { name: 'content' };
  if (address === CUSTOMERS) return { name: 'customers', ref: null };
  if (address === LOG) return { name: 'log' };
  if (address === DEVICES) return { name: 'devices' };
  return { name: 'queue', choice: at === QUEUE ? choice : {} };
}

const PAGE_READERS: Readonly<Record<DeskPage['name'], readonly StaffRole[]>> = {
  queue: STAFF_ROLES.filter((role) => visibleQueues([role]).length > 0),
  case: STAFF_ROLES,
  receipt: WORKERS.order,
  customers: CUSTOMER_READERS,
  content: CONTENT_READERS,
  document: CONTENT_READERS,
  uptake: CONTENT_READERS,
  log: LOG_READERS,
  devices: STAFF_ROLES,
};

export const mayOpen = (name: DeskPage['name'], roles: readonly StaffRole[]): boolean =>
  hasRole(roles, PAGE_READERS[name]);
