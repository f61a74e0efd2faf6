import { COMMAND_WORDS } from './command-words';
import { resolve } from 'node:path';

import { noteCommand } from '../../base/house-log/log';
import { NAME_LETTERS } from '../../../domain/mall/approval';
import { isRule, type ApprovalRule, type Approver } from '../../../domain/mall/approval-rule';
import { isMobileNumber } from '../../../domain/people/phone';
import { formatMoney, YUAN } from '../../../domain/values/money';
import type { Queries } from '../../base/database/database';
import { EXIT, StartFailure } from '../../base/exit-codes';
import type { Log } from '../../base/log';
import { openDatabase } from '../settings/open-database';
import { projectRoot } from '../../base/project-root';
import type { Settings } from '../settings/settings';

export const isRuleCommand = (word: string | undefined): boolean => word === 'approval-rules';

const USAGE = `用法：
  npm run approval-rules -- list                                 列出各企业的审批规则
  npm run approval-rules -- set <统一社会信用代码> <元> [<元>]    超过第一个金额需一人审批，超过第二个需两人
  npm run approval-rules -- clear <统一社会信用代码>              撤销
  npm run approval-rules -- approvers <统一社会信用代码> [<手机> <姓名>]…   只能由这些人审批；一个也不写，谁都可以`;

const misused = (sentence: string) => new StartFailure(EXIT.settings, `${sentence}\n${USAGE}`);

const FEN = 100;
const readFen = (word: string): number => {
  if (!/^\d{1,10}$/.test(word)) throw misused('金额应为整数元');
  return Number(word) * FEN;
};
const yuan = (amount: number): string => formatMoney({ amount, currency: YUAN });
const describeRule = ({ oneAbove, twoAbove }: ApprovalRule): string =>
  [`超过 ${yuan(oneAbove)} 需一人审批`, ...(twoAbove === null ? [] : [`超过 ${yuan(twoAbove)} 需两人审批`])].join('，');

function readApprovers(words: readonly string[]): Approver[] {
  if (words.length % 2 > 0) throw misused('每位审批人要写手机和姓名');
  const named = words.flatMap((phone, at) => (at % 2 === 0 ? [{ phone, name: (words[at + 1] ?? '').trim() }] : []));
  const { least, most } = NAME_LETTERS;
  for (const { phone, name } of named) {
    if (!isMobileNumber(phone)) throw misused(`不是手机号码：${phone}`);
    if (name.length < least || name.length > most) throw misused(`姓名为 ${least}–${most} 字：${name}`);
  }
  if (new Set(named.map(({ phone }) => phone)).size < named.length) throw misused('有重复的手机');
  return named;
}

/** Only a verified enterprise is found by its credit code. */
async function findEnterprise(queries: Queries, code: string | undefined): Promise<{ id: string; name: string }> {
  const [found] = await queries.query<{ id: string; name: string }>(
    `select id, name from enterprises where credit_code = upper($1) and audit_status = 'PASS'`,
    [code ?? ''],
  );
  if (!found) throw misused('没有这家已认证的企业');
  return found;
}

const TWO_NEEDED = '需两人审批的企业，至少要有两位审批人';

async function findRule(queries: Queries, enterpriseId: string): Promise<Pick<ApprovalRule, 'twoAbove'> | undefined> {
  const [found] = await queries.query<Pick<ApprovalRule, 'twoAbove'>>(
    'select two_above as "twoAbove" from approval_rules where enterprise_id = $1',
    [enterpriseId],
  );
  return found;
}
async function countApprovers(queries: Queries, enterpriseId: string): Promise<number> {
  return (await queries.query('select 1 from approvers where enterprise_id = $1', [enterpriseId])).length;
}

/** One statement, so that no intermediate list of approvers is ever in force. */
const nameApprovers = (queries: Queries, enterpriseId: string, named: readonly Approver[]) =>
  queries.query(
    `with gone as (delete from approvers where enterprise_id = $1 and phone <> all($2::text[]))
     insert into approvers (enterprise_id, phone, name)
       select $1, phone, name from unnest($2::text[], $3::text[]) as named (phone, name)
     on conflict (enterprise_id, phone) do update set name = excluded.name`,
    [enterpriseId, named.map(({ phone }) => phone), named.map(({ name }) => name)],
  );

export async function ruleCommand(
  queries: Queries,
  [verb, code, ...more]: readonly string[],
  now: Date,
): Promise<string> {
  if (verb === 'approvers') {
    const { id, name } = await findEnterprise(queries, code);
    const named = readApprovers(more);
    if (named.length === 1 && ((await findRule(queries, id))?.twoAbove ?? null) !== null) throw misused(TWO_NEEDED);
    await nameApprovers(queries, id, named);
    return named.length === 0
      ? `${name} 谁都可以审批`
      : `${name} 只能由 ${named.map((one) => `${one.name} ${one.phone}`).join('、')} 审批`;
  }
  const [one, two, ...rest] = more;
  if (rest.length > 0) throw misused('写得太多');
  if (verb === 'list') {
    const rows = await queries.query<ApprovalRule & { code: string; name: string }>(
      `select e.credit_code as code, e.name, r.one_above as "oneAbove", r.two_above as "twoAbove"
         from approval_rules r join enterprises e on e.id = r.enterprise_id order by e.name, e.id`,
    );
    return rows.map((row) => [row.code, row.name, describeRule(row)].join('\t')).join('\n');
  }
  if (verb === 'clear') {
    const { id, name } = await findEnterprise(queries, code);
    await queries.query('delete from approval_rules where enterprise_id = $1', [id]);
    return `${name} 不再需要审批`;
  }
  if (verb !== 'set') throw misused(COMMAND_WORDS.unsaid);
  const { id, name } = await findEnterprise(queries, code);
  const rule = { oneAbove: readFen(one ?? ''), twoAbove: two === undefined ? null : readFen(two) };
  if (!isRule(rule)) throw misused('第二个金额不能小于第一个');
  if (rule.twoAbove !== null && (await countApprovers(queries, id)) === 1) throw misused(TWO_NEEDED);
  await queries.query(
    `insert into approval_rules (enterprise_id, one_above, two_above, set_at) values ($1, $2, $3, $4)
     on conflict (enterprise_id) do update set one_above = $2, two_above = $3, set_at = $4`,
    [id, rule.oneAbove, rule.twoAbove, now],
  );
  return `${name} ${describeRule(rule)}`;
}

export async function runRuleCommand(words: readonly string[], settings: Settings, log: Log): Promise<string> {
  const database = await openDatabase({ ...settings, dataDir: resolve(projectRoot(), settings.dataDir) }, log);
  try {
    const told = await ruleCommand(database, words, new Date());
    await noteCommand(database, 'approval-rules', words, new Date());
    return told;
  } finally {
    await database.close();
  }
}
