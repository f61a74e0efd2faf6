import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { databasePlace } from '../../../../server/doors/settings/open-database';
import { staffCommand } from '../../../../server/doors/commands/staff-command';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { staffSelf } from '../../../../contract/house/sign-in';
import { colleague, peopleOf } from './support/staff';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const say = (...words: string[]) => staffCommand(peopleOf(gateway), words);

describe('npm run staff', () => {
  it('creates an account, prints its secrets once, and stores no password in clear', async () => {
    const told = await say('add', 'li.na', '李娜', 'reviewer,officer');
    expect(told).toMatch(/初始密码 {3}[\w-]{20}\n验证器密钥 [A-Z2-7]{32}\n验证器地址 otpauth:\/\/totp\//);
    const password = /初始密码 {3}(\S+)/.exec(told)?.[1] ?? '';
    expect(JSON.stringify(await gateway.database.query('select * from staff'))).not.toContain(password);
    expect(await say('list')).toBe('li.na\t李娜\treviewer,officer\t待首次登录');
  });

  it.each([
    [['add', 'li.na', '李娜', 'reviewer'], '已有人使用'],
    [['add', 'Li Na', '李娜', 'reviewer'], '账号应为'],
    [['add', 'wang', '王', 'reviewer'], '姓名应为'],
    [['add', 'wang', '王强', 'king'], '岗位不正确：king'],
    [['add', 'wang', '王强'], '岗位不正确：未填'],
    [['reset', 'nobody'], '没有账号'],
    [['close', 'nobody'], '没有账号'],
    [['roles', 'nobody', 'auditor'], '没有账号'],
    [[], '请写明要做什么'],
  ])('refuses %j: $1', async (words, why) => {
    await expect(say(...words)).rejects.toThrow(why);
  });

  it('names the database it has opened, without its password', () => {
    const at = (databaseUrl?: string) => databasePlace({ databaseUrl, dataDir: '/srv/data' });
    expect([at(), at('postgres://me:secret@db:5433/house')]).toEqual(['/srv/data', 'db:5433/house']);
  });

  it('changes roles at once, and a reset ends every session', async () => {
    const { start, as } = await colleague(gateway, 'auditor');
    await say('roles', start.login, 'pricing');
    const self = () => gateway.post<{ person: { roles: string[] } } | null>(staffSelf.path, {}, as);
    expect((await self()).data?.person.roles).toEqual(['pricing']);
    await say('reset', start.login);
    expect((await self()).data).toBeNull();
  });
});
