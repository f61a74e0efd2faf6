import { describe, expect, it } from 'vitest';

import { BUILT_IN } from '../../../../domain/values/days-off';
import type { ServiceType } from '../../../../domain/desk/services';
import { promiseCompletion } from '../../../../domain/desk/promised';
import { earliestCompletion } from '../../../../domain/modes/dgd/field-rules';
import type { DgdForm } from '../../../../domain/modes/dgd/form';
import { DGD } from '../../../../domain/modes/dgd/mode';
import { requiredPapers } from '../../../../domain/modes/dgd/papers';
import { dgdCopy } from '../../../../src/copy/modes/dgd';
import { orderFaultSentence } from '../../../../src/copy/order/faults';
import { dgdFacts, soundDgd } from '../../../support/dgd-order';

const at = (text: string) => Date.parse(`${text}:00+08:00`);
const component = (name: string, casNo: string, percent: string) => ({ name, casNo, percent });
const [row] = soundDgd('1').goods;
if (!row) throw new Error('there is no product');

const told = (type: ServiceType, change: Partial<DgdForm>) =>
  DGD.faults({ ...soundDgd(type), ...change }, dgdFacts(type)).map(({ path, code, given }) => [
    `${path} ${code}`,
    ...(given ? [given] : []),
  ]);
const findings = (type: ServiceType, change: Partial<DgdForm> = {}) =>
  DGD.acceptance({ ...soundDgd(type), ...change }, dgdFacts(type)).findings.map(
    ({ level, code }) => `${level} ${code}`,
  );

describe('desk form faults', () => {
  it.each<[string, ServiceType, Partial<DgdForm>, unknown[]]>([
    [
      'components of 99.4 per cent, with the difference',
      '1',
      { components: [component('甲醇', '67-56-1', '60'), component('水', '7732-18-5', '39.4')] },
      [['components dgdSum', { sum: 99.4, away: 0.6 }]],
    ],
    [
      'components of 99.5 per cent',
      '1',
      { components: [component('甲醇', '67-56-1', '60'), component('水', '7732-18-5', '39.5')] },
      [],
    ],
    ['a mixture of one', '1', { components: [component('甲醇', '67-56-1', '100')] }, [['components dgdFewComponents']]],
    [
      'the same number twice',
      '1',
      { components: [component('甲醇', '67-56-1', '50'), component('木醇', '67-56-1', '50')] },
      [['components.1.casNo dgdCasTwice']],
    ],
    ['no flash point of what is solid', '1', { physState: 'SOLID', hasFlash: '', flashC: '' }, []],
    ['a flash point of what is liquid', '1', { flashC: '' }, [['flashC required']]],
    ['none where it was measured to have none', '1', { hasFlash: 'N', flashC: '' }, []],
    ['a number of a single substance', '8', { goods: [{ ...row, casNo: '' }] }, [['goods.0.casNo casNo']]],
    ['a mark as it stands on the packaging', '3', { unMark: '1A1/X' }, [['unMark dgdMark']]],
    ['a ship that does not leave within a day', '4', { leaves: '2026-11-21T09:00' }, [['leaves dgdEtd']]],
    ['numbers of boxes with their last digit', '4', { boxNos: [{ no: 'CSQU3054384' }] }, [['boxNos.0.no dgdBoxNo']]],
    ['two airports', '5', { toAirport: '上海浦东 PVG' }, [['toAirport dgdSamePlace']]],
    ['airports that were picked', '5', { toAirport: 'FRA' }, [['toAirport notListed']]],
    ['a port that was picked', '3', { exitPort: '洋山港' }, [['exitPort notListed']]],
    ['two ports', '6', { toPort: '上海 CNSHA' }, [['toPort dgdSamePlace']]],
    ['no port on the way', '6', { viaPort: '', nextPort: '' }, []],
    ['two ports on the way', '6', { viaPort: '新加坡 SGSIN', nextPort: '巴生港 MYPKG' }, []],
    ['a port on the way that is no end', '6', { viaPort: '鹿特丹 NLRTM' }, [['viaPort dgdSameVia']]],
    [
      'ports on the way that differ',
      '6',
      { viaPort: '新加坡 SGSIN', nextPort: '新加坡 SGSIN' },
      [['nextPort dgdSameVia']],
    ],
    ['a way of its packing', '6', { packing: '' }, [['packing required']]],
    ['four working hours at least', '8', { expectAt: '2026-11-20T14:00' }, [['expectAt dgdExpect']]],
    ['two goods at least', '7', { together: [{ unNo: '1230', name: '甲醇', kg: '1' }] }, [['together dgdFewGoods']]],
    ['Chinese among the languages', '9', { languages: ['en'] }, [['languages dgdChinese']]],
    ['English where the number is dialled in North America', '9', { languages: ['zh'] }, [['languages dgdEnglish']]],
    ['none where the goods go elsewhere', '9', { languages: ['zh'], boundFor: ['OTHER'] }, []],
    ['where the goods go', '9', { boundFor: [] }, [['boundFor required']]],
    ['an order as orders are called', '9', { linkedOrder: 'FC1' }, [['linkedOrder dgdOrderNo']]],
    ['what was measured of batteries', '5', { files: [] }, [['files dgdUn38']]],
    ['nothing measured of what is none', '5', { isBattery: 'N', batteryWh: '', files: [] }, []],
    [
      'components of more than a hundred',
      '1',
      { components: [component('甲醇', '67-56-1', '60'), component('水', '7732-18-5', '41')] },
      [['components dgdSumOver', { sum: 101 }]],
    ],
    ['languages that there are', '9', { languages: ['zh', 'zh'] }, [['languages notListed']]],
    [
      'no hour before the first that can be kept',
      '8',
      { expectAt: '2026-11-20T18:00' },
      [['expectAt dgdTooSoon', { at: '2026-11-23 11:00' }]],
    ],
    [
      'no sooner where it cannot be hurried',
      '4',
      { expectAt: '2026-11-20T15:00' },
      [['expectAt dgdNoSooner', { at: '2026-11-20 16:00' }]],
    ],
    [
      'no sooner than hurried',
      '8',
      { expectAt: '2026-11-20T15:00', isRush: true },
      [['expectAt dgdNoSooner', { at: '2026-11-20 16:00' }]],
    ],
    ['and takes that one', '8', { expectAt: '2026-11-23T11:00' }, []],
    ['sooner, hurried', '8', { expectAt: '2026-11-20T16:00', isRush: true }, []],
  ])('report $3 for %s', (_, type, change, faults) => {
    expect(told(type, change)).toEqual(faults);
  });

  it('have the sentences of the paper', () => {
    type Fault = Parameters<typeof orderFaultSentence>[0];
    const words = (path: Fault['path'], code: Fault['code'], given = {}) =>
      orderFaultSentence({ path, code, given }, dgdCopy.fault);
    expect(words('goods.0.nameCn', 'required')).toBe('请输入产品名称');
    expect(words('goods.0.nameCn', 'nameLength', { length: 61 })).toBe('产品名称长度为 2–60 个字符，现有 61 个');
    expect(words('goods.0.nameEn', 'nameNotEnglish')).toBe('英文名称不能包含中文或全角字符');
    expect(words('expectAt', 'dgdTooSoon', { at: '周一 11:00' })).toBe('该服务最快 周一 11:00 完成，请选加急或延后');
    expect(words('expectAt', 'dgdNoSooner', { at: '周一 11:00' })).toBe('该服务最快 周一 11:00 完成，请延后');
    expect(words('components', 'dgdSum', { sum: 99.4, away: 0.6 })).toBe(
      '成分含量合计应为 100%（允许±0.5%）：现为 99.4%，还差 0.6%',
    );
    expect(words('components', 'dgdFewComponents')).toContain('只有一种成分，按单一物质办理？');
    expect(words('languages', 'dgdEnglish')).toBe('目的地为美国、加拿大需选英语');
    expect(words('leaves', 'dgdEtd')).toBe('距开船不足 24 小时，请电话联系');
  });

  it('ignore fields of another service', () => {
    expect(told('8', { flashC: 'x', unMark: 'x', bookingNo: '!' })).toEqual([]);
  });
});

describe('desk findings', () => {
  it.each<[string, ServiceType, Partial<DgdForm>, string]>([
    ['papers may come later', '1', { files: [] }, 'NEED_APPROVAL dgdNoFile'],
    ['a number nobody knows', '1', { goods: [{ ...row, unNo: '9999', casNo: '' }] }, 'MANUAL dgdUnknown'],
    ['explosives are not handled', '6', { hazardClass: '1.1' }, 'BLOCK dgdForbidden'],
    ['nor infectious goods', '6', { hazardClass: '6.2' }, 'BLOCK dgdForbidden'],
    [
      'infectious goods by their number',
      '8',
      { goods: [{ ...row, unNo: '2814', casNo: '67-56-1' }] },
      'BLOCK dgdForbidden',
    ],
    [
      'radioactive goods beside others',
      '7',
      {
        together: [
          { unNo: '2915', name: '放射源', kg: '1' },
          { unNo: '1230', name: '甲醇', kg: '1' },
        ],
      },
      'BLOCK dgdForbidden',
    ],
    [
      'explosives beside others: a number does not tell 1.4',
      '7',
      {
        together: [
          { unNo: '0336', name: '烟花', kg: '1' },
          { unNo: '1230', name: '甲醇', kg: '1' },
        ],
      },
      'MANUAL dgdExplosive',
    ],
    ['a product without a name', '1', { goods: [{ ...row, nameCn: '' }] }, 'MANUAL dgdBlank'],
    ['a product of which nobody says what state it is in', '1', { physState: '' }, 'MANUAL dgdBlank'],
  ])('contain $3: %s', (_, type, change, finding) => {
    expect(findings(type, change)).toContain(finding);
  });

  it('accept 1.4 and complete input', () => {
    expect(findings('6', { hazardClass: '1.4' })).toEqual(['PASS dgdTaken']);
  });
});

describe('formula', () => {
  const edited = (components: DgdForm['components']) =>
    DGD.fields.edited({ ...soundDgd('1'), components }, { kind: 'own.components.balance' })?.components;

  it('is completed to 100 per cent with one remainder row', () => {
    const methanol = component('甲醇', '67-56-1', '60');
    const rest = { name: '水 / 余量', casNo: '', percent: '40' };
    expect(edited([methanol])).toEqual([methanol, rest]);
    expect(edited([{ ...methanol, percent: '70.5' }, rest])).toEqual([
      { ...methanol, percent: '70.5' },
      { ...rest, percent: '29.5' },
    ]);
    expect(edited([{ ...methanol, percent: '100' }])).toEqual([{ ...methanol, percent: '100' }]);
  });
});

describe('service documents', () => {
  it('are the same on the form and at the desk', () => {
    expect(requiredPapers('4', { isBattery: '' })).toEqual(['DGD', 'CPC', 'PKG_USE']);
    expect(requiredPapers('5', { isBattery: 'Y' })).toEqual(['SDS_CN', 'UN38']);
    expect(requiredPapers('3', { isBattery: 'Y' }), 'left over from another service').toEqual(['PKG_PERF']);
  });
});

describe('promised hour', () => {
  it('counts working hours from acceptance, across a weekend', () => {
    expect(earliestCompletion(at('2026-11-20T14:00'), 8, BUILT_IN)).toBe(at('2026-11-23T15:00'));
  });
  it('includes the hour of acceptance, on a Sunday night and over the Spring Festival', () => {
    const told = (text: string, hours: number) => {
      const { accepted, done, isTold } = promiseCompletion(at(text), hours, BUILT_IN);
      return [accepted - at(text), done - at(text)].map((ms) => ms / 3_600_000).concat(Number(isTold));
    };
    expect(told('2026-11-22T23:00', 4), 'Monday at 11:00 and 15:00').toEqual([12, 16, 1]);
    expect(told('2026-02-14T17:00', 8), 'Tuesday the 24th at 10:00 and 18:00').toEqual([233, 241, 1]);
    expect(told('2026-12-31T16:00', 16)[2], 'nobody has published the days off of 2027').toBe(0);
  });
  it('is null and needs a manual check in a year without published holidays', () => {
    expect(earliestCompletion(at('2026-12-31T16:00'), 16, BUILT_IN)).toBeNull();
    const facts = { ...dgdFacts('1'), now: at('2026-12-31T16:00') };
    const { level, findings: all } = DGD.acceptance(soundDgd('1'), facts);
    expect([level, all.map(({ code }) => code)]).toEqual(['MANUAL', expect.arrayContaining(['dgdUntoldDays'])]);
  });
});
