import { COMMON_CLAUSES } from './common-clauses';
import type { LegalDocument } from '../../../../contract/content/content';
import { FIRST_EDITIONS } from '../../../../domain/order/papers/protocol';
import { reachService, withEmergency } from '../../../../domain/people/contact';
import { listBlock, paragraph, section, table } from './write';

const VERSION = FIRST_EDITIONS['desk-protocol'];

/** Agreed with each service order of the dangerous-goods desk. Describes services and charges, cites no law. */
export const deskProtocol: LegalDocument = {
  documentId: 'desk-protocol',
  title: '化途危品服务协议',
  version: VERSION,
  effectiveOn: VERSION,
  summary:
    '本协议说明您向危品服务台订购一项服务时，我们几时受理、几时交付、怎样收费和退费，结果能用来做什么、不能用来做什么。服务台不运货；要运货请另下运输订单。提交订单即表示您已阅读并同意全部内容。',
  sections: [
    section(
      'scope',
      '一、办理哪些服务',
      paragraph(
        '服务台办理九项服务：货物分类判定、SDS 编制与审核、危包证代办、海事货申报、空运鉴定、班轮接载预审、拼箱相容性审核、仓储准入审核、应急电话登记。每份订单办理一项服务、一个产品，以订单所列为准。',
      ),
      listBlock(
        '第 1 类（1.4 项除外）、6.2 项和第 7 类货物，不办理班轮接载预审、拼箱相容性审核和仓储准入审核。',
        '海事货申报须在开船 24 小时以前提交；不足 24 小时的请电话联系。',
        '航空禁运的货物可以做空运鉴定，结果仅供陆海运输使用。',
        '没有收录的 UN 编号，由专家核对后再办理。',
      ),
    ),
    section(
      'clock',
      '二、受理与时限',
      paragraph('时限只计工作时间：工作日 9:00 至 18:00，每天 9 小时；周末和法定节假日不计，调休上班日照计。'),
      listBlock(
        '提交后 2 个工作小时内受理。受理前我们核对资料是否齐全。',
        '办理时限自受理时起算，不自提交时起算；订单页显示最晚完成的时刻和剩余时间。',
        '需要您补充资料时，时限停止；补齐后按停止时剩余的时间继续计算。',
        '完成日所在年度的放假安排还没有公布的，不承诺具体时刻，由人工核对后告知。',
      ),
      table(
        ['服务', '办理时限（工作小时）', '可否加急'],
        ['货物分类判定', '16', '可以'],
        ['SDS 编制与审核', '24', '可以'],
        ['危包证代办', '40', '不可以'],
        ['海事货申报', '4', '不可以'],
        ['空运鉴定', '24', '可以'],
        ['班轮接载预审', '8', '不可以'],
        ['拼箱相容性审核', '8', '可以'],
        ['仓储准入审核', '8', '可以'],
        ['应急电话登记', '2', '不可以'],
      ),
      paragraph('选择加急的，时限减半，价格为 1.5 倍。'),
    ),
    section(
      'papers',
      '三、您提供的资料',
      listBlock(
        '您保证所填的内容和所交的文件真实、完整，与实际产品一致。结果依据这些内容作出。',
        '资料可以先提交订单再补：2 个工作小时内补齐，否则退回订单，不收取费用。',
        '锂电池的空运鉴定，须先交 UN38.3 试验概要才能提交。',
        '提交后发现资料有误的，请立即告诉我们。',
      ),
    ),
    section(
      'charges',
      '四、费用',
      listBlock(
        '费用按订单所列明细收取，已含 6% 税。',
        '同类产品或批次 5 项起按 9 折、20 项起按 8 折计收。',
        '危包证代办所涉的检验费等代垫费用，凭单据实报实收，不在合计之内。',
        '班轮接载预审不收费。',
      ),
    ),
    section(
      'cancellation',
      '五、取消',
      paragraph(COMMON_CLAUSES.cancel),
      table(
        ['取消时', '应付'],
        ['受理以前，包括补充资料期间', '免费'],
        ['已受理', '订单金额的 20%'],
        ['办理中', '订单金额的 50%'],
        ['结果已交付', '不能取消'],
      ),
      paragraph('危包证代办取消时，另付已经发生的代垫费用。'),
    ),
    section(
      'results',
      '六、结果',
      listBlock(
        '结果发到您填写的邮箱，并留在订单里，写明版本、签发人和文件校验值（SHA-256）。',
        '更正结果时另出新版本，旧版本保留，两份的校验值都能看到。',
        '同一产品 30 天内办过同一项服务的，下单前会提示，旧结果已出的，可以直接下载。',
        '结果仅供参考，以 SDS 第 14 章、承运人及海事机构审核为准；它不代替承运人、港口、海事机构的批准，也不代替您作为托运人的分类和申报责任。',
        '工具箱里自动算出的答案不是服务结果，不由人签发。',
      ),
    ),
    section(
      'liability',
      '七、责任',
      listBlock(
        '我们对自己办理的工作负责：结果与您所交的资料不符、或者与所标明的规则和版本不符的，请告诉我们，我们核对并更正。',
        '所填内容或者文件不实、不全引起的后果，由提供的一方承担。',
        '承运人、港口和主管机构不接受货物，不等于服务没有完成。',
        COMMON_CLAUSES.liability,
      ),
    ),
    section(
      'data',
      '八、资料的使用',
      paragraph(
        '配方、成分和文件只用于办理订单所列的服务；代办和申报所必需的内容，提供给检验、海事等机构。个人信息的处理适用《隐私政策》。',
      ),
    ),
    section(
      'versions',
      '九、版本与联系',
      paragraph(
        `订单保存您提交时的价格和协议版本，之后的修改不影响已提交的订单。新版本生效后再次提交时，须重新阅读并同意。本协议的版本为 ${VERSION}。`,
      ),
      paragraph(`有疑问请${reachService()}${withEmergency((line) => `；紧急情况请拨打应急电话 ${line}`)}。`),
    ),
  ],
};
