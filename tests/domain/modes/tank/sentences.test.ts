import { expect, it } from 'vitest';

import { coldestC } from '../../../../domain/offer/climate';
import { fillFigures } from '../../../../domain/modes/tank/cargo';
import type { TankQuestionFacts } from '../../../../domain/modes/tank/asked';
import { TANK_RULES } from '../../../../domain/modes/tank/finding';
import { sentenceOf } from '../../../support/sentences';
import { tankCargo, tankJudged, WAY } from '../../../support/tank-judged';

const winter = { way: { ...WAY, coldestC: coldestC('欧洲', Date.parse('2026-12-10'), Date.parse('2027-01-05')) } };
const toluene = fillFigures(tankCargo('1294'), { d15: null, d50: null, loadC: 20, hotC: null });
const other = fillFigures(tankCargo('1294'), { d15: 0.95, d50: 0.9, loadC: 20, hotC: null });
const thick = fillFigures(tankCargo('1294'), { d15: null, d50: null, loadC: 20, hotC: null, viscosity: 3000 });
const of = (kg: number, tanks: number | null) => ({ filled: toluene, amount: { kg, tanks } });

type Row = readonly [un: string, tank: string, change: Partial<TankQuestionFacts>, code: string, says: string];

const ROWS: readonly Row[] = [
  ['2055', 'G24', {}, 'tankCodeLow', 'BLOCK 该货物要求 T2，所选罐型 T50 不在代用表内'],
  ['1789', 'S24', {}, 'tankCodeBottom', 'BLOCK 该货物要求 T8，不许有底部开口；T11 罐可以有，不在代用表内'],
  ['3105', 'S24', {}, 'tankNotAllowed', 'BLOCK 该货物没有罐箱导则，不能用罐箱运输'],
  ['1978', 'G24', {}, 'tankGas', 'NEED_APPROVAL 液化气体需逐介质批准，由罐箱运营商审批'],
  ['2014', 'S24', {}, 'tankMaterial', 'BLOCK 该货物需用钝化罐，所选罐为不锈钢'],
  ['1830', 'C21', {}, 'tankMaterialAsk', 'NEED_APPROVAL 该货物对材质有限制，需运营商书面确认'],
  ['1294', 'S24', of(40_000, 2), 'tankOverFill', 'BLOCK 每罐最多 19,531 kg（充装率上限 93.85%），现 20,000 kg'],
  [
    '1294',
    'S24',
    of(10_000, 1),
    'tankUnderFill',
    'BLOCK 每罐至少 16,649 kg（80%），或不超过 4,162 kg（20%），或改用防波板罐',
  ],
  ['1294', 'S21B', of(40_000, 3), 'tankBaffled', 'PASS 防波板罐每段不超过 7,500 升，可不受 80% 限制'],
  ['1294', 'C21', { discharge: 'BOTTOM' }, 'tankDischarge', 'BLOCK 所选罐无底部开口，只能顶卸'],
  ['2789', 'S24', winter, 'tankFreeze', 'NEED_APPROVAL 凝固点 16.6℃，途中最低约 -10℃，请选加热罐'],
  [
    '2218',
    'S24',
    winter,
    'tankFreezeInhibited',
    'BLOCK 丙烯酸（稳定的）凝固点 13℃，冻结后阻聚剂析出，解冻可能爆聚；需 15–25℃ 恒温专运，转人工报价',
  ],
  ['2055', 'S24', { heating: 'STEAM' }, 'tankHeatInhibited', 'BLOCK 该货物靠阻聚剂稳定，禁止加热'],
  ['2055', 'S24', { nitrogen: 'Y' }, 'tankNitrogenNo', 'BLOCK 该货物的阻聚剂需有氧才起作用，禁止氮封'],
  ['2055', 'S24', { sapt: 45 }, 'tankStabilized', 'BLOCK 苯乙烯（稳定的）自加速聚合温度 45℃，不高于 45℃，需温控'],
  [
    '2055',
    'S24',
    { sapt: null },
    'tankStabilizedAsk',
    'NEED_APPROVAL 请填写苯乙烯（稳定的）的自加速聚合温度（SAPT），由运营商审核',
  ],
  [
    '1294',
    'S24',
    {},
    'tankPrecursorFiling',
    'NEED_APPROVAL 甲苯属第 3 类易制毒化学品，放罐前需核验购买备案、运输备案证明与出口许可证',
  ],
  [
    '1155',
    'S24',
    {},
    'tankPrecursorPermit',
    'NEED_APPROVAL 乙醚属第 2 类易制毒化学品，放罐前需核验购买备案、运输许可证与出口许可证',
  ],
  ['2055', 'S24', { inhibitorUntil: '2027-02-03' }, 'tankInhibitor', 'BLOCK 阻聚剂有效期需晚于到港后 30 天'],
  ['2055', 'S24', { inhibitorUntil: null }, 'tankInhibitorAsk', 'NEED_APPROVAL 请填写阻聚剂加入日期与有效期'],
  ['2078', 'S24', { last: 'SAME' }, 'tankLastCargo', 'BLOCK 该货物不接受“同品名未清洗”'],
  ['2055', 'S24', { last: 'SAME' }, 'tankLastCargo', 'BLOCK 该货物不接受“同品名未清洗”'],
  ['1294', 'F24', {}, 'tankFood', 'BLOCK 食品级罐只装食品级货物，食品级货物也只用食品级罐'],
  ['1294', 'S24', { way: { ...WAY, excludes: ['3'] } }, 'tankOperator', 'BLOCK 罐砾罐箱服务不接第 3 类'],
  [
    '1294',
    'S24',
    { way: { ...WAY, returnTo: null } },
    'tankDepot',
    'NEED_APPROVAL 目的地附近没有 B 级洗罐场，需安排回送清洗',
  ],
  [
    '1294',
    'S24',
    { way: { ...WAY, testDue: '2027-01-25' } },
    'tankTestDue',
    'BLOCK 该罐 2027-01-25 到检验期，早于还罐日 2027-01-26，请换罐',
  ],
  ['1294', 'S24', { filled: other }, 'tankDensityOff', 'MANUAL 密度与物质库相差 9%，由平台核对'],
  [
    '1294',
    'S24',
    { filled: thick, amount: { kg: 10_000, tanks: 1 } },
    'tankViscosityOff',
    'MANUAL 甲苯没有这么稠（填写 3,000 mm²/s），不能凭它少装，由平台核对',
  ],
];

it.each(ROWS)('UN %s in %s, %o: %s', (un, tank, change, code, says) => {
  expect(sentenceOf(tankJudged(un, tank, change), code, TANK_RULES.sentences)).toBe(says);
});

it('reports a heavy road load from its threshold on', () => {
  const acid = fillFigures(tankCargo('1830'), { d15: null, d50: null, loadC: 30, hotC: null });
  const said = (kg: number) =>
    sentenceOf(tankJudged('1830', 'C21', { filled: acid, amount: { kg, tanks: 1 } }), 'tankRoad', TANK_RULES.sentences);
  expect(said(31_000)).toBe('PASS 公路段货重超过 27,000 kg，需安排重载车或减量');
  expect(said(27_000)).toBeNull();
});

it('asks for a rubber lining when a steel tank is chosen for hydrochloric acid', () => {
  const said = sentenceOf(tankJudged('1789', 'C21', {}, 'II'), 'tankMaterial', TANK_RULES.sentences);
  expect(said).toBe('BLOCK 该货物需用橡胶衬里罐，所选罐为不锈钢');
});

it('mentions no steel for a lined tank', () => {
  const codes = tankJudged('2014', 'L17').flatMap(({ level, code }) => (level === 'BLOCK' ? [code] : []));
  expect(codes).toContain('tankLined');
  expect(codes).not.toContain('tankMaterial');
});
