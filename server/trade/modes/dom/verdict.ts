import { strictestVerdict, type Verdict } from '../../../../domain/goods/verdict';
import { found, type DomFinding, type DomFindingCode } from '../../../../domain/modes/dom/finding';

type Words = (given: DomFinding['given']) => string;

const REASONS: Readonly<Record<DomFindingCode, Words>> = {
  domDanger: () => '内贸危险品需逐票审批，转询价',
  domCarrierRefuses: ({ carrier, hazardClass }) => `${carrier}不接第 ${hazardClass} 类`,
  domUnsaid: () => '请填写 UN 编号，才能判断哪家船东可接',
  domUnknown: ({ unNo }) => `物质库中没有 UN ${unNo}，转人工核对`,
  domPort: ({ port }) => `${port}不作业危险品`,
  domRiverBan: () => '长江流域禁止水上运输该类货物',
  domRiverCheck: () => '需核对内河禁运目录现行版本',
  domDeclared: ({ unNo, goods }) => `${goods}（UN ${unNo}）在物质库中，不能按普通货物订舱`,
  domResembles: ({ unNo, goods }) => `品名与${goods}（UN ${unNo}）相近，转人工核对是否属于危险品`,
  domUnlisted: ({ goods }) => `物质库中没有查到${goods}，转人工核对是否危险品`,
  domRoad: () => '单箱货重超过 27 吨，公路段可能超限',
  domHeavy: () => '20 尺超过 22 吨，已加收超重费',
  domFits: ({ box, kg, most }) => `单箱 ${kg} kg，${box} 最多 ${most} kg`,
  domUnweighed: () => '请填写单箱货重',
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
