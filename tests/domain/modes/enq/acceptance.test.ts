import { describe, expect, it } from 'vitest';

import { enquiryAcceptance } from '../../../../domain/modes/enq/acceptance';
import type { EnquiryForm } from '../../../../domain/modes/enq/enquiry';
import { knowing } from '../../../../domain/goods/identity';
import { LIBRARY } from '../../../../server/dangerous-goods/library';
import { identify } from '../../../../server/dangerous-goods/identify';
import { enquiryFacts, generalEnquiry, soundEnquiry } from '../../../support/enquiry-form';
import { methanol } from '../../../support/fcl-order';

const accepted = (change: Partial<EnquiryForm>, form = soundEnquiry) =>
  enquiryAcceptance({ ...form, ...change }, { now: enquiryFacts.now, ...knowing(identify) });
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

describe('what is said of an enquiry before anybody was asked', () => {
  it('is never that they may go: of the carrier it says that nobody was asked, of ports and hours nothing', () => {
    for (const form of [soundEnquiry, generalEnquiry]) {
      const { level, findings } = accepted({}, form);
      expect(level).not.toMatch(/^PASS/);
      expect(
        findings.filter(({ about }) => about === 'CARRIER').map(({ level: one, code }) => `${one} ${code}`),
      ).toEqual(['MANUAL enqUnasked']);
      expect(findings.filter(({ about }) => about === 'PORT' || about === 'CUTOFF')).toEqual([]);
    }
  });

  it('compares goods of one box, and the load with the box', () => {
    const { level, box } = accepted({ goods: [methanol, acid] });
    expect(box).not.toBeNull();
    expect(level).not.toBe('PASS');
    expect(found({ goods: [{ ...methanol, grossKg: '40000' }] })).toContain('BLOCK WEIGHT');
  });

  it('speaks of no box where a tank or a bag is wished for', () => {
    const inTank = accepted({ modeWish: 'TANK', goods: [{ ...methanol, grossKg: '40000' }] });
    expect(inTank.advice).toBeNull();
    expect(inTank.findings.map(({ about }) => about)).not.toContain('WEIGHT');
  });

  it('asks for no room of what fills a tank', () => {
    const blank = { ...methanol, volume: '', pieces: '' };
    expect(accepted({ modeWish: 'TANK', goods: [blank] }).findings.map(({ code }) => code)).not.toContain('loadBlank');
    expect(accepted({ goods: [blank] }).findings.map(({ code }) => code)).toContain('loadBlank');
  });

  it('holds what a typed class says against what the library knows', () => {
    expect(found({ goods: [{ ...methanol, hazardClass: '9' }] }).some((one) => one.endsWith('CONSISTENCY'))).toBe(true);
    expect(accepted({ goods: [{ ...methanol, hazardClass: '9' }] }).level).not.toBe('PASS');
  });

  it('takes the degrees of a box that cools as its setting, and none of another wish', () => {
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
