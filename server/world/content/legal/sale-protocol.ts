import { COMMON_CLAUSES } from './common-clauses';
import type { LegalDocument } from '../../../../contract/content/content';
import { PAY_TERMS } from '../../../../domain/mall/paying';
import { FIRST_EDITIONS } from '../../../../domain/order/papers/protocol';
import { INVOICE_DAYS } from '../../../../domain/order/changes/revised';
import { reachService, withEmergency } from '../../../../domain/people/contact';
import { constantItems } from '../../constants/catalogue';
import { listBlock, paragraph, section, table } from './write';

const PAY_LINES = constantItems('payType').map(({ code, name }) => `选择${name}的，${PAY_TERMS[code]?.said ?? ''}。`);
const VERSION = FIRST_EDITIONS['sale-protocol'];

/** Agreed with each purchase. Describes sale and charges, cites no law. */
export const saleProtocol: LegalDocument = {
  documentId: 'sale-protocol',
  title: '化途商品购销协议',
  version: VERSION,
  effectiveOn: VERSION,
  summary:
    '本协议说明您在化工商城购买自营商品时，价格怎样保留、库存几时扣下、怎样交付、取消怎样收费。提交订单即表示您已阅读并同意全部内容。',
  sections: [
    section(
      'goods',
      '一、商品与购买条件',
      listBlock(
        '商城只销售平台自营的商品，规格、批次和安全数据以商品页为准。',
        '个人只能购买零售商品，且每单不超过 100 千克；其他商品只向企业销售。',
        '企业尚未完成认证的，可以先下单，并在 48 小时内完成认证；逾期订单自动取消，不收费用。',
        '需要许可或者备案的商品，只向采购资质齐全的已认证企业销售；备案余量不足的，不能下单。',
      ),
    ),
    section(
      'price',
      '二、价格',
      listBlock(
        '价格按同一商品在本单中的总重量计阶梯，含 13% 增值税；送货费含 9% 增值税。',
        '采购单里的价格自第一行起保留 24 小时；下单页锁定的价格至多保留 24 小时，并且不晚于采购单保留的时间。',
        '价格到期后，按当日价格重新报价，并写明前后两个价格。',
      ),
    ),
    section(
      'stock',
      '三、库存与批次',
      listBlock(
        '采购单和报价都不扣库存；订单提交成功时才扣下批次。',
        '同一仓内先到期的批次先出；库存不够整单的，整单都不扣。',
        '订单取消、退回或者自动取消的，扣下的数量退回原批次。',
      ),
    ),
    section(
      'delivery',
      '四、交付',
      listBlock(
        '自提的，提货时间为备货完成后的工作日 8:00 至 16:00；危险货物由具备资质的车辆和人员提运。',
        '送货的，由平台安排车辆送到您填写的地址，卸货由收货方安排。不能同车的货物分车运送，分别计费。',
        '时间、车辆和联系人，可以在出库前一个工作日 16:00 前在订单页修改，不收费用；收货城市和商品不能修改。',
        '危险货物的接收地，应当具备危险化学品储存条件。',
      ),
    ),
    section(
      'cancellation',
      '五、取消',
      paragraph(COMMON_CLAUSES.cancel),
      table(
        ['取消时', '应付'],
        ['确认以前，包括补充资料期间', '免费'],
        ['已确认', '货款的 2%，最低 ¥200'],
        ['已分配批次', '货款的 5%，最低 ¥200'],
        ['已出库', '不能取消'],
      ),
      paragraph('出库以后对数量或者质量有异议的，请在签收后 7 天内在订单页提出投诉。'),
    ),
    section(
      'papers',
      '六、您提供的资料',
      listBlock(
        '自提的请提供提货委托书；危险货物另请提供道路危险货物运输证和押运员资格证。送货的请提供收货委托书。',
        '资料可以先提交订单再补；我们写明要补的资料和期限，逾期未补的退回订单，不收费用。',
        '您保证所填的内容和所交的文件真实、完整。',
      ),
    ),
    section(
      'payment',
      COMMON_CLAUSES.payment,
      listBlock(
        '以人民币计价，付款到订单页写明的收款账户，附言写订单号。',
        ...PAY_LINES,
        `需要发票的，按下单时填写、或者订单完成后 ${INVOICE_DAYS} 天内在订单页补填的抬头、税号和类型开具；货款与送货费分别列明税率。`,
      ),
    ),
    section(
      'liability',
      '八、责任',
      listBlock(
        '商品的规格与商品页所列不符、数量不足，或者出库批次与订单所列不符的，我们负责核对、补发或者退款。',
        '风险自提货车辆出库或者送达签收时起由您承担。',
        '储存、使用和转售的合法性由您负责。',
        COMMON_CLAUSES.liability,
      ),
    ),
    section(
      'data',
      '九、资料的使用',
      paragraph(
        '您填写的交付信息和所交的文件，只用于办理本订单；送货所必需的内容提供给承运人。个人信息的处理适用《隐私政策》。',
      ),
    ),
    section(
      'versions',
      '十、版本与联系',
      paragraph(
        `订单保存您提交时的价格和协议版本，之后的修改不影响已提交的订单。新版本生效后再次提交时，须重新阅读并同意。本协议的版本为 ${VERSION}。`,
      ),
      paragraph(`有疑问请${reachService()}${withEmergency((line) => `；紧急情况请拨打应急电话 ${line}`)}。`),
    ),
  ],
};
