import type { CfsForm } from '../../../../domain/modes/cfs/form';
import { CFS } from '../../../../domain/modes/cfs/mode';
import { goodsById } from '../../../../server/world/dangerous-goods/library';
import { cfsFacts, soundCfs } from '../../../support/cfs-order';
import { pickedInto } from '../../../support/picked-row';

export const faultsOf = (change: Partial<CfsForm>, form = soundCfs, facts = cfsFacts()) =>
  CFS.faults({ ...form, ...change }, facts).map(({ path, code }) => `${path} ${code}`);

export const findingsOf = (form: CfsForm) =>
  CFS.acceptance(form, cfsFacts()).findings.map(({ level, code, given }) =>
    `${level} ${code} ${given['inBox'] ?? ''}`.trim(),
  );

export function rowOf(key: string, goodsId: string): CfsForm['goods'][number] {
  const [row] = soundCfs.goods;
  const goods = goodsById(goodsId);
  if (!row || !goods) throw new Error(`nobody knows ${goodsId}`);
  return { ...pickedInto(row, goods), key, grossKg: '4000', netKg: '', volume: '5' };
}

export const boxed = (ids: readonly string[], boxes: readonly string[]): CfsForm => ({
  ...soundCfs,
  boxes: [{ type: '20GP', count: String(new Set(boxes).size) }],
  goods: ids.map((id, at) => rowOf(String(at + 1), id)),
  cfs: Object.fromEntries(boxes.map((boxNo, at) => [String(at + 1), { boxNo, isFood: false }])),
});
