import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { legalText, type LegalDocument } from '../../../../contract/content/content';
import { CODES } from '../../../../contract/wire/envelope';
import { agreeToProtocol, protocolConsent } from '../../../../contract/content/protocol';
import { FIRST_EDITIONS } from '../../../../domain/order/papers/protocol';
import { bearing, newPerson } from '../../people/identity/support/person';
import { newMember } from '../../orders/orders/support/enterprise';
import { openTestGateway, type TestGateway } from '../../support/gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const agree = (token: string, version: unknown = FIRST_EDITIONS['shipping-protocol']) =>
  gateway.post(agreeToProtocol.path, { version }, bearing(token));
const consent = async (token: string) => (await gateway.get(protocolConsent.path, bearing(token))).data;
const FIRST = FIRST_EDITIONS['shipping-protocol'];
const NOTHING = { version: FIRST, agreedAt: null };

describe('consent to the shipping agreement', () => {
  it('is stored with its version and first time', async () => {
    const { token } = await newPerson(gateway);
    expect(await consent(token)).toEqual(NOTHING);
    const agreedAt = new Date(gateway.clock.now()).toISOString();
    expect((await agree(token)).code).toBe(CODES.success);
    gateway.clock.advance(1_000);
    expect((await agree(token)).code).toBe(CODES.success);
    expect(await consent(token)).toEqual({ version: FIRST_EDITIONS['shipping-protocol'], agreedAt });
  });

  it('by one member applies to the enterprise only', async () => {
    const member = await newMember(gateway, 'PASS');
    const colleague = await newMember(gateway, 'PASS', member.enterpriseId);
    const stranger = await newMember(gateway, 'PASS');
    await agree(member.token);
    expect(await consent(colleague.token)).toMatchObject({ agreedAt: expect.any(String) });
    expect(await consent(stranger.token)).toEqual(NOTHING);
    expect(await consent((await newPerson(gateway)).token)).toEqual(NOTHING);
  });

  it.each(['2019-01-01', '', null, 7])('is refused for another version: %j', async (version) => {
    const { token } = await newPerson(gateway);
    expect((await agree(token, version)).status).toBe(400);
    expect(await consent(token)).toEqual(NOTHING);
  });

  it('requires sign-in', async () => {
    expect((await gateway.post(agreeToProtocol.path, { version: FIRST_EDITIONS['shipping-protocol'] })).status).toBe(
      401,
    );
    expect((await gateway.get(protocolConsent.path)).status).toBe(401);
  });
});

describe('text of the shipping agreement', () => {
  const text = async () => {
    const { data } = await gateway.get<LegalDocument>(`${legalText.path}?documentId=shipping-protocol`);
    return JSON.stringify(data);
  };

  it.each([
    ['the parties', '货运代理人'],
    ['booking', '班次不变而箱型箱量、货物或者附加服务有变化的，提交前按锁定的费率重新计算'],
    ['amending', '增减都在一成以内的，可以在订单页自行修改'],
    ['verification', '四十八小时内认证未通过的，订单自动取消'],
    ['the declaration of dangerous goods', '严禁瞒报、谎报、匿报危险货物'],
    ['charges', '收费协议'],
    ['cancellation', '取消费率表'],
    ['liability', '赔偿责任'],
    ['data', '中华人民共和国境内'],
    ['the law', '中华人民共和国法律'],
    ['the version', FIRST_EDITIONS['shipping-protocol']],
  ])('mentions %s', async (_, sentence) => {
    expect(await text()).toContain(sentence);
  });
});
