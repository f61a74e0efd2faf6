import { describe, expect, it } from 'vitest';

import { findTankType } from '../../../../domain/goods/tank/types';
import { DRY_BOXES } from '../../../../domain/mode-ids';
import { byLength } from '../../../../domain/offer/containers';
import { commonServiceRates } from '../../../../server/trade/fees/service-rates';
import { chargeTables } from '../../../../server/trade/fees/tables';
import { airRatesFor } from '../../../../server/trade/modes/air/tariff';
import { shipRates } from '../../../../server/trade/modes/dom/tariff';
import { answerRates, sailingRates } from '../../../../server/trade/modes/fcl/rates';
import { tariffRates as lclRates } from '../../../../server/trade/modes/lcl/tariff';
import { readSearchCargo } from '../../../../server/trade/modes/tank/cargo-asked';
import { findOperator } from '../../../../server/trade/modes/tank/fleet';
import { leaseRates, tankRates } from '../../../../server/trade/modes/tank/tariff';
import { identifyCargo } from '../../../../server/trade/sea/cargo';
import { seaCharges } from '../../../../server/trade/sea/charges';
import { portCharges } from '../../../../server/trade/sea/tariff';
import type { Tariffs } from '../../../../server/trade/tariffs/sheet';
import { distinctTariffs } from '../../../support/distinct-tariffs';

const tariffs = distinctTariffs();
const cell = (sheet: string, row: string, column = '金额'): number =>
  Math.round((tariffs[sheet]?.figures[row]?.[column] ?? Number.NaN) * 100);
const rate = cell('exchange-rate', '1 美元', '人民币元') / 100;
const without = (sheet: string) => ({ ...tariffs, [sheet]: { figures: {}, isEntered: true } });

/** Yuan of a row: one amount, or one for each length of box. */
function yuan(sheet: string, row: string): unknown {
  const at = (column: string): number => cell(sheet, row, column) / 100;
  return Number.isNaN(at('金额')) ? byLength(at('20 英尺'), at('40 英尺')) : at('金额');
}

const shared = (of: Tariffs, country = 'US') =>
  lclRates({ line: '欧洲', country, rate: 1, tariffs: of, wholeBox: null });
const coastal = (of: Tariffs) => shipRates([{ org: 'CNSHA', dst: 'CNTXG', rate: 1 }], of);
const flown = (of: Tariffs, dst = 'FRA') => airRatesFor({ org: 'PVG', dst, factor: 1, rate: 1, tariffs: of });

function hire(of: Tariffs) {
  const [tank, operator] = [findTankType('S24'), findOperator('GLTK')];
  const cargo = readSearchCargo({ isDanger: 'Y', unNo: '1230', goods: null, group: null, isFood: false });
  if (!tank || !operator || !cargo.liquid) throw new Error('the operator lets this tank for methanol');
  return { grade: cargo.liquid.cleaning, hire: { tank, operator, cargo, tariffs: of } };
}
const shipped = (of: Tariffs) => tankRates(hire(of).hire, { org: 'CNSHA', line: '欧洲', rate: 1, transitDays: 30 });

describe('charges beside a freight, as the desk enters them', () => {
  it('of the port of loading are those of their cells', () => {
    expect(portCharges(tariffs)?.map(({ item, yuan: of }) => [item, of])).toEqual([
      ['THC', yuan('sea-boxes', '码头操作费')],
      ['SEA', yuan('sea-fees', '铅封费')],
      ['EIR', yuan('sea-fees', '设备交接单费')],
      ['VGM', yuan('sea-fees', 'VGM 申报费')],
      ['LOAD', yuan('sea-boxes', '危险品装箱费')],
      ['LBL', yuan('sea-fees', '贴标费')],
      ['DOC', yuan('sea-fees', '文件费')],
      ['DGD', yuan('sea-fees', '危品申报费')],
    ]);
  });

  it('of services are those of their cells', () => {
    const { services, insurance } = commonServiceRates(tariffs);
    expect(Object.fromEntries(Object.entries(services).map(([code, rate]) => [code, rate?.yuan]))).toEqual({
      TRK: yuan('service-boxes', '拖车费'),
      CFS: yuan('service-boxes', '内装装箱费'),
      CUS: yuan('service-fees', '报关费'),
      DGDEC: yuan('service-fees', '海事货申报'),
      DGCERT: yuan('service-fees', '装箱证明书'),
      INSP: yuan('service-fees', '危包证/商检代办'),
      LABEL: yuan('service-fees', '贴标费'),
      FUM: yuan('service-fees', '熏蒸'),
      SAMP: yuan('service-fees', '分析鉴定'),
      WH: 0,
      DEST: 0,
    });
    const of = (column: string): number => cell('service-insured', '货运险', column) / 100;
    expect(insurance).toMatchObject({
      perMille: { Y: of('危险货物'), N: of('普通货物') },
      leastYuan: of('最低保费'),
    });
  });

  it('of shared containers are those of their cells', () => {
    const fee = (row: string): number => cell('lcl-fees', row);
    expect(shared(tariffs)).toMatchObject({
      lowSulphur: cell('lcl-dollars', '低硫附加费'),
      perSubRisk: cell('lcl-dollars', '次要危险性（每项）'),
      manifest: { item: 'AMS', perBill: cell('lcl-dollars', '舱单申报费 AMS') },
      handling: {
        general: { perTon: fee('拼箱操作费（普通货物）') },
        danger: { perTon: fee('拼箱操作费（危险货物）') },
      },
      terminal: fee('码头操作费'),
      gate: { perTon: fee('进仓费') },
      document: fee('文件费'),
      declaration: fee('危品申报费'),
      label: { perPiece: fee('贴标费') },
      heavy: { perPiece: fee('超重件加价') },
      long: { perPiece: fee('超长件加价') },
      deadFreight: {
        perBox: expect.closeTo(cell('sea-ocean', '欧洲', '20GP') * rate + fee('亏舱按整箱计的港杂费'), 6),
      },
    });
    const manifests = ['CA', 'DE', 'JP', 'SG'].map((country) => shared(tariffs, country)?.manifest);
    expect(manifests).toEqual([
      ...['ACI', 'ENS', 'AFR'].map((item) => ({ item, perBill: cell('lcl-dollars', `舱单申报费 ${item}`) })),
      null,
    ]);
  });

  it('of flights are those of their cells', () => {
    const fee = (row: string): number => cell('air-fees', row);
    expect(flown(tariffs)).toMatchObject({
      security: fee('安全附加费'),
      handling: { general: { perKg: fee('地面操作费（普通货物）') }, danger: { perKg: fee('地面操作费（危险货物）') } },
      bill: fee('运单费'),
      houseBill: fee('分单费'),
      check: fee('收运检查费（危险品）'),
      checkMore: fee('检查加项（危险品）'),
      manifest: fee('舱单预申报费（德国）'),
    });
    const manifests = ['LAX', 'AMS', 'LGG', 'LHR', 'SIN'].map((dst) => flown(tariffs, dst)?.manifest);
    expect(manifests).toEqual([
      ...['美国', '荷兰', '比利时', '英国'].map((country) => fee(`舱单预申报费（${country}）`)),
      null,
    ]);
  });

  it('of coastal ships are those of their cells', () => {
    const box = (row: string) => {
      const forty = cell('dom-boxes', row, '40GP');
      return Object.fromEntries(
        DRY_BOXES.map((type) => [type, type === '20GP' ? cell('dom-boxes', row, '20GP') : forty]),
      );
    };
    const fee = (row: string): number => cell('dom-fees', row);
    expect(coastal(tariffs)).toMatchObject({
      handling: box('港杂费（起运港）'),
      dstHandling: box('港杂费（目的港）'),
      use: box('用箱费'),
      seal: fee('封号费'),
      papers: fee('文件费'),
      heavy: fee('重箱附加费 20GP'),
      door: { base: fee('拖车起步价'), perKm: fee('拖车每公里'), least: fee('拖车最低') },
      insurance: { least: fee('保价费最低') },
    });
  });

  it('of tanks are those of their cells', () => {
    const { grade, hire: hired } = hire(tariffs);
    const dollars = (row: string): number => cell('tank-dollars', row);
    const use = {
      cleaning: dollars(`清洗 ${grade} 级`),
      last: {
        CLEANED: 0,
        SAME: -dollars('上一载货物同品名未清洗减收'),
        DEDICATED: dollars('上一载货物专罐'),
        NONE: dollars('上一载货物新罐'),
      },
      heating: { STEAM: dollars('蒸汽加热'), ELECTRIC: dollars('电加热') },
      overdue: dollars('超期租金'),
    };
    expect(leaseRates(hired)).toMatchObject(use);
    const rates = shipped(tariffs);
    expect(rates).toMatchObject({ ...use, nitrogen: cell('tank-fees', '氮封'), position: cell('tank-supply', '上海') });
    expect(rates?.local.map(({ name, amount }) => [name, amount])).toEqual(
      ['码头操作费', '铅封费', '设备交接单费', 'VGM 申报费', '装罐前检查', '贴标费', '危品申报费', '文件费'].map(
        (name) => [name, cell('tank-fees', name)],
      ),
    );
  });
});

describe('offers without charges beside the freight have no price', () => {
  it.each(['sea-boxes', 'sea-fees'])('containers without the table %s', (missing) => {
    const search = { orgPortCode: 'CNSHA', dstPortCode: 'NLRTM', isDanger: 'N' as const, boxes: [] };
    const priced = { cargo: identifyCargo(search), boxes: [{ type: '20GP', count: 1 }] as const };
    const named = { freight: { '20GP': 50_000 }, danger: {}, classes: [] };
    const prices = [tariffs, without(missing)].map((of) => [
      seaCharges('欧洲', 1, { ...priced, tariffs: of }),
      sailingRates({ line: '欧洲', rate: 1 }, search, of),
      answerRates('欧洲', named, search, of),
    ]);
    expect(prices.map((all) => all.map((price) => price !== null))).toEqual([
      [true, true, true],
      [false, false, false],
    ]);
  });

  it.each([
    ['lcl-fees', shared],
    ['lcl-dollars', shared],
    ['air-fees', flown],
    ['dom-boxes', coastal],
    ['dom-fees', coastal],
    ['tank-fees', shipped],
    ['tank-dollars', shipped],
    ['tank-supply', shipped],
  ] as const)('without the table %s', (missing, rates) => {
    expect([rates(tariffs) === null, rates(without(missing))]).toEqual([false, null]);
  });
});

it('services without a price are on request, and their price is no part of the total', () => {
  const named = (missing: string, code: string) => commonServiceRates(without(missing)).services[code];
  expect(named('service-boxes', 'TRK')).toMatchObject({ name: '拖车费（另行报价，不计入总价）', yuan: 0 });
  expect(named('service-fees', 'CUS')).toMatchObject({ name: '报关费（另行报价，不计入总价）', yuan: 0 });
  const all = Object.entries(tariffs['service-fees']?.figures ?? {});
  const others = Object.fromEntries(all.filter(([name]) => name !== '报关费'));
  const rest = commonServiceRates({ ...tariffs, 'service-fees': { figures: others, isEntered: true } }).services;
  expect([rest['CUS']?.yuan, rest['FUM']?.yuan]).toEqual([0, yuan('service-fees', '熏蒸')]);
  expect(commonServiceRates(without('service-insured')).insurance).toMatchObject({
    name: '货运险（另行报价，不计入总价）',
    perMille: { Y: 0, N: 0 },
    leastYuan: 0,
  });
});

it('the published price list names only what has a price, and says that the rest is quoted', () => {
  const published = (of: Tariffs) => JSON.stringify(chargeTables(of));
  expect(published(tariffs)).toContain('码头操作费');
  expect(published(tariffs)).not.toContain('以报价为准');
  expect(published(without('sea-fees'))).not.toContain('码头操作费');
  expect(published(without('sea-fees'))).toContain('没有列出的费用，以报价为准');
  expect(published(without('service-fees'))).toContain('拖车费');
});
