import { COMMAND_WORDS } from './command-words';
import { resolve } from 'node:path';

import { STAFF_LOGIN } from '../../../domain/house/credentials';
import { type LogChain, SEALED_NAMES } from '../../../domain/house/log';
import { STAFF_ROLES, type StaffRole } from '../../../domain/house/roles';
import { writtenTime } from '../../base/china-time';
import { systemClock } from '../../base/clock';
import { EXIT, StartFailure } from '../../base/exit-codes';
import type { Log } from '../../base/log';
import { databasePlace, openDatabase } from '../settings/open-database';
import { openPasswords } from '../../people/passwords/passwords';
import { projectRoot } from '../../base/project-root';
import type { Settings } from '../settings/settings';
import { factorAddress } from '../../people/staff/factor';
import { type StaffPeople, staffPeople, type Start } from '../../people/staff/people';

export const isStaffCommand = (word: string | undefined): boolean => word === 'staff';

const USAGE = `用法：
  npm run staff -- add <账号> <姓名> <岗位,岗位>   新增平台人员，初始密码与验证器密钥只显示这一次
  npm run staff -- roles <账号> <岗位,岗位>        改岗位，立即生效
  npm run staff -- reset <账号>                    密码或验证器丢失时重新开始，原有登录全部失效
  npm run staff -- close <账号>                    停用，原有登录全部失效
  npm run staff -- list                            列出平台人员
  npm run staff -- check                           核对工作记录：有没有改过、少过
岗位：${STAFF_ROLES.join('、')}`;

const misused = (sentence: string) => new StartFailure(EXIT.settings, `${sentence}\n${USAGE}`);

const isRole = (word: string): word is StaffRole => STAFF_ROLES.some((role) => role === word);

function readRoles(words: string | undefined): StaffRole[] {
  const roles = [...new Set((words ?? '').split(',').filter(Boolean))];
  const odd = roles.filter((word) => !isRole(word));
  if (roles.length === 0 || odd.length > 0) throw misused(`岗位不正确：${odd.join('、') || '未填'}`);
  return roles.filter(isRole);
}

function readLogin(word: string | undefined): string {
  if (word === undefined || !STAFF_LOGIN.test(word))
    throw misused('账号应为小写字母开头的 2–32 位字母、数字、点、横线');
  return word;
}

function readStaffName(word: string | undefined): string {
  const name = word?.trim() ?? '';
  if (name.length < 2 || name.length > 20) throw misused('姓名应为 2–20 字');
  return name;
}

const started = ({ login, password, factorSecret, until }: Start): string =>
  [
    `账号       ${login}`,
    `初始密码   ${password}`,
    `验证器密钥 ${factorSecret}`,
    `验证器地址 ${factorAddress(factorSecret, login)}`,
    `以上只显示这一次。请本人在 ${writtenTime(until)} 前打开 /desk/ 登录，设自己的密码并确认验证器。`,
  ].join('\n');

function describeStart(start: Start | null, otherwise: string): string {
  if (start === null) throw misused(otherwise);
  return started(start);
}

/** Staff administration by the operator; one-time secrets appear only in this output. */
export async function staffCommand(people: StaffPeople, [verb, login, ...rest]: readonly string[]): Promise<string> {
  switch (verb) {
    case 'add':
      return describeStart(
        await people.add(readLogin(login), readStaffName(rest[0]), readRoles(rest[1])),
        `账号 ${login} 已有人使用`,
      );
    case 'reset':
      return describeStart(await people.reset(readLogin(login)), `没有账号 ${login}`);
    case 'roles':
      if (!(await people.give(readLogin(login), readRoles(rest[0])))) throw misused(`没有账号 ${login}`);
      return `账号 ${login} 的岗位已改为 ${rest[0]}`;
    case 'close':
      if (!(await people.close(readLogin(login)))) throw misused(`没有账号 ${login}`);
      return `账号 ${login} 已停用`;
    case 'list':
      return (await people.list())
        .map((one) => `${one.login}\t${one.name}\t${one.roles.join(',')}\t${one.isStarted ? '已启用' : '待首次登录'}`)
        .join('\n');
    case 'check': {
      return checkText(await people.checkLog());
    }
    default:
      throw misused(COMMAND_WORDS.unsaid);
  }
}

/** Claims no more about the log than was compared. */
export function checkText({ lines, keyedFrom, anchors, brokenAt, changed }: LogChain): string {
  const covers =
    keyedFrom === null
      ? '其中没有一条由本机密钥签署'
      : `第 ${keyedFrom} 条起由本机密钥签署，与库外 ${anchors} 个存底比对`;
  const said = [
    brokenAt === null ? `工作记录 ${lines} 条首尾相接；${covers}` : `工作记录从第 ${brokenAt} 条起对不上`,
    ...changed.map(({ source, no }) => `${SEALED_NAMES[source]} ${no} 与最后一条记录不符`),
  ];
  const isWhole = brokenAt === null && changed.length === 0;
  const rows = Object.values(SEALED_NAMES).join('、');
  return [...said, isWhole ? `没有改动：记录本身，以及它所记的${rows}` : '有改动'].join('\n');
}

export async function runStaffCommand(words: readonly string[], settings: Settings, log: Log): Promise<string> {
  const own = { ...settings, dataDir: resolve(projectRoot(), settings.dataDir) };
  const database = await openDatabase(own, log);
  try {
    const passwords = await openPasswords();
    const now = () => new Date(systemClock.now());
    const answer = await staffCommand(staffPeople({ database, passwords, now }), words);
    return `数据库     ${databasePlace(own)}\n${answer}`;
  } finally {
    await database.close();
  }
}
