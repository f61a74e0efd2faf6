import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { legalText, serviceMail, type LegalDocument } from '../../../../contract/content/content';
import { FIRST_EDITIONS, LEGAL_IDS } from '../../../../domain/order/papers/protocol';
import { openTestGateway, type TestGateway } from '../../support/gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const read = async (documentId: string) => {
  const { data } = await gateway.get(`${legalText.path}?documentId=${documentId}`);
  return data as LegalDocument;
};

const textOf = (document: LegalDocument) => JSON.stringify(document);

const hasFirst = (documentId: string): documentId is keyof typeof FIRST_EDITIONS =>
  Object.hasOwn(FIRST_EDITIONS, documentId);

describe('legal texts', () => {
  it.each(LEGAL_IDS)('%s has a version, an effective date and headed sections', async (documentId) => {
    const document = await read(documentId);
    const version = hasFirst(documentId) ? FIRST_EDITIONS[documentId] : '2020-07-14';
    expect(document).toMatchObject({ documentId, version, effectiveOn: version });
    expect(document.sections.length).toBeGreaterThan(7);
    for (const { heading, blocks } of document.sections) {
      expect(heading).not.toBe('');
      expect(blocks.length).toBeGreaterThan(0);
    }
  });

  it.each([
    ['the account', '手机号码或电子邮箱'],
    ['safe keeping', '妥善保管'],
    ['true information', '真实、准确、完整'],
    ['suspension and termination', '终止账号'],
    ['the law', '中华人民共和国法律'],
    ['the place of arbitration', '在上海仲裁'],
    ['no part in transactions', '不是交易的一方'],
    ['notice of changes', '至少提前七日'],
    ['adults', '年满十八周岁'],
    ['verification within 48 hours', '48 小时内未通过认证的，订单将自动取消'],
  ])('agreement mentions %s', async (_, sentence) => {
    expect(textOf(await read('user-agreement'))).toContain(sentence);
  });

  it.each([
    ['login', '手机号码、电子邮箱'],
    ['registration', '手机号码、姓名、公司名称、学校名称、企业类型、所属行业'],
    ['invoices', '纳税人识别号'],
    ['electronic signatures', '公司信息、个人信息、产品信息'],
    ['company look-up', '企业信息查询服务商'],
    ['storage in China', '中华人民共和国境内'],
    ['answers in time', '15 个工作日'],
    ['the end of the service', '提前 30 日'],
    ['adults', '18 周岁'],
    ['children', '不满 14 周岁'],
    ['the line to call', '400-000-0000'],
  ])('privacy notice mentions %s', async (_, sentence) => {
    expect(textOf(await read('privacy-notice'))).toContain(sentence);
  });

  it('are refused for an unknown document', async () => {
    const { code } = await gateway.get(`${legalText.path}?documentId=cookie-recipe`);
    expect(code).toBe('00000400');
  });
});

describe('service mail endpoint', () => {
  it('returns a mail address', async () => {
    const { data } = await gateway.get(serviceMail.path);
    expect(data).toMatch(/^[\w.]+@[\w.]+$/);
  });
});
