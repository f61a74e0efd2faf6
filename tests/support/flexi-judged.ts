import { onlyOne } from '../../domain/goods/identity';
import { bagFindings, type FlexiTransit, type BagLoad } from '../../domain/modes/flexi/judging';
import type { FlexiGoods } from '../../domain/modes/flexi/liquid';
import { blankGoods } from '../../domain/goods/row';
import { identifyGoods } from '../../server/world/dangerous-goods/identify';

export function goodsCalled(name: string, isDanger: 'Y' | 'N' = 'N'): FlexiGoods {
  const identity = identifyGoods({ ...blankGoods('1'), nameCn: name }, 'N');
  return { isDanger, name, known: onlyOne(identity), kind: identity.kind };
}

const WAY: FlexiTransit = { carrier: { code: 'LYUE', nameCn: '澜岳航运' }, mostKg: 24_000, dst: 'NLRTM', coldest: 10 };
const LOADED: BagLoad = {
  litres: 21_600,
  kg: 23_976,
  density: 1.11,
  loadTemp: 25,
  viscosity: null,
  unload: 'PUMP',
  hasPad: false,
};

export const bagJudged = (
  name: string,
  loaded: Partial<BagLoad> = {},
  way: Partial<FlexiTransit> = {},
  isDanger: 'Y' | 'N' = 'N',
) => bagFindings(goodsCalled(name, isDanger), { ...LOADED, ...loaded }, { ...WAY, ...way });
