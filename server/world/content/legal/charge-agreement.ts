import { COMMON_CLAUSES } from './common-clauses';
import type { LegalDocument } from '../../../../contract/content/content';
import { CHARGES_ID, FIRST_EDITIONS } from '../../../../domain/order/papers/protocol';
import { paragraph, section } from './write';

const VERSION = FIRST_EDITIONS[CHARGES_ID];

/** Charges agreement for full containers. Cancellation fees and price list are computed and shown beside it. */
export const chargeAgreement: LegalDocument = {
  documentId: CHARGES_ID,
  title: '化途海运整箱收费协议',
  version: VERSION,
  effectiveOn: VERSION,
  summary: '怎样计费、哪些费用不在合计内，以及取消订单要付多少。',
  sections: [
    section(
      'scope',
      '一、适用范围',
      paragraph(
        '本协议适用于您在本平台提交的海运整箱订单，与《货运服务协议》一并构成订单的组成部分；两者对费用的约定不一致的，以本协议为准。',
      ),
      paragraph(
        '您勾选同意并提交订单，即表示已阅读全部条款、费用明细和取消费率。订单保存的是提交当时的版本，之后的修改不影响已提交的订单。',
      ),
    ),
    section(
      'price',
      '二、报价与锁价',
      paragraph(
        '船期页所示价格为所问箱量的费用合计，逐项列明海运费、危险品附加费和起运港费用，同时以美元和人民币显示。',
      ),
      paragraph(
        '取得报价后，价格锁定 24 小时。锁定期内提交订单的，以报价为准；超过锁定期的，须按当时的价格重新报价，我们会把原价、新价和差额一并告知，由您决定是否继续。',
      ),
      paragraph(
        '锁定的是所选班次的费率。班次不变而箱型箱量、货物、危险类别或者附加服务有变更的，提交前页面按锁定的费率即时重新计算，变动的项目逐项列明，不必重新报价；更换班次，或者变更后没有对应费率的，须重新报价。',
      ),
    ),
    section(
      'counting',
      '三、计费方法',
      paragraph('按箱计收的费用乘以箱量，按票计收的费用每份提单计一次。每一项费用先按分向上取整，再行相加。'),
      paragraph('美元与人民币之间按报价时公布的汇率折算。订单按您选择的币种结算，报价后的汇率变动不影响已锁定的金额。'),
      paragraph(
        '危险品附加费按箱计收，每箱按箱内货物中附加费最高的主危险类别计。申报类别与实际货物不一致的，按实际类别补收差额，由此产生的处罚、滞留和改配费用由申报一方承担。',
      ),
    ),
    section(
      'besides',
      '四、合计之外的费用',
      paragraph(
        '合计不含目的港费用、关税与增值税、海关查验费用、货运险以及未选择的附加服务；每份报价都列明不包含的项目。',
      ),
      paragraph(
        '集装箱在目的港超过免费期的，按报价所列的滞港费和滞箱费阶梯计收，四十英尺箱按二十英尺箱的 1.8 倍计收，起止日均计入。',
      ),
      paragraph('因货物原因改单、改配、退关或重新申报的，按实际发生的费用另行收取，并在发生前告知。'),
    ),
    section(
      'services',
      '五、附加服务',
      paragraph(
        '附加服务按《对外收费标准》计收，选择后即时列入费用明细。危险品运价已包含起运港装箱、海事货申报和贴标，不重复收取。',
      ),
      paragraph('标明“另行报价”的服务，须经您书面确认价格后才会安排。'),
      paragraph('货运险按投保金额计收保险费，投保金额不低于货值的 110%。保险责任以保险人出具的保单为准。'),
    ),
    section(
      'cancelling',
      '六、取消',
      paragraph(
        '订单可以取消的状态及相应费用见下方取消费率表。取消前，页面会显示当时应付的费用；费用与所示不一致的，取消不会生效，并重新显示。',
      ),
      paragraph('货物进港后不能取消。承运人拒载、平台无法提供舱位的，不收取取消费，已付款项原路退回。'),
      paragraph('企业未在提交订单后 48 小时内完成认证的，订单自动取消，不收取费用。'),
    ),
    section(
      'payment',
      COMMON_CLAUSES.payment,
      paragraph('按您选择的付款方式付款。选择票结的，付清后放单；选择月结或账期的，按双方另行签署的信用条款执行。'),
      paragraph('逾期付款的，每日按未付金额的万分之五计收违约金，并可暂停放单和后续订舱。'),
      paragraph('发票按实际收取的项目和金额开具。开票信息由您提供，因信息有误需要重开的，应当退回原发票。'),
    ),
    section(
      'disputes',
      '八、争议',
      paragraph('对费用有异议的，请在收到账单之日起 7 日内提出；无争议的部分仍应按期支付。'),
      paragraph('协商不成的，任何一方可以向平台经营者所在地有管辖权的海事法院起诉。'),
    ),
  ],
};
