import { describe, expect, it } from 'vitest';

import { isDecidedByPerson } from '../../../../domain/goods/tank/codes';
import { enquiryAcceptance } from '../../../../domain/modes/enq/acceptance';
import { TANK_CODES, type PouredType } from '../../../../domain/modes/enq/asked-boxes';
import type { EnquiryForm } from '../../../../domain/modes/enq/enquiry';
import { codeAnswer } from '../../../../domain/goods/tank/codes';
import { goodsLookup } from '../../../../domain/goods/identity';
import { LIBRARY } from '../../../../server/world/dangerous-goods/library';
import { identifyGoods } from '../../../../server/world/dangerous-goods/identify';
import type { Goods } from '../../../../server/world/dangerous-goods/read-goods';
import { enquiryFacts, generalEnquiry, soundEnquiry } from '../../../support/enquiry-form';
import { methanol } from '../../../support/fcl-order';
import { pickedInto } from '../../../support/picked-row';

const accepted = (change: Partial<EnquiryForm>, form = soundEnquiry) =>
  enquiryAcceptance({ ...form, ...change }, { now: enquiryFacts.now, ...goodsLookup(identifyGoods) });
const found = (change: Partial<EnquiryForm>, form = soundEnquiry) =>
  accepted(change, form).findings.map(({ level, about }) => `${level} ${about}`);

const acid = {
  ...methanol,
  key: '2',
  goodsId: '',
  unNo: '1830',
  nameCn: '硫酸',
  nameEn: 'Sulphuric acid',
  shippingName: 'SULPHURIC ACID',
  casNo: '7664-93-9',
  hazardClass: '8' as const,
  packingGroup: 'II' as const,
  flashPoint: '',
};

describe('enquiry verdict', () => {
  it('never passes, reports the carrier as open, and says nothing about ports and times', () => {
    for (const form of [soundEnquiry, generalEnquiry]) {
      const { level, findings } = accepted({}, form);
      expect(level).not.toMatch(/^PASS/);
      expect(
        findings.filter(({ about }) => about === 'CARRIER').map(({ level: one, code }) => `${one} ${code}`),
      ).toEqual(['MANUAL enqUnasked']);
      expect(findings.filter(({ about }) => about === 'PORT' || about === 'CUTOFF')).toEqual([]);
    }
  });

  it('compares goods of one container, and the load with the container', () => {
    const { level, box } = accepted({ goods: [methanol, acid] });
    expect(box).not.toBeNull();
    expect(level).not.toBe('PASS');
    expect(found({ goods: [{ ...methanol, grossKg: '40000' }] })).toContain('BLOCK WEIGHT');
  });

  it('judges no container for a tank or flexitank', () => {
    const inTank = accepted({ modeWish: 'TANK', goods: [{ ...methanol, grossKg: '40000' }] });
    expect(inTank.advice).toBeNull();
    expect(inTank.findings.map(({ about }) => about)).not.toContain('WEIGHT');
  });

  it('asks for no volume of goods in a tank', () => {
    const blank = { ...methanol, volume: '', pieces: '' };
    expect(accepted({ modeWish: 'TANK', goods: [blank] }).findings.map(({ code }) => code)).not.toContain('loadBlank');
    expect(accepted({ goods: [blank] }).findings.map(({ code }) => code)).toContain('loadBlank');
  });

  it('compares a typed class with the library', () => {
    expect(found({ goods: [{ ...methanol, hazardClass: '9' }] }).some((one) => one.endsWith('CONSISTENCY'))).toBe(true);
    expect(accepted({ goods: [{ ...methanol, hazardClass: '9' }] }).level).not.toBe('PASS');
  });

  it('accepts the control temperature as reefer setting only for a reefer', () => {
    const { unNo, nameCn, nameEn } = LIBRARY.find(({ goodsId }) => goodsId === 'tbpo') ?? methanol;
    const peroxide = {
      ...methanol,
      goodsId: 'tbpo',
      unNo: unNo ?? '',
      nameCn,
      nameEn,
      hazardClass: '5.2' as const,
      packingGroup: 'N' as const,
    };
    const codesAt = (setTemp: string, modeWish: EnquiryForm['modeWish'] = 'RF') =>
      accepted({ modeWish, boxes: [{ type: '20RF', count: '1' }], setTemp, goods: [peroxide] }).findings.map(
        ({ code }) => code,
      );
    expect(codesAt('20.1')).toContain('reeferTooWarm');
    expect(codesAt('10')).toContain('cooledInReefer');
    expect(codesAt('10', 'FCL'), 'left over from before').not.toContain('cooledInReefer');
  });
});

describe('tank fit in an enquiry', () => {
  const tankOf = (goods: Goods, type: PouredType) =>
    accepted({
      modeWish: 'TANK',
      boxes: [{ type, count: '1' }],
      goods: [pickedInto(methanol, goods)],
    }).findings.filter(({ about }) => about === 'TANK');

  it('equals the booking verdict for every library substance', () => {
    const ANSWERS = { FITS: 'PASS enqTankFits', LOW: 'BLOCK enqTankLow', NONE: 'BLOCK enqTankNever' } as const;
    const told = LIBRARY.filter(({ unNo, tankInstruction, doubts }) => {
      const isOpen = tankInstruction === undefined || doubts.some(({ about }) => about === 'TANK');
      return unNo !== null && !isOpen && !isDecidedByPerson(tankInstruction ?? '');
    });
    expect(told.length).toBeGreaterThan(100);
    for (const goods of told) {
      for (const type of ['20TK', '20TKT14', '20TKT20', '20TKT50'] as const) {
        const cargo = { unNo: goods.unNo, isKnown: true, required: [goods.tankInstruction ?? null] };
        const answers = TANK_CODES[type].map((code) => codeAnswer(cargo, code));
        const best = (['FITS', 'LOW', 'NONE'] as const).find((one) => answers.includes(one)) ?? 'NONE';
        const said = tankOf(goods, type).map(({ level, code }) => `${level} ${code}`);
        expect(said, `${goods.nameCn} in ${type}`).toEqual([ANSWERS[best]]);
      }
    }
  });

  it('names the suitable tanks', () => {
    const chlorosilane = LIBRARY.find(({ tankInstruction }) => tankInstruction === 'T10');
    if (!chlorosilane) throw new Error('nothing asks for T10');
    expect(tankOf(chlorosilane, '20TK')[0]?.given).toMatchObject({ code: 'T10', fits: 'T14、T20、T22' });
  });

  it('stays open for manual instructions and absent for a container', () => {
    const gas = LIBRARY.find(({ tankInstruction }) => tankInstruction === 'T50');
    if (!gas) throw new Error('nothing asks for T50');
    expect(tankOf(gas, '20TKT50')).toEqual([]);
    expect(accepted({}).findings.filter(({ about }) => about === 'TANK')).toEqual([]);
  });
});
