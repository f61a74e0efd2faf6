import {
  APPROVAL_HOLDS_MS,
  ASKS_PER_DAY,
  CODE_LADDER,
  MOST_WRONG,
  PASS_MINUTES,
  RISE_PERCENT,
} from '../../../domain/mall/approval';
import { PAGE_SIZE } from '../../../domain/mall/asked';
import { MOST_LISTS } from '../../../domain/mall/lists';
import { MOST_LINES, PURCHASE_HOLD_MS } from '../../../domain/mall/purchase';
import { MOST_SAMPLES, MOST_TOLD_SAMPLES, SAMPLE_WINDOW_DAYS } from '../../../domain/mall/samples';
import { LINK_LIFE_MS } from '../../../domain/mall/link';
import { SIGNED_POINTS, SIGNED_WIDTH } from '../../../domain/values/signature';
import { MOST_SHARES } from '../../../domain/mall/share';
import { MOST_GOODS } from '../../../domain/order/goods/most-goods';
import { DAY_MS, HOUR_MS } from '../../../domain/values/spans';
import type { Piece } from '../words/flow-piece';

const LINK_DAYS = LINK_LIFE_MS / DAY_MS;
const HOLD_HOURS = PURCHASE_HOLD_MS / HOUR_MS;

/** The pieces of buying goods of the house, from the search to what comes after the order. */
export const mallPieces: Readonly<Record<string, Piece>> = {
  '商城/商品列表': {
    purpose: '平台自营的化工品：按填写的数量报每公斤单价，先看能不能买、从哪个城市发。',
    rules: [
      '可按品名、拼音、首字母、CAS、UN 编号、分子式和别名查找。',
      '每个筛选项写出在其他条件下还剩多少种。',
      '条件写在网址里，刷新和分享都不丢。',
    ],
    constants: [`一页 ${PAGE_SIZE} 种`],
  },
  '商城/采购单': {
    purpose: '要买的货按发货城市分组：数量、锁价、能否同车同库、能不能买；能买的直接下单，其余按清单询价。',
    rules: [
      '各有名称；商品加入打开的一张。别处打开了另一张时，这一页的改动不写进去。',
      '同一包装同一城市只有一行，以最后写的为准；别处写过的会说出来。',
      `价格从第一行起锁 ${HOLD_HOURS} 小时；到期先并排给出新旧价，按下才换。`,
      '不锁定库存；现在下单会取哪些批次，写在行下。',
      '改好的数量保存之前不给合计。',
    ],
    constants: [`锁价 ${HOLD_HOURS} 小时`, `最多 ${MOST_LISTS} 张，每张最多 ${MOST_LINES} 行`],
  },
  '商城/粘贴清单': {
    purpose: '从表格粘贴要买的货：逐行写出识别成哪种商品、包装、数量与发货城市，选好后加入采购单。',
    rules: [
      '只能有一种意思、与清单完全相同的行才自动选上；取整、换城市、有没用到的字，都由人选。',
      '识别不出的行写明原因；没有加入的行留在框里。',
      '改了清单，上次的识别结果就收起。',
    ],
    constants: [`一次最多 ${MOST_LINES} 行`],
  },
  '商城/分享采购单': {
    purpose: '把采购单此刻的内容做成链接给同事看：显示多少价格、要不要登录由分享人定，随时撤回。',
    rules: [
      '链接只在生成时显示一次；平台只存摘要，再要就重新生成。',
      '对方看不到批次、库存、能否购买，也看不到分享人的全名。',
      '撤回立即生效；延长只有一次。',
    ],
    constants: [`有效 ${LINK_DAYS} 天`, `最多 ${MOST_SHARES} 条有效链接`],
  },
  '商城/打开分享的采购单': {
    purpose: '看别人分享的采购单：买什么、多少钱、送到哪里、还有效吗；登录后可导入自己的采购单。',
    rules: [
      '显示的是分享那一刻的内容与价格，并写出时间。',
      '导入只带数量，价格与能否购买按自己的账号重算；已有的行不改。',
      '过期、撤回与从未有过的链接，答复相同。',
      '打开后链接从地址栏消失，不留在浏览记录里。',
    ],
    constants: [],
  },
  '商城/样品': {
    purpose: '买之前先要一份样品：能不能要、多少钱，申请后到哪一步，寄出的在这里确认收到。',
    rules: [
      '能否申请按采购资质和认证判断，与购买相同；易制毒商品不寄样。',
      '同一商品一次只能有一份待审核，重复提交算同一份。',
      '未通过的不计次数；撤回的不留记录。',
    ],
    constants: [`${SAMPLE_WINDOW_DAYS} 天内每种商品 ${MOST_SAMPLES} 次`],
  },
  '会员中心/我的样品': {
    purpose: '申请过的样品按商品列出：到哪一步、结果如何、快递号，一年内还可申请几次。',
    rules: ['同一企业的人看到同样的样品；未通过的不计次数。', '这里只看；撤回与确认收到在商品页。'],
    constants: [`最近 ${MOST_TOLD_SAMPLES} 份`],
  },
  '商城/采购单送审': {
    purpose:
      '请别人同意采购单此刻的内容：写审批人与手机，生成链接；看到哪一步、同意还是退回，以及现在的采购单还算不算已批准。',
    rules: [
      '链接只在送审时显示一次；平台只存摘要。再送一次，未决的上一条作废。',
      '审批人不能是本人；访问码只发到写下的号码。',
      '同意之后内容改了、总价涨多了或过了期，都要重新送审，并排写出两个数。',
      '企业规定了金额的，超过第二个金额需两人先后同意同一版；第二人退回或中间改过，两位都重新送审。',
      '操作记录一条接一条，任何一处改动都对得出来。',
    ],
    constants: [
      `链接有效 ${LINK_DAYS} 天`,
      `同意管 ${APPROVAL_HOLDS_MS / DAY_MS} 天`,
      `总价可涨 ${RISE_PERCENT}%`,
      `一天最多 ${ASKS_PER_DAY} 次`,
    ],
  },
  '商城/审批采购单': {
    purpose: '审批人在手机上打开链接：用短信访问码证明是本人，看清总价与明细，签名同意或写明原因退回。',
    rules: [
      '访问码通过之前，什么内容都不显示；不对、锁定与失效同样回答。',
      '一条链接只决定一次，重复按与断网重试都只算一次。',
      '签的是那一版的内容：采购单改过就不能同意，只能退回。',
      '打开后链接从地址栏消失；机器人预览不算打开，也不发访问码。',
    ],
    constants: [
      `通过后 ${PASS_MINUTES} 分钟内决定`,
      ...CODE_LADDER.map(({ wrong, minutes }) => `错 ${wrong} 次锁 ${minutes} 分钟`),
      `错 ${MOST_WRONG} 次链接作废`,
    ],
  },
  '商城/签名': {
    purpose: '用手指在框里签名，可重写；不便手写的勾选以键入的姓名代替。',
    rules: ['手指在框里只写字，不会拖动页面。', '写得太少不算签名。'],
    constants: [`至少 ${SIGNED_POINTS} 个点`, `至少 ${SIGNED_WIDTH} 宽`],
  },
  '商城/下单一步': {
    purpose: '一个仓里能直接买的几行：写出行数与金额，按下锁价并打开下单页。',
    rules: ['送货的把送货费算在内。', '锁定的价格与清单不同时，先并排给出两个价，按下才继续。'],
    constants: [`一单最多 ${MOST_GOODS} 行`],
  },
  '商城/商城下单': {
    purpose: '商品与批次、交付、费用与确认三步，提交成功时才扣下批次。',
    rules: [
      '商品与数量取自下单时的采购单，这里不能改。',
      '自提选备货完成后的工作日；送货按路程给出最早一天。',
      '不能同车的商品分车装运，分别计费。',
    ],
    constants: ['提货 8:00 至 16:00', '地址 5 至 120 字'],
  },
  '商城/一并提交的运输订单': {
    purpose: '由平台运输订单提货的采购：选一份填好的运输草稿，两张订单一起提交，要么都成，要么都不成。',
    rules: [
      '草稿按现在提交会怎样核、多少钱列出；没填好的、货物与本单不符的、按包装买却装罐或液袋的、散装买却装箱的、不到仓提货或来的时间仓库不发货的写明原因，不能选。',
      '选好之后草稿或价格有变，要重新选；提交时再核一次。',
      '优惠券只用于采购订单。',
    ],
    constants: ['最多列出最近的 12 份草稿', '包装货两单重量相差不超过 2%', '罐装与液袋需与所购重量一致'],
  },
  '商城/订单商品': {
    purpose: '下单后：买了什么、取自哪些批次、怎样交付、取消收多少。',
    rules: ['先到期的批次先出。', '取消或退回后，批次回到原来的库存。'],
    constants: ['确认后取消收 2%，分配批次后 5%，最低 ¥200'],
  },
  '商城/商品抽屉': {
    purpose: '一种商品：规格、包装、阶梯价、各城市批次、安全与运输资料，以及到手价。',
    rules: [
      '有自己的网址；直接打开时列表在后面载入。',
      '改了数量、包装、发货城市或送达地，到手价随之重算。',
      '运费由本站各运价函数给出；给不出时写明原因。',
    ],
    constants: [],
  },
};
