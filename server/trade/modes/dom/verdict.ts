import { DOM_VERDICT_WORDS } from '../../../../domain/modes/dom/verdict-words';
import { strictestVerdict, type Verdict } from '../../../../domain/goods/verdict';
import { found, type DomFinding, type DomFindingCode } from '../../../../domain/modes/dom/finding';
import { portRefuses } from '../../sea/messages';

type Words = (given: DomFinding['given']) => string;

const REASONS: Readonly<Record<DomFindingCode, Words>> = {
  domDanger: () => DOM_VERDICT_WORDS.domDanger,
  domCarrierRefuses: ({ carrier, hazardClass }) => `${carrier}不接第 ${hazardClass} 类`,
  domUnsaid: () => '请填写 UN 编号，才能判断哪家船东可接',
  domUnknown: ({ unNo }) => `物质库中没有 UN ${unNo}，转人工核对`,
  domPort: ({ port }) => portRefuses(port),
  domRiverBan: () => DOM_VERDICT_WORDS.domRiverBan,
  domRiverCheck: () => DOM_VERDICT_WORDS.domRiverCheck,
  domDeclared: ({ unNo, goods }) => `${goods}（UN ${unNo}）在物质库中，不能按普通货物订舱`,
  domResembles: ({ unNo, goods }) => `品名与${goods}（UN ${unNo}）相近，转人工核对是否属于危险品`,
  domUnlisted: ({ goods }) => `物质库中没有查到${goods}，转人工核对是否危险品`,
  domRoad: () => DOM_VERDICT_WORDS.domRoad,
  domHeavy: () => DOM_VERDICT_WORDS.domHeavy,
  domFits: ({ box, kg, most }) => `单箱 ${kg} kg，${box} 最多 ${most} kg`,
  domUnweighed: () => DOM_VERDICT_WORDS.boxKg,
  domTransfer: () => '中转时间较紧，前段晚到将改配下一班',
  domLowWater: () => '枯水期川江可能减载，以船东通知为准',
  domHoliday: ({ what, day }) => `${what}日 ${day} 是法定节假日，请先约好`,
  domDaysUntold: ({ year }) => `${year} 年放假调休安排尚未公布`,
  domGeneral: ({ carrier }) => `普通货物，${carrier}可接载`,
};

const NOTICE = '仅供参考，以承运人放舱与海事申报结果为准。';

export function buildVerdict(findings: readonly DomFinding[], carrier: string): Verdict {
  const level = strictestVerdict(findings.map((finding) => finding.level));
  const weighty = findings.filter((finding) => finding.level === level);
  const told = level === 'PASS' ? [found('PASS', 'domGeneral', { carrier })] : weighty;
  const reasons = new Set(told.map(({ code, given }) => REASONS[code](given)));
  const { source, edition } = (told[0] ?? found('PASS', 'domGeneral')).source;
  return { level, reason: [...reasons].join('；'), source, edition, notice: NOTICE };
}
