import { resolve } from 'node:path';

import { isRule, type ApprovalRule } from '../../../domain/mall/approval-rule';
import { formatMoney, YUAN } from '../../../domain/values/money';
import type { Queries } from '../../database/database';
import { EXIT, StartFailure } from '../../exit-codes';
import type { Log } from '../../log';
import { openDatabase } from '../../open-database';
import { projectRoot } from '../../project-root';
import type { Settings } from '../../settings';

export const isRuleCommand = (word: string | undefined): boolean => word === 'approval-rules';

const USAGE = `用法：
  npm run approval-rules -- list                                 列出各企业的审批规则
  npm run approval-rules -- set <统一社会信用代码> <元> [<元>]    超过第一个金额需一人审批，超过第二个需两人
  npm run approval-rules -- clear <统一社会信用代码>              撤销`;

const misused = (sentence: string) => new StartFailure(EXIT.settings, `${sentence}\n${USAGE}`);

const FEN = 100;
const fenIn = (word: string): number => {
  if (!/^\d{1,10}$/.test(word)) throw misused('金额应为整数元');
  return Number(word) * FEN;
};
const yuan = (amount: number): string => formatMoney({ amount, currency: YUAN });
const said = ({ oneAbove, twoAbove }: ApprovalRule): string =>
  [`超过 ${yuan(oneAbove)} 需一人审批`, ...(twoAbove === null ? [] : [`超过 ${yuan(twoAbove)} 需两人审批`])].join('，');

/** Only one that has passed is known by its code alone. */
async function enterpriseBy(queries: Queries, code: string | undefined): Promise<{ id: string; name: string }> {
  const [found] = await queries.query<{ id: string; name: string }>(
    `select id, name from enterprises where credit_code = upper($1) and audit_status = 'PASS'`,
    [code ?? ''],
  );
  if (!found) throw misused('没有这家已认证的企业');
  return found;
}

/** What an enterprise has asked the house in writing to hold its buyers to. */
export async function ruleCommand(
  queries: Queries,
  [verb, code, one, two, ...rest]: readonly string[],
  now: Date,
): Promise<string> {
  if (rest.length > 0) throw misused('写得太多');
  if (verb === 'list') {
    const rows = await queries.query<ApprovalRule & { code: string; name: string }>(
      `select e.credit_code as code, e.name, r.one_above as "oneAbove", r.two_above as "twoAbove"
         from approval_rules r join enterprises e on e.id = r.enterprise_id order by e.name, e.id`,
    );
    return rows.map((row) => [row.code, row.name, said(row)].join('\t')).join('\n');
  }
  if (verb === 'clear') {
    const { id, name } = await enterpriseBy(queries, code);
    await queries.query('delete from approval_rules where enterprise_id = $1', [id]);
    return `${name} 不再需要审批`;
  }
  if (verb !== 'set') throw misused('请写明要做什么');
  const { id, name } = await enterpriseBy(queries, code);
  const rule = { oneAbove: fenIn(one ?? ''), twoAbove: two === undefined ? null : fenIn(two) };
  if (!isRule(rule)) throw misused('第二个金额不能小于第一个');
  await queries.query(
    `insert into approval_rules (enterprise_id, one_above, two_above, set_at) values ($1, $2, $3, $4)
     on conflict (enterprise_id) do update set one_above = $2, two_above = $3, set_at = $4`,
    [id, rule.oneAbove, rule.twoAbove, now],
  );
  return `${name} ${said(rule)}`;
}

export async function runRuleCommand(words: readonly string[], settings: Settings, log: Log): Promise<string> {
  const database = await openDatabase({ ...settings, dataDir: resolve(projectRoot(), settings.dataDir) }, log);
  try {
    return await ruleCommand(database, words, new Date());
  } finally {
    await database.close();
  }
}
