import { afterAll, beforeAll, expect, it } from 'vitest';

import { ruleCommand } from '../../../../server/doors/commands/rule-command';
import { newMember } from '../orders/support/enterprise';
import { openTestGateway, type TestGateway } from '../../support/gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const say = (...words: string[]) => ruleCommand(gateway.database, words, new Date(gateway.clock.now()));

it.each([
  [[], '请写明要做什么'],
  [['set'], '没有这家已认证的企业'],
  [['set', '91310000000000000X', '5'], '没有这家已认证的企业'],
  [['burn', 'OWN', '5'], '请写明要做什么'],
  [['set', 'OWN', '五万'], '金额应为整数元'],
  [['set', 'OWN', '-5'], '金额应为整数元'],
  [['set', 'OWN', '500', '400'], '第二个金额不能小于第一个'],
  [['set', 'OWN', '500', '600', '700'], '写得太多'],
])('rule command %j gets usage help', async (words, sentence) => {
  const { enterpriseId } = await newMember(gateway, 'PASS');
  const [row] = await gateway.database.query<{ code: string }>(
    'select credit_code as code from enterprises where id = $1',
    [enterpriseId],
  );
  const code = row?.code ?? '';
  const said = say(...words.map((word) => (word === 'OWN' ? code : word)));
  await expect(said).rejects.toThrow(sentence);
  await expect(said).rejects.toThrow('npm run approval-rules -- list');
});
