import { randomUUID } from 'node:crypto';

import { html } from 'hono/html';

import { STAFF_ROLES, type StaffRole } from '../../../domain/house/roles';
import { DEMO_STAFF } from '../../people/accounts/close-demo-accounts';
import type { Clock } from '../../base/clock';
import type { Database } from '../../base/database/database';
import { notFoundFault } from '../../base/http/refusal';
import { refuseForeignForm } from '../../base/http/same-site';
import type { Route } from '../../base/http/route';
import { describeDevice } from '../../people/sessions/device';
import { staffCookie } from '../../people/staff/cookie';
import { newFactorSecret } from '../../people/staff/factor';
import { staffSessions } from '../../people/staff/sessions';
import { staffStore } from '../../people/staff/store';
import { pageAnswer, pageRoute } from './pages/page';

const PATH = '/__demo/staff';

const NAMES: Readonly<Record<StaffRole, string>> = {
  reviewer: '审核员',
  officer: '危品专员',
  pricing: '定价',
  content: '内容编辑',
  auditor: '稽核',
  administrator: '管理员',
};

type Door = { id: string; role: StaffRole; name: string };

/** One per role, plus a second person where two must agree. */
const DOORS: readonly Door[] = STAFF_ROLES.flatMap((role): Door[] => [
  { id: role, role, name: NAMES[role] },
  ...(role === 'pricing' ? [{ id: 'pricing-second', role, name: `第二位${NAMES[role]}` }] : []),
]);

async function ensureDemoStaff(database: Database, { id, role, name }: Door, now: Date): Promise<string> {
  const login = `${DEMO_STAFF}${id}`;
  const store = staffStore(database);
  const account = {
    staffId: randomUUID(),
    login,
    name: `演示${name}`,
    roles: [role],
    now,
    passwordHash: '',
    factorSecret: newFactorSecret(),
    startUntil: new Date(0),
  };
  await store.insert(account);
  const found = await store.findByLogin(login);
  if (!found) throw notFoundFault();
  return found.staffId;
}

const page = () =>
  pageAnswer(
    '平台工作台',
    html`<header>
        <p class="brand">化途 ChemLane</p>
        <h1>平台工作台</h1>
        <p class="lead">演示环境里选一个岗位，直接进入<a href="/desk/">平台工作台</a>。正式环境没有这个页面，需用密码与身份验证器登录。</p>
      </header>
      <ul class="list">
        ${DOORS.map(
          ({ id, name }) =>
            html`<li class="card">
              <form method="post" action="${PATH}/${id}"><button type="submit">以${name}进入</button></form>
            </li>`,
        )}
      </ul>`,
  );

export function demoStaffRoutes(database: Database, clock: Clock): Route[] {
  const sessions = staffSessions(database, clock);
  return [
    pageRoute(PATH, page),
    ...DOORS.map(
      (door): Route => ({
        method: 'POST',
        path: `${PATH}/${door.id}`,
        guarded: false,
        async answer(_, call) {
          refuseForeignForm(call);
          const staffId = await ensureDemoStaff(database, door, new Date(clock.now()));
          const token = await sessions.start(database, staffId, describeDevice(call.header('user-agent')));
          call.setCookie(staffCookie(token, call.secure));
          return { status: 303, headers: { location: '/desk/' }, body: null };
        },
      }),
    ),
  ];
}
