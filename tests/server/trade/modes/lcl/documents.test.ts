import { describe, expect, it } from 'vitest';

import { marksSheet, cargoInRules } from '../../../../../server/trade/modes/lcl/documents';
import { cargoInNotice } from '../../../../../server/trade/modes/lcl/documents/notice';
import { photographed } from '../../../../support/photographed';
import { orderedBy } from '../../../../support/modes/gateway-case';
import { bearing, newPerson, type Person } from '../../../people/identity/support/person';
import { openTestGateway } from '../../../support/gateway';
import { LCL_CASE } from '../support/lcl';

const PASS = { code: '7K3MQX9DT2', address: 'https://www.chemlane.example/g/7K3MQX9DT2' };

const codesIn = (page: string) =>
  [...page.matchAll(/viewBox="0 0 (\d+) \d+"[^>]*><path[^>]*\/><path d="([^"]+)"/g)].map(([, size, path = '']) =>
    photographed(Number(size), path),
  );

const notice = {
  gate: PASS,
  orderNo: 'LC261121AB12CD',
  shed: { nameCn: '途拼·外高桥危品拼箱仓', address: '上海市浦东新区外高桥' },
  opens: '12-02',
  closes: '12-04 17:00',
  isDanger: 'Y' as const,
  pieces: 2,
  kg: 860,
  m3: 1.45,
  deliver: '2026-12-03 09:00',
  danger: ['甲醇 UN 1230, METHANOL, 3 (6.1), PG II，2 × 闭口钢桶（1A1）'],
  classes: ['3', '6.1'],
  plateNo: '',
  driverName: '',
  emergencyPhone: '+86 21 5555 0119',
};

describe('cargo-in notice', () => {
  it('states place, time, cargo, and that the driver pays nothing', () => {
    const page = cargoInNotice(notice);
    for (const words of [
      'LC26 1121 AB12 CD',
      '外高桥危品拼箱仓',
      '12-02 至 12-04 17:00',
      '2 件 / 860 kg / 1.45 m³',
      '08:00–17:00',
      '2026-12-03 09:00',
      '<dt>危险货物</dt><dd>甲醇 UN 1230, METHANOL, 3 (6.1), PG II，2 × 闭口钢桶（1A1）</dd>',
      '第 3 类、第 6.1 类',
      'aria-label="第 6.1 类"',
      '司机无需现场付费',
    ])
      expect(page).toContain(words);
    for (const words of ['车牌号', '司机</dt>']) expect(page).not.toContain(words);
    expect(cargoInNotice({ ...notice, isDanger: 'N', deliver: '', danger: [], classes: [] })).not.toMatch(
      /预约送货|危险货物|危险类别|<svg class="diamond"/,
    );
  });

  it('contains the gate code as QR and text', () => {
    const page = cargoInNotice(notice);
    expect(codesIn(page)).toStrictEqual([PASS.address]);
    expect(page).toContain('7K3M-QX9D-T2');
    expect(cargoInNotice({ ...notice, gate: null })).not.toContain('预约码');
  });

  it('escapes typed markup', () => {
    expect(cargoInNotice({ ...notice, plateNo: '<img src=x onerror=alert(1)>' })).not.toContain('<img');
  });
});

describe('shipping marks', () => {
  const marks = {
    orderNo: 'LC261121AB12CD',
    marks: 'ACME\nROTTERDAM',
    destination: 'Rotterdam',
    rows: [
      { pieces: 2, described: 'UN 1230, METHANOL, 3 (6.1), PG II', classes: ['3', '6.1'] },
      { pieces: 1, described: '', classes: [] },
    ],
    contactPhone: '13800000003',
  };

  it('print one label per package, numbered, with the hazards of its row', () => {
    const labels = marksSheet(marks).split('class="label').slice(1);
    expect(labels).toHaveLength(3);
    expect(labels[1]).toContain('2 / 3');
    expect(labels[1]).toContain('UN 1230, METHANOL, 3 (6.1), PG II\n第 3 类、第 6.1 类 · 联系电话 13800000003');
    expect(labels[1]?.match(/class="diamond"/g)).toHaveLength(2);
    expect(labels[2]).not.toMatch(/UN |class="diamond"/);
    expect(codesIn(marksSheet(marks))).toStrictEqual(['LC261121AB12CD', 'LC261121AB12CD', 'LC261121AB12CD']);
  });

  it('are limited to 500 labels, and escape typed text', () => {
    const page = marksSheet({ ...marks, marks: '<b>', rows: [{ pieces: 99_999, described: '', classes: [] }] });
    expect(page.split('class="label').slice(1)).toHaveLength(500);
    expect(page).not.toContain('<b>');
  });
});

describe('cargo-in rules', () => {
  it('list the classes of the goods only', () => {
    const page = cargoInRules('途拼·外高桥危品拼箱仓', ['3', '8']);
    for (const words of ['外高桥', '凭进仓编号', '押运员', '第 3 类：闪点', '第 8 类：pH', 'aria-label="第 8 类"'])
      expect(page).toContain(words);
    expect(page).not.toMatch(/第 5\.1 类|LD50|锂电池/);
  });

  it('are short for harmless goods', () => {
    const page = cargoInRules('途拼·外高桥危品拼箱仓', []);
    expect(page).toContain('凭进仓编号');
    expect(page).not.toMatch(/押运员|危险|class="diamond"/);
  });
});

describe('printed page style', () => {
  it('has balanced braces', () => {
    const style = /<style>([^]*)<\/style>/.exec(cargoInNotice(notice))?.[1] ?? '';
    expect(style.split('{')).toHaveLength(style.split('}').length);
    expect(style).toContain('overflow-wrap:anywhere}h1{');
  });
});

describe('LCL order prints', () => {
  it('are available to the owner only', async () => {
    const gateway = await openTestGateway({ siteOrigin: 'https://www.chemlane.example' });
    const { person, order } = await orderedBy(gateway, LCL_CASE);
    const printed = (kind: string, { token }: Person) =>
      gateway.get<{ html: string }>(`/api-puds/order/${order.orderNo}/document/${kind}`, bearing(token));
    const { html } = (await printed('cargoIn', person)).data;
    const [address = ''] = codesIn(html);
    expect(address).toMatch(/^https:\/\/www\.chemlane\.example\/g\/[0-9A-HJKMNP-TV-Z]{10}$/);
    const scanned = async (path: string) => gateway.request(path);
    const code = address.slice(-10);
    const seen = await (await scanned(`/g/${code}`)).text();
    for (const words of ['外高桥', '送货时间', '09:00']) expect(seen).toContain(words);
    expect(seen, 'nobody’s name, goods or number').not.toMatch(/LC\d|甲醇|kg/);
    expect((await scanned('/g/0000000000')).status).toBe(404);
    expect((await scanned('/g/%3Cscript%3E')).status).toBe(404);
    for (const words of ['外高桥', '10 件 / 320 kg / 0.8 m³', '第 3 类', '08:00–17:00']) expect(html).toContain(words);
    expect((await printed('marks', person)).data.html.split('class="label')).toHaveLength(11);
    expect((await printed('cargoInRules', person)).data.html).toContain('第 3 类：闪点');
    for (const answer of [await printed('toString', person), await printed('marks', await newPerson(gateway))])
      expect(answer.status).toBe(404);
    gateway.clock.advance(90 * 86_400_000);
    expect((await scanned(`/g/${code}`)).status, 'its hour is over').toBe(404);
    await gateway.close();
  });
});
