import type { PgCode, PgFact, PgName } from '../../../domain/desk/tools/pg';
import type { ToolWords } from './tool-words';

export const pgWords: ToolWords<PgName, PgCode, PgFact> = {
  title: '闪点定包装类别',
  question: '这个液体按闪点和沸点是几类、什么包装类别？',
  fields: {
    flash: { label: '闪点（闭杯）', unit: '℃' },
    none: { label: '测过，没有闪点' },
    boil: { label: '初沸点', unit: '℃', hint: '不填就分不出 I 类' },
    sustain: { label: '能否持续燃烧', choices: { Y: '能，或没测', N: '测过，不能' } },
    viscous: { label: '黏稠液体' },
  },
  says: {
    flammable: '第 3 类易燃液体，包装类别 {group}',
    noFlashPoint: '没有闪点，不因易燃归入第 3 类',
    aboveSixty: '闪点高于 60℃，不属第 3 类',
    notSustaining: '不能持续燃烧，不属第 3 类',
    clash: '闪点与沸点矛盾，请核对',
    boilUntold: '至少包装类别 {group}；初沸点不高于 35℃ 就是 I 类，请补填',
    boilAssumed: '没有填初沸点，按高于 35℃ 判；不高于 35℃ 就是包装类别 I',
    viscous: '黏稠液体可按 2.3.2.2 定为 III 类，需有黏度和溶剂分离试验，转人工核对',
    otherHazards: '这里只看闪点：毒性、腐蚀等其他危险另行判定；高温运输的液体除外',
    stricterFirst: '有 6.1、8 等其他危险时，包装类别取严',
    flame1: '类别 1，H224 极其易燃液体和蒸气',
    flame2: '类别 2，H225 高度易燃液体和蒸气',
    flame3: '类别 3，H226 易燃液体和蒸气',
    flame4: '类别 4，H227 可燃液体',
    noFlame: '不分类',
  },
  facts: { hazard: '运输类别', group: '包装类别', ghs: 'GHS 易燃液体' },
  limits: '只适用于液体；气溶胶、退敏爆炸品和自反应物质不按闪点定。',
};

export const pgChart = {
  one: 'I 类',
  two: 'II 类',
  three: 'III 类',
  none: '非第 3 类',
  flash: '闪点 ℃',
  boil: '初沸点 ℃',
};
