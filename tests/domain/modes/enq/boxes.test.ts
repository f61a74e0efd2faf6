import { describe, expect, it } from 'vitest';

import { blankOrder } from '../../../../domain/order/form/blank';
import { askedEdited, offeredBoxTypes } from '../../../../domain/modes/enq/boxes';
import { priceUnits, unitName, modeWishName } from '../../../../domain/modes/enq/ways';
import { blankEnquiry, enquiryFaults, type EnquiryForm } from '../../../../domain/modes/enq/enquiry';
import { requiredOfEnquiry } from '../../../../domain/modes/enq/required';
import { readBoxFields, applyHandedWishes } from '../../../../domain/modes/enq/handed';
import { FLEXI_SEARCH } from '../../../../domain/modes/flexi/search-mode';
import { TANK_SEARCH } from '../../../../domain/modes/tank/search-mode';
import { ASKED_BOX_TYPES } from '../../../../domain/modes/enq/asked-boxes';
import { parseQuery } from '../../../../domain/values/query';
import { enquiryFacts, generalEnquiry, soundEnquiry } from '../../../support/enquiry-form';

const DRY = ['20GP', '40GP', '40HQ', '45HQ', '20RF', '40RH', '20OT', '40OT', '20FR', '40FR'];
const TANKS = ['20TK', '20TKT14', '20TKT20', '20TKT50'];

const told = (change: Partial<EnquiryForm>, form = soundEnquiry) =>
  enquiryFaults({ ...form, ...change }, enquiryFacts).map(({ path, code }) => `${path} ${code}`);
const weighing = (kg: string, volume: string, form = soundEnquiry) =>
  form.goods.map((row) => ({ ...row, grossKg: kg, volume }));

describe('price unit of an enquiry', () => {
  const after = (modeWish: string, form: EnquiryForm = soundEnquiry) =>
    askedEdited({ ...blankOrder, ...form, targetUnit: 'CTN' }, { kind: 'set', path: 'modeWish', value: modeWish })
      ?.targetUnit;

  it('follows the mode, or the whole shipment', () => {
    for (const way of ['', 'FCL', 'DOM', 'RF', 'OOG', 'toString']) expect(priceUnits(way)).toEqual(['CTN', 'BL']);
    expect(['LCL', 'AIR', 'TANK', 'FLEXI'].map(priceUnits)).toEqual([
      ['RT', 'BL'],
      ['KG', 'BL'],
      ['TK', 'BL'],
      ['SET', 'BL'],
    ]);
    expect(['CTN', 'TK', 'SET', 'RT', 'KG', 'BL', '20GP'].map(unitName)).toEqual([
      '每箱',
      '每罐',
      '每袋',
      '每计费吨',
      '每计费千克',
      '每票',
      '20GP',
    ]);
  });

  it('is cleared when the new mode does not count in boxes', () => {
    expect(['FCL', 'RF', 'AIR', 'LCL', 'TANK'].map((way) => after(way))).toEqual(['CTN', 'CTN', '', '', '']);
  });

  it('comes with a name for every mode and a default one', () => {
    expect(['FCL', 'LCL', 'AIR', 'TANK', 'FLEXI', 'DOM', 'RF', 'OOG', '', 'toString'].map(modeWishName)).toEqual([
      '整箱',
      '拼箱',
      '空运',
      '罐箱',
      '液袋',
      '内贸海运',
      '冷藏箱',
      '超限货',
      '整箱',
      '整箱',
    ]);
  });
});

describe('enquired box types', () => {
  it('are fifteen, with those of each mode', () => {
    expect(ASKED_BOX_TYPES).toEqual([...DRY, ...TANKS, 'FLEXI']);
    for (const way of ['', 'FCL', 'DOM', 'RF', 'OOG', 'toString']) expect(offeredBoxTypes(way)).toEqual(DRY);
    expect(offeredBoxTypes('TANK')).toEqual(TANKS);
    expect(offeredBoxTypes('FLEXI')).toEqual(['FLEXI']);
  });

  it.each<[string, Partial<EnquiryForm>, string[]]>([
    ['a tank for what goes in tanks', { modeWish: 'TANK', boxes: [{ type: '20TKT14', count: '2' }] }, []],
    [
      'a box for what goes in tanks',
      { modeWish: 'TANK', boxes: [{ type: '20GP', count: '1' }] },
      ['boxes.0.type enqBoxWish'],
    ],
    [
      'a tank where boxes are wished for',
      {
        modeWish: 'FCL',
        boxes: [
          { type: '20GP', count: '1' },
          { type: '20TK', count: '1' },
        ],
      },
      ['boxes.1.type enqBoxWish'],
    ],
  ])('report $2 for %s', (_, change, faults) => {
    expect(told(change)).toEqual(faults);
  });

  it.each([
    ['20TK', '32300', '', []],
    ['20TK', '32301', '', ['goods overAllPayload']],
    ['20TK', '20800', '0.8', []],
    ['20TK', '20801', '0.8', ['goods overAllVolume']],
    ['20TKT14', '31701', '', ['goods overAllPayload']],
    ['20TKT20', '30501', '', ['goods overAllPayload']],
    ['20TKT50', '28201', '', ['goods overAllPayload']],
  ] as const)('%s holds at most its limit: %s kg with density "%s"', (type, kg, density, faults) => {
    const boxes = [{ type, count: '1' }];
    expect(told({ modeWish: 'TANK', boxes, density, goods: weighing(kg, '99') })).toEqual(faults);
  });

  it.each([
    ['TANK', '20TK', soundEnquiry],
    ['FLEXI', 'FLEXI', generalEnquiry],
  ] as const)('require density instead of packaging for: %s', (modeWish, type, form) => {
    const unpacked = { packKind: '', pieces: '', netKg: '', volume: '', packMark: '', innerQuantity: '' };
    const filling = {
      modeWish,
      boxes: [{ type, count: '1' }],
      goods: form.goods.map((row) => ({ ...row, ...unpacked })),
    };
    expect(told(filling, form)).toEqual([]);
    expect(told({ ...filling, goods: filling.goods.map((row) => ({ ...row, grossKg: '' })) }, form)).toEqual([
      'goods.0.grossKg required',
    ]);
    expect(
      requiredOfEnquiry({ ...form, ...filling }, enquiryFacts).filter((path) =>
        /packKind|packMark|pieces|volume/.test(path),
      ),
    ).toEqual([]);
  });

  it('limit a flexitank to 24 tons', () => {
    const bagged = (kg: string) =>
      told(
        { modeWish: 'FLEXI', boxes: [{ type: 'FLEXI', count: '1' }], goods: weighing(kg, '20', generalEnquiry) },
        generalEnquiry,
      );
    expect(bagged('24000')).toEqual([]);
    expect(bagged('24001')).toEqual(['goods overAllPayload']);
  });
});

describe('changed mode of an enquiry', () => {
  const wish = (form: EnquiryForm, value: string) => askedEdited(form, { kind: 'set', path: 'modeWish', value });

  it('converts containers to tanks and back', () => {
    const two: EnquiryForm = { ...blankEnquiry, boxes: [{ type: '40HQ', count: '2' }] };
    const tanks = wish(two, 'TANK');
    expect(tanks?.boxes).toEqual([{ type: '20TK', count: '2' }]);
    expect(wish(tanks ?? two, 'FLEXI')?.boxes).toEqual([{ type: 'FLEXI', count: '2' }]);
    expect(wish(tanks ?? two, 'RF')?.boxes).toEqual([{ type: '20GP', count: '2' }]);
    expect(wish(two, 'DOM')?.boxes, 'what goes as well stays').toEqual([{ type: '40HQ', count: '2' }]);
  });

  it('leaves several rows unchanged', () => {
    const rows: EnquiryForm['boxes'] = [
      { type: '20GP', count: '1' },
      { type: '40HQ', count: '1' },
    ];
    expect(wish({ ...blankEnquiry, boxes: rows }, 'TANK')?.boxes).toEqual(rows);
  });

  it('adds each of its types once', () => {
    const tank: EnquiryForm = { ...blankEnquiry, modeWish: 'TANK', boxes: [{ type: '20TK', count: '1' }] };
    const more = askedEdited(tank, { kind: 'box.add' });
    expect(more?.boxes.map(({ type }) => type)).toEqual(['20TK', '20TKT14']);
    const bag: EnquiryForm = { ...blankEnquiry, modeWish: 'FLEXI', boxes: [{ type: 'FLEXI', count: '1' }] };
    expect(askedEdited(bag, { kind: 'box.add' })?.boxes).toEqual(bag.boxes);
    expect(askedEdited(tank, { kind: 'set', path: 'remark', value: 'x' })).toBeNull();
  });
});

describe('search handed to an enquiry', () => {
  const arriving = (address: string) =>
    applyHandedWishes(blankEnquiry, parseQuery(address.split('?')[1] ?? '')['from'] ?? '');

  it('requests tanks with the typed tons and temperature', () => {
    const address = TANK_SEARCH.enquiryAt(TANK_SEARCH.asked('?d=Y&un=1294&q=40&tf=20&org=CNSHA&dst=SGSIN'));
    expect(address).toBe('/enquiryFcl?org=CNSHA&dst=SGSIN&d=Y&un=1294&from=tool%3Dtank%26tf%3D20%26q%3D40');
    expect(arriving(address)).toMatchObject({
      modeWish: 'TANK',
      loadTemp: '20',
      boxes: [{ type: '20TK', count: '1' }],
      goods: [{ grossKg: '40000' }],
    });
  });

  it('requests a flexitank with typed values only', () => {
    const address = FLEXI_SEARCH.enquiryAt(FLEXI_SEARCH.asked('?d=N&goods=甘油&org=CNSHA&dst=SGSIN&tf=45'));
    expect(arriving(address)).toMatchObject({
      modeWish: 'FLEXI',
      isDanger: 'N',
      loadTemp: '45',
      density: '',
      boxes: [{ type: 'FLEXI', count: '1' }],
      goods: [{ grossKg: '' }],
    });
  });

  it('marks coastal shipping and replaces the tanks of an older draft', () => {
    const said = { stackable: '', pieceSizes: '' } as const;
    const tank = { ...said, modeWish: 'TANK', boxes: [{ type: '20TK' as const, count: '3' }] } as const;
    const form = { ...tank, boxes: [...tank.boxes] };
    const counted = { boxType: '40HQ', boxes: 2 } as const;
    expect(readBoxFields(form, counted, { box: '40HQ*2', dom: 'Y' })).toEqual({
      ...said,
      modeWish: 'DOM',
      boxes: [{ type: '40HQ', count: '2' }],
    });
    expect(readBoxFields(form, counted, { box: '40HQ*2' })).toEqual({
      ...said,
      modeWish: 'FCL',
      boxes: [{ type: '40HQ', count: '2' }],
    });
    expect(readBoxFields(form, counted, {}), 'an address that counts none leaves them').toEqual(form);
  });
});
