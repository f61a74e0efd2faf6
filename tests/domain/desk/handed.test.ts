import { describe, expect, it } from 'vitest';

import { shortenText, LONGEST_BROUGHT } from '../../../domain/desk/brought';
import { readHandover } from '../../../domain/desk/handed';
import { blankDgd } from '../../../domain/modes/dgd/form';
import { readHandedFields } from '../../../domain/modes/dgd/handed';
import { DGD } from '../../../domain/modes/dgd/mode';
import { blankEnquiry } from '../../../domain/modes/enq/enquiry';
import { applyHandedWishes } from '../../../domain/modes/enq/handed';
import { dgdQuoteFor } from '../../support/dgd-order';

describe('tool handover', () => {
  it('parses the address and returns null without a valid tool', () => {
    expect(readHandover('tool=pg&flash=12')).toEqual({ tool: 'pg', typed: { flash: '12' } });
    expect(['', 'flash=12', 'tool=<script>', 'type=1&count=2'].map(readHandover)).toEqual([null, null, null, null]);
    expect(readHandover(`tool=mark&mark=${'1'.repeat(500)}`)?.typed['mark']).toHaveLength(200);
  });

  it.each([
    ['tool=pg&flash=12&boil=56', { physState: 'LIQUID', hasFlash: 'Y', flashC: '12', boilC: '56', ph: '' }],
    ['tool=pg&none=Y', { physState: 'LIQUID', hasFlash: 'N', boilC: '', ph: '' }],
    [
      'tool=mix&ph=7&p1=60&p10=15&p2=25&oral1=100',
      {
        isMixture: 'Y',
        components: ['60', '25', '15'].map((percent) => ({ name: '', casNo: '', percent })),
        boilC: '',
        ph: '7',
      },
    ],
    ['tool=mix&ph=7&p1=100', { boilC: '', ph: '7' }],
    [
      'tool=seg&un1=1294-toluene&un2=meg&un3=1824',
      {
        together: [
          { unNo: '1294', name: '', kg: '' },
          { unNo: '1824', name: '', kg: '' },
        ],
      },
    ],
    ['tool=fire&state=GAS&lel=5', { physState: 'GAS' }],
    ['tool=fire&state=PLASMA', {}],
    ['tool=mark&mark=UN%201A1%2FX1.4&state=SOLID', { physState: 'SOLID', unMark: 'UN 1A1/X1.4' }],
    ['tool=cut&etd=2026-12-13T12:00&d=Y', { leaves: '2026-12-13T12:00' }],
    ['tool=dem&d=Y', {}],
    ['', {}],
  ])('fills the fields of a service: %s', (from, fields) => {
    expect(readHandedFields(from)).toEqual(fields);
  });

  it('starts a service order and leaves a begun one unchanged', () => {
    const quote = {
      ...dgdQuoteFor('1'),
      search: { type: '1' as const, unNo: null, brought: '', from: 'tool=pg&flash=12' },
    };
    expect(DGD.quoted(DGD.blank, quote)).toMatchObject({ flashC: '12', hasFlash: 'Y', physState: 'LIQUID' });
    const begun = { ...blankDgd, quoteId: 'Q0', flashC: '45' };
    expect(DGD.quoted(begun, quote)).toMatchObject({ flashC: '45' });
  });

  it.each([
    ['tool=tank&un=1294&tf=30&q=40', { modeWish: 'TANK', loadTemp: '30' }, '40000'],
    ['tool=tank&un=1294&tf=30&q=16.1', { modeWish: 'TANK', loadTemp: '30' }, '16100'],
    [
      'tool=bag&d=N&rho=1.11&t=25&q=21.5',
      { modeWish: 'FLEXI', isDanger: 'N', density: '1.11', loadTemp: '25' },
      '21500',
    ],
    ['tool=bag&d=Y&rho=1.11&t=25', { modeWish: 'FCL', density: '' }, ''],
    ['tool=cut&etd=2026-12-13T12:00', { etd: '2026-12-13' }, ''],
    ['tool=dem&d=N&box=40HQ&qty=2', { isDanger: 'N', boxes: [{ type: '40HQ', count: '2' }] }, ''],
    ['tool=dem&box=99XX&qty=2', { boxes: blankEnquiry.boxes }, ''],
    ['tool=pg&flash=12', { modeWish: 'FCL' }, ''],
  ])('fills the fields of an enquiry: %s', (from, fields, kg) => {
    const form = applyHandedWishes(blankEnquiry, from);
    expect(form).toMatchObject(fields);
    expect(form.goods[0]?.grossKg).toBe(kg);
  });

  it.each([
    ['tool=tank&un=1294&tf=30', '20TK'],
    ['tool=tank&ty=S21B', '20TK'],
    ['tool=tank&ty=C21', '20TKT14'],
    ['tool=tank&ty=L17', '20TKT14'],
    ['tool=tank&ty=X20', '20TKT20'],
    ['tool=tank&ty=X22', '20TKT20'],
    ['tool=tank&ty=__proto__', '20TK'],
    ['tool=bag&d=N&t=25', 'FLEXI'],
  ])('requests the equipment of the tool: %s', (from, type) => {
    expect(applyHandedWishes(blankEnquiry, from).boxes).toEqual([{ type, count: '1' }]);
  });

  it('truncates between two items with a visible ellipsis', () => {
    const said = Array.from({ length: 60 }, (_, at) => `第 ${at} 行含量 1%`).join('，');
    const brought = shortenText(said);
    expect(brought.length).toBeLessThanOrEqual(LONGEST_BROUGHT);
    expect(brought).toMatch(/行含量 1%…$/);
    expect(said.startsWith(brought.slice(0, -1))).toBe(true);
    expect(shortenText(' 闪点 12℃ ')).toBe('闪点 12℃');
  });
});
