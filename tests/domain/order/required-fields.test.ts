import { describe, expect, it } from 'vitest';

import { type FclForm, blankFcl } from '../../../domain/modes/fcl/form';
import { FCL } from '../../../domain/modes/fcl/mode';
import { dangerousOrder, factsFor, generalOrder } from '../../support/fcl-order';

const required = (form: FclForm, dst: string) => FCL.required(form, factsFor(dst, form.isDanger === 'Y'));
const isOfGoods = (path: string) => path.startsWith('goods.');
const ofForm = (form: FclForm, dst = 'SGSIN') => required(form, dst).filter((path) => !isOfGoods(path));
const ofGoods = (form: FclForm, dst = 'SGSIN') => required(form, dst).filter(isOfGoods);

describe('required fields of an order', () => {
  it('are the same for blank and filled forms', () => {
    const { services, declMode } = dangerousOrder;
    expect(ofForm({ ...blankFcl, services, declMode })).toEqual(ofForm(dangerousOrder));
  });

  it('are more for dangerous goods', () => {
    expect(ofForm(dangerousOrder)).toEqual(expect.arrayContaining(['emergencyPhone', 'dgPromise']));
    expect(ofForm(generalOrder)).not.toContain('emergencyPhone');
    expect(ofGoods(generalOrder)).toEqual([
      'goods.0.nameCn',
      'goods.0.nameEn',
      'goods.0.packKind',
      'goods.0.pieces',
      'goods.0.grossKg',
      'goods.0.volume',
    ]);
    expect(ofGoods(dangerousOrder)).toEqual(expect.arrayContaining(['goods.0.unNo', 'goods.0.flashPoint']));
  });

  it('depend on other answers of the form', () => {
    const trucked = { ...generalOrder, services: ['TRK', 'INS'] };
    expect(ofForm(trucked)).toEqual(expect.arrayContaining(['pickupAddress', 'readyDate', 'insuredValue']));
    expect(ofForm(generalOrder)).not.toContain('pickupAddress');
    const toOrder = { ...generalOrder, consignee: { ...generalOrder.consignee, name: 'TO ORDER' } };
    expect(ofForm(toOrder)).toContain('notify.name');
    expect(ofForm(toOrder)).not.toContain('consignee.address');
    expect(ofForm(generalOrder)).not.toContain('notify.name');
  });

  it('depend on the destination', () => {
    expect(ofForm(generalOrder, 'BRSSZ')).toContain('destTaxId');
    expect(ofForm(generalOrder, 'USLAX')).toContain('amsAgent');
    expect(ofGoods(generalOrder, 'USLAX')).toContain('goods.0.hsCode');
    expect(ofForm(generalOrder)).toEqual(expect.not.arrayContaining(['destTaxId', 'amsAgent']));
  });

  it('are listed per row', () => {
    const [row] = dangerousOrder.goods;
    if (!row) throw new Error('no goods');
    const goods = [row, { ...row, key: '2', hazardClass: '8' as const, subRisks: [] }];
    const paths = ofGoods({ ...dangerousOrder, goods });
    expect(paths).toContain('goods.0.flashPoint');
    expect(paths).not.toContain('goods.1.flashPoint');
  });
});
