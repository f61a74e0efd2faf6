import { describe, expect, it } from 'vitest';

import { loadedBoxes } from '../../../../domain/modes/cfs/boxes';
import { ctuAnswers } from '../../../../domain/modes/cfs/ctu-answers';
import type { CfsForm } from '../../../../domain/modes/cfs/form';
import { CFS } from '../../../../domain/modes/cfs/mode';
import { readPlacards } from '../../../../domain/modes/cfs/reading';
import { rowFaults } from '../../../../domain/order/blocks/rows';
import { fieldOfFinding } from '../../../../domain/order/findings/checks';
import { markGeneral } from '../../../../domain/order/goods/marked';
import { packingCertificate } from '../../../../server/trade/modes/cfs/certificate';
import { cfsBrief } from '../../../../server/trade/modes/cfs/brief';
import { cfsDocument } from '../../../../server/trade/modes/cfs/documents';
import { cfsFacts, cfsQuoteFor, soundCfs } from '../../../support/cfs-order';
import { boxed, faultsOf, findingsOf } from './forms';

const FACTS = cfsFacts();
const EN: Readonly<Record<string, string>> = { 柠檬酸: 'Citric acid', 甲醇: 'Methanol' };

function mixed(goodsId: string, nameCn: string, boxes: readonly string[] = ['1', '1'], isFood = false): CfsForm {
  const form = boxed([goodsId, 'paint'], boxes);
  const [first, second] = form.goods;
  if (!first || !second) throw new Error('there are two rows');
  const beside = {
    ...markGeneral(second, true),
    nameCn,
    nameEn: EN[nameCn] ?? 'Other goods',
    hsCode: '',
    packKind: 'CTN',
    pieces: '10',
  };
  const cfs = { ...form.cfs, '2': { boxNo: boxes[1] ?? '1', isFood } };
  return { ...form, goods: [first, beside], cfs };
}

const about = (form: CfsForm, code: RegExp) => findingsOf(form).filter((one) => code.test(one));

describe('general goods in a dangerous goods order', () => {
  it('need no number, class, tested packaging or SDS, but a name', () => {
    expect(faultsOf({}, mixed('methanol', '柠檬酸')).filter((one) => one.startsWith('goods.1'))).toEqual([]);
    expect(faultsOf({}, mixed('methanol', ''))).toContain('goods.1.nameCn required');
    const rows = CFS.acceptance(mixed('methanol', '柠檬酸'), FACTS).findings.filter(({ given }) => given['row'] === 2);
    expect(rows.map(({ code }) => code)).toEqual([]);
    expect(about(mixed('methanol', ''), /goodsBlank/)).toHaveLength(1);
  });

  it('are judged by name: an unknown one and one of dangerous goods', () => {
    expect(about(mixed('methanol', '不知名的货'), /unknownName|pairUnknown/)).toEqual([
      'MANUAL pairUnknown 1',
      'MANUAL unknownName',
    ]);
    const { findings } = CFS.acceptance(mixed('methanol', '甲醇'), FACTS);
    const refused = findings.filter(({ code }) => code === 'declaredGeneral');
    expect(refused.map((one) => [one.level, fieldOfFinding(one)])).toEqual([['BLOCK', 'goods.1.nameCn']]);
  });

  it('are segregated within their container only', () => {
    expect(about(mixed('paint', '柠檬酸'), /pair|split|Untold|Planned/)).toEqual(['PASS_CHECK_DGL cfsBoxesPlanned']);
    // Oxidizers beside combustibles appear in no table.
    expect(about(mixed('kmno4', '柠檬酸'), /pair/)).toEqual(['BLOCK pairFed 1']);
    expect(about(mixed('kmno4', '柠檬酸', ['1', '2']), /pairFed/)).toEqual([]);
  });

  it('must not be food beside goods that spoil it', () => {
    expect(about(mixed('methanol', '柠檬酸', ['1', '1'], true), /cfsFood/)).toEqual(['BLOCK cfsFood 1']);
    expect(about(mixed('methanol', '柠檬酸', ['1', '2'], true), /cfsFood/)).toEqual([]);
    expect(about(mixed('toluene', '柠檬酸', ['1', '1'], true), /cfsFood/)).toEqual([]);
  });

  it('are charged at general rates, also for a container of their own', () => {
    const linesOf = (form: CfsForm) =>
      CFS.price(form, cfsQuoteFor(), FACTS.goodsOf)?.lines.map(
        ({ name, quantity, unitPrice }) => `${name} ${quantity} × ${unitPrice.amount / 100}`,
      );
    expect(linesOf(mixed('methanol', '柠檬酸'))).toEqual([
      '装箱费 20GP 1 × 1500',
      '卸车费 4 × 45',
      '卸车费 普通货物 4 × 25',
      '装箱证明书 1 × 150',
      '持证装箱检查员现场检查 1 × 200',
      '大危标 8 × 40',
    ]);
    expect(linesOf(mixed('methanol', '柠檬酸', ['1', '2']))?.slice(0, 5)).toEqual([
      '装箱费 20GP 1 × 1500',
      '装箱费 20GP 普通货物 1 × 650',
      '卸车费 4 × 45',
      '卸车费 普通货物 4 × 25',
      '装箱证明书 1 × 150',
    ]);
  });

  it('have no placard and keep those of the others', () => {
    const counts = (form: CfsForm) => loadedBoxes(form).map((box) => readPlacards(box, FACTS)?.count);
    expect(counts(mixed('methanol', '柠檬酸', ['1', '2']))).toEqual([8, 0]);
    const form = mixed('methanol', '柠檬酸', ['1', '2']);
    const known = { goodsOf: FACTS.goodsOf, findings: CFS.acceptance(form, FACTS).findings };
    const ofBoxes = loadedBoxes(form).map((box) =>
      ctuAnswers(form, box, known).flatMap(({ check, code }) =>
        check === 'apart' || check === 'placards' ? code : [],
      ),
    );
    expect(ofBoxes).toEqual([
      ['apartAlone', 'placardsTold'],
      ['apartHarmless', 'placardsNone'],
    ]);
  });

  it('are printed as general goods and not certified', () => {
    const [form, quote] = [mixed('methanol', '柠檬酸'), cfsQuoteFor()];
    const charges = CFS.price(form, quote, FACTS.goodsOf);
    if (!charges) throw new Error('it has no price');
    const order = { form, quote, charges, takings: [], alternative: null };
    const certified = packingCertificate(order, 'CF2611207K3M9Q', [], null) ?? '';
    expect(certified).toContain('<dt>同箱普通货物</dt><dd>柠檬酸，10 ×');
    expect(certified.match(/<tr><td>/g)).toHaveLength(1);
    expect(cfsDocument('packing', order, 'CF2611207K3M9Q', [])).toContain('柠檬酸（普通货物），10 ×');
    expect(cfsBrief(order, []).boxes[0]?.goods).toEqual(['甲醇', '柠檬酸（普通货物）']);
  });

  it('cannot be the only goods, have no number, and are refused by modes that do not mix', () => {
    const form = mixed('methanol', '柠檬酸');
    const [, beside] = form.goods;
    if (!beside) throw new Error('there are two rows');
    expect(faultsOf({ goods: [beside] })).toContain('goods allGeneral');
    expect(faultsOf({ goods: [...soundCfs.goods, { ...beside, unNo: '1263' }] })).toContain(
      'goods.1.isGeneral generalNumbered',
    );
    expect(rowFaults(form, FACTS, 'NONE').map(({ path, code }) => `${path} ${code}`)).toContain(
      'goods.1.isGeneral notMixed',
    );
  });
});
