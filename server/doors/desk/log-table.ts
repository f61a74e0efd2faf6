import { checkHouseLog, houseLog } from '../../../contract/house/log';
import { DOCUMENT_KINDS } from '../../../domain/content/document';
import type { RequestOf } from '../../../contract/wire/endpoint';
import { LOG_PAGE, type LogAct, type LogLine, type LogSubject } from '../../../domain/house/log';
import { SUBJECT_KINDS } from '../../../domain/house/subjects';
import { daysAfter } from '../../../domain/values/days';
import { parseMoment } from '../../../domain/values/moments';
import { queryCount } from '../../base/database/counted';
import type { Database, Parameter, Queries } from '../../base/database/database';
import type { Route } from '../../base/http/route';
import { findPlaceName } from '../../world/ports/catalogue';
import type { StaffDoor } from '../../people/staff/serve';
import { NEW } from './closures/queue';
import { checkedLog } from '../../base/house-log/log';
import { CALENDAR_MESSAGES, CLOSURE_MESSAGES, SURCHARGE_MESSAGES } from './messages';
import { NEW_SURCHARGE } from './surcharges/queue';

type Row = {
  position: number;
  at: Date;
  who: string;
  act: LogAct;
  subject: string;
  orderNo: string | null;
  enquiryNo: string | null;
  enterprise: string | null;
  person: string | null;
  paper: string | null;
  sampleNo: string | null;
  closure: string | null;
  surcharge: string | null;
  title: string | null;
  member: string | null;
};

const YEAR = /^20\d\d$/;
const LOOKED_AT = /^(enterprise|person)\/(.+)$/;

const OPENED = /^opened\/([a-zA-Z]+)\/(.+)$/;

const WRITTEN = /^([a-z]+)\/([\da-z.-]+)$/;

function documentSubject({ subject, title }: Pick<Row, 'subject' | 'title'>): LogSubject | null {
  const [, of, key] = WRITTEN.exec(subject) ?? [];
  const kind = DOCUMENT_KINDS.find((one) => one === of);
  return kind !== undefined && key !== undefined ? { kind, no: key, name: title ?? key } : null;
}

function readLogSubject(row: Row): LogSubject {
  const { subject, orderNo, enquiryNo, enterprise, person, paper, sampleNo, closure, surcharge } = row;
  const [, kind, id] = LOOKED_AT.exec(subject) ?? [];
  if (kind === 'enterprise' && id !== undefined) return { kind, no: id, name: enterprise ?? id };
  if (kind === 'person' && id !== undefined) return { kind, no: id, name: person ?? id };
  const [, opened, no] = OPENED.exec(subject) ?? [];
  const about = SUBJECT_KINDS.find((one) => one === opened);
  if (about !== undefined && no !== undefined) return { kind: about, no, name: no };
  if (row.member !== null) return { kind: null, no: subject, name: row.member };
  if (orderNo !== null) return { kind: 'order', no: orderNo, name: orderNo };
  if (enquiryNo !== null) return { kind: 'enquiry', no: enquiryNo, name: enquiryNo };
  if (enterprise !== null) return { kind: 'verification', no: subject, name: enterprise };
  if (sampleNo !== null) return { kind: 'sample', no: sampleNo, name: sampleNo };
  if (paper !== null) return { kind: 'buyerPaper', no: subject, name: paper };
  if (subject === NEW) return { kind: 'closure', no: NEW, name: CLOSURE_MESSAGES.anew };
  if (closure !== null) return { kind: 'closure', no: subject, name: closure };
  if (subject === NEW_SURCHARGE) return { kind: 'surcharge', no: NEW_SURCHARGE, name: SURCHARGE_MESSAGES.anew };
  if (surcharge !== null) return { kind: 'surcharge', no: subject, name: surcharge };
  const written = documentSubject(row);
  if (written !== null) return written;
  if (YEAR.test(subject)) return { kind: 'calendar', no: subject, name: CALENDAR_MESSAGES.year(subject) };
  const place = findPlaceName(subject);
  return { kind: place === '' ? null : 'notice', no: subject, name: place || subject };
}

const readLogLine = (row: Row): LogLine => {
  const { position, at, who, act } = row;
  return { position, at: at.toISOString(), who, act, subject: readLogSubject(row) };
};

const MEANT = `l.subject in (select $1 union all select 'opened/order/' || $1 union all select 'opened/enquiry/' || $1 union all select id from enterprises where name = $1
  union all select 'enterprise/' || id from enterprises where name = $1)`;

async function readLog(queries: Queries, { who, act, subject, day, page }: RequestOf<typeof houseLog>) {
  const given: Parameter[] = [];
  const also = (clause: string, value: Parameter) => {
    given.push(value);
    return clause.replaceAll('$1', `$${given.length}`);
  };
  const where = [
    'true',
    ...(who === '' ? [] : [also('l.staff_id = $1', who)]),
    ...(act === '' ? [] : [also('l.act = $1', act)]),
    ...(subject === '' ? [] : [also(MEANT, subject)]),
    ...(day === ''
      ? []
      : [
          also('l.at >= $1', new Date(parseMoment(`${day}T00:00`) ?? 0)),
          also('l.at < $1', new Date(parseMoment(`${daysAfter(day, 1)}T00:00`) ?? 0)),
        ]),
  ].join(' and ');
  const rows = await queries.query<Row>(
    `select l.position, l.at, coalesce(p.name, '系统') as who, l.act, l.subject, o.order_no as "orderNo", q.enquiry_no as "enquiryNo",
            e.name as enterprise, u.name as person, b.number as paper, s.sample_no as "sampleNo",
            k.name as closure, x.name || ' ' || x.scope as surcharge, coalesce(d.body, d.draft)->>'title' as title, t.name as member
       from (select * from desk_log l where ${where} order by l.position desc
              limit ${LOG_PAGE} offset ${(page - 1) * LOG_PAGE}) l
       left join staff p on p.id = l.staff_id
       left join staff t on 'staff/' || t.id = l.subject
       left join orders o on o.order_no = l.subject
       left join enquiries q on q.enquiry_no = l.subject
       left join enterprises e on e.id = regexp_replace(l.subject, '^enterprise/', '')
       left join users u on u.id = substr(l.subject, 8) and l.subject like 'person/%'
       left join buyer_papers b on b.id = l.subject
       left join samples s on s.sample_no = l.subject
       left join closures k on k.closure_id = l.subject
       left join surcharges x on x.surcharge_id = l.subject
       left join documents d on d.kind = split_part(l.subject, '/', 1) and d.key = split_part(l.subject, '/', 2)
      order by l.position desc`,
    given,
  );
  return {
    records: rows.map(readLogLine),
    total: await queryCount(queries, `select count(*) as count from desk_log l where ${where}`, given),
    people: await queries.query<{ staffId: string; name: string }>(
      'select id as "staffId", name from staff order by name, id',
    ),
  };
}

type LogDeskDeps = { database: Database; door: StaffDoor };

export const logDeskRoutes = ({ database, door }: LogDeskDeps): Route[] => [
  door.serve(houseLog, (asked) => readLog(database, asked)),
  door.serve(checkHouseLog, () => checkedLog(database)),
];
