import { expect, it } from 'vitest';

import { goodsText } from '../../../domain/desk/substance';
import { TANK_TOOL } from '../../../domain/desk/tools/tank';
import { TANK_TYPES } from '../../../domain/goods/tank/types';
import { strictestVerdict } from '../../../domain/goods/verdict';
import { ownFindings, tankFindings } from '../../../domain/modes/tank/judging';
import type { TankFindingCode } from '../../../domain/modes/tank/finding';
import { LIBRARY } from '../../../server/world/dangerous-goods/library';
import { readSearchCargo } from '../../../server/trade/modes/tank/cargo-asked';
import { answerOf } from '../../support/desk';
import { knowing } from '../../support/known-goods';

const SAYS: Partial<Record<TankFindingCode, readonly string[]>> = {
  tankSolid: ['notLiquid'],
  tankNotAllowed: ['noTank'],
  tankGas: ['people'],
  tankPeople: ['people'],
  tankCodeLow: ['codeLow'],
  tankCodeBottom: ['codeLow'],
  tankCodeDisc: ['codeLow'],
  tankMaterial: ['rubber', 'passivated'],
  tankLined: ['lined', 'passivated'],
  tankFood: ['food'],
  tankToxic: ['toxic'],
};
const KINDS = new Set(Object.values(SAYS).flat());

it.each([false, true])('tool and tank list agree on every substance and tank, food: %s', (isFood) => {
  let objected = 0;
  const apart = LIBRARY.flatMap((goods) =>
    TANK_TYPES.flatMap((tank) => {
      const isDanger = goods.unNo === null ? 'N' : 'Y';
      const search = { isDanger, unNo: goods.unNo, goods: goods.nameCn, group: goods.packingGroup, isFood } as const;
      const cargo = readSearchCargo({ ...search, isFood: isFood && isDanger === 'N' });
      if (cargo.goodsId !== goods.goodsId) return [];
      const stood = { cargo, tank, filled: null, amount: { kg: null, tanks: null }, heating: 'N' } as const;
      const rest = {
        isHotMissing: false,
        last: '',
        discharge: '',
        nitrogen: '',
        sapt: null,
        inhibitorUntil: null,
      } as const;
      const asked = { ...stood, ...rest, way: null };
      const spoken = tankFindings(asked, ownFindings(asked)).filter(({ code }) => SAYS[code]);
      const listed = spoken.flatMap(({ code }) => SAYS[code] ?? []);
      const typed = {
        un: goodsText(goods),
        ty: tank.code,
        tf: '20',
        d15: '1',
        d50: '0.97',
        ...(isFood && { food: 'Y' }),
      };
      const { level, says } = answerOf(TANK_TOOL, typed, knowing(goodsText(goods)));
      const said = says.code;
      if (listed.length > 0) objected += 1;
      const isSame = listed.length === 0 ? !KINDS.has(said) : listed.includes(said);
      const gravest = strictestVerdict(spoken.map((finding) => finding.level));
      if (isSame && (listed.length === 0 || level === gravest)) return [];
      return [
        `${goods.goodsId} in ${tank.code}: the tool says ${level} ${said}, the list ${gravest} ${listed.join(', ')}`,
      ];
    }),
  );
  expect(apart).toEqual([]);
  expect(objected).toBeGreaterThan(100);
});
