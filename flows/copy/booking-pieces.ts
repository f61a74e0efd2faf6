import { MOST_KEPT } from '../../domain/desk/kept-cards';
import { ACCEPTED_WITHIN_HOURS } from '../../domain/desk/promised';
import { COMPLAIN_DAYS, COMPLAINT_PHOTOS } from '../../domain/order/changes/complaint';
import { MOST_TRUCKS } from '../../domain/order/trucks/truck-fields';
import {
  ANSWERED_WITHIN_HOURS,
  MOST_MESSAGES,
  MOST_OPEN_ENQUIRIES,
  STILL_ANSWERED_MS,
} from '../../domain/order/enquiry/enquiry-life';
import { VERIFY_HOURS } from '../../domain/order/life/lifecycle';
import { AMEND_SHARE, ANSWER_WITHIN_MS } from '../../domain/order/on-site/measured';
import { MOST_STAY_DAYS } from '../../domain/order/life/staying';
import { TOLERANCE_PERCENT } from '../../domain/order/on-site/tolerance';
import { MOST_FILES, UPLOAD_BYTES } from '../../domain/order/papers/upload';
import { HOUR_MS } from '../../domain/values/spans';
import { NOTICE_SECONDS } from '../../machines/identity/auth-notice/auth-notice.machine';
import { SHARED_PIECES, type Piece } from '../../src/copy/words/flow-piece';
import { mallPieces } from '../../src/copy/mall/pieces';

const MEGABYTE = 1024 * 1024;
const ANSWERED = `答复期限 ${ANSWER_WITHIN_MS / HOUR_MS} 小时`;

export const bookingPieces: Readonly<Record<string, Piece>> = {
  ...mallPieces,
  '订舱/条件已改': {
    purpose: '查询栏的条件和已列出的结果不再是一回事时，占住结果的位置。',
    rules: ['改动前得出的结论、价格和截止时间都不再显示。', '可按新条件重新搜索，也可一步恢复原来的条件和结果。'],
    constants: [],
  },
  '下单/下单成功页': {
    purpose: '订单提交之后：认证期限、接下来要做的事、还缺的资料。',
    rules: [
      '只有本人或本企业能看，刷新后仍在。',
      '企业未通过认证时显示期限，到期订单自动取消。',
      '还缺的资料排在最前，当场可传。',
    ],
    constants: [
      `认证期限 ${VERIFY_HOURS} 小时`,
      '到期前 24 小时和 4 小时各提醒一次',
      `打开会员中心前倒数 ${NOTICE_SECONDS} 秒`,
    ],
  },
  '下单/复制订单号': {
    purpose: '一按复制订单号，并说明成没成。',
    rules: ['浏览器不让复制时，请人选中后自行复制。'],
    constants: ['订单号四位一组'],
  },
  '拼箱/同箱核对': {
    purpose: '锁价后改了货物，马上说本班的箱还能不能进。',
    rules: ['停止输入后才问，只认最新的答复。', '进不了时给出下一班，填过的内容都在。'],
    constants: ['停止输入 0.4 秒'],
  },
  '订单/进仓实测': {
    purpose: '仓库实测与订舱对照：重量、体积、计费吨，价格逐行改了多少，要不要加收由下单人决定。',
    rules: ['超出一成时给四小时，确认或留待下一班，不收改配费。', '少一成以上按实测计费，并加亏舱费。'],
    constants: [`允差 ${TOLERANCE_PERCENT}%`, ANSWERED],
  },
  '订单/拉货改配': {
    purpose: '航司拉货后说明改到哪一班、为什么，由下单人接受或免费取消。',
    rules: [
      '改配后的舱位先留好，总价不变。',
      '答复只对所示的改配有效。',
      '下单时约定的备选直接改配，期限内仍可免费取消。',
    ],
    constants: [ANSWERED],
  },
  '订单/途中异常': {
    purpose: '途中出了什么事、哪天、加收或退还多少；有两种办法的由下单人选。',
    rules: ['选之前先看费用，只按所示的费用计。', '逾期未选的按第二种办法处理。'],
    constants: [ANSWERED],
  },
  '订单/确认收货': {
    purpose: '货到后由下单人确认收货，订单随即完成；还差什么就说清楚，暂不能确认。',
    rules: ['签收并交齐单证后才能确认。', '投诉没有结案时不能确认。', '重复确认只记一次。'],
    constants: [`签收或送达满 ${COMPLAIN_DAYS} 天自动完成`],
  },
  '订单/投诉': {
    purpose: '货到后由下单人投诉：选事由和批次、填千克数和情况、附照片，交平台处理。',
    rules: [
      '数量不超过还没退过款的部分，指明批次的不超过该批次。',
      '照片传完才提交；有传不上的先重试或移除。',
      '关掉再开，所填与照片都在。',
      '一张订单同时只处理一件投诉，处理期间订单不完成。',
    ],
    constants: [`订单完成后 ${COMPLAIN_DAYS} 天内`],
  },
  '订单/投诉照片': {
    purpose: '手机上直接拍或从相册选，选完就有小图，逐张上传；每张都可取消、重试、移除。',
    rules: ['先缩成小图再传，打不开的不收。', '一张照片只用于一件投诉；传了没提交的一天后清掉。'],
    constants: [`最多 ${COMPLAINT_PHOTOS.most} 张，JPG 或 PNG`],
  },
  '订单/修改货量': {
    purpose: '货物进仓前在原订一成内修改重量和体积，先看新价再确认。',
    rules: ['价格和占用的舱位一起改，舱位不够就都不改。'],
    constants: [`原订 ±${AMEND_SHARE * 100}%，进仓截止前`],
  },
  '订单/续存': {
    purpose: '货物在库或待入库时再多存几天，先看余量和新总价再确认。',
    rules: ['价格从第 1 天连续分段计。', '之后有人预约就说最多能存到哪天，绝不挤掉其他货主。'],
    constants: [`总共最长 ${MOST_STAY_DAYS} 天`],
  },
  '订单/出库预约': {
    purpose: '货物在库时约货车来提，可以分几车几天提，每车一个预约码。',
    rules: [
      '各车吨数与托盘合计不超过在库余量，最后一车需同时提完。',
      '时段满了就说当天还有哪些时段，不代为改约。',
      '约定一次提清的，各车需在同一天。',
      '未出库前可取消，时段让给其他货主。',
    ],
    constants: [`一票最多 ${MOST_TRUCKS} 车`],
  },
  '下单/带入订单': {
    purpose: '把一票海运整箱订单的货物、箱量、船名与截港带入内装单。',
    rules: ['只带本人的订单，别人的和不存在的说法一样。', '订舱号、分箱、时段没有人说过，不代填。'],
    constants: [],
  },
  '下单/再下一单': {
    purpose: '把一张订单的内容复制成新草稿，只有班次要重新选。',
    rules: ['另立一份草稿，没提交的草稿都不动。', '报价、日期、承诺和随票单证不复制，SDS 留用。'],
    constants: [],
  },
  '下单/取消订单': {
    purpose: '取消之前先看费用，确认后才取消。',
    rules: ['费用在这期间变了，先给出新的费用再问一次。'],
    constants: [],
  },
  '下单/提货省市区': {
    purpose: '拖车去哪里提货：省、市、区县逐级选，选到区县才算选好。',
    rules: ['勾选拖车后才出现，列表逐级取得。', '取不到可重试，已选的不丢。', '换了省或市，下级重新选。'],
    constants: ['内地 31 个省级行政区'],
  },
  '下单/查看资料': {
    purpose: '上传过的资料随时可以再看：图片和 PDF 当页预览，其他存到本机。',
    rules: ['只有本人能取回。', '预览关闭后，页面不再留着文件。'],
    constants: ['关闭后一分钟释放'],
  },
  '下单/资料上传': {
    purpose: '按资料类型逐个上传，看得到进度，可取消、可重传。',
    rules: [
      '按文件内容判断类型，不看扩展名。',
      '没登录或断网时先收着，恢复后继续。',
      'SDS 与危包证按货物分开交，换了货物需重新交。',
      '审核期间可替换、撤回；订单确认后只能再传一份。',
    ],
    constants: [`单个不超过 ${UPLOAD_BYTES / MEGABYTE} MB`, 'PDF、图片、Office 文件', `最多 ${MOST_FILES} 个`],
  },
  '询价/整箱询价': {
    purpose: '没有即时价时提交询价，由人工报价。',
    rules: [SHARED_PIECES.signInLater, '内容存在本机，刷新不丢。', '提交后显示询价编号与回复期限。'],
    constants: [`每人最多 ${MOST_OPEN_ENQUIRIES} 个进行中的询价`, '至少预留 2 小时', '特殊要求最多 500 字'],
  },
  '询价/询价旁的即时价': {
    purpose: '等人报价之前，先看同样的货今天下单多少钱。',
    rules: [
      '只显示为眼前所填算出的价：一改动就收起，重算后再显示。',
      '写明是哪家哪一班、几个什么箱、什么货，不含什么。',
      '算不出就说没有，不拿别的条件的价代替。',
    ],
    constants: ['停止输入 0.4 秒后取价', '合约询价、冷藏箱、超限货不显示'],
  },
  '询价/一份询价': {
    purpose: '看一份询价走到哪一步：等报价、看报价、接受成单、还价、留言、撤回。',
    rules: [
      '接受的就是屏幕上的这次报价；报价变了，先看到新的总价。',
      '接受后锁价，订单里的货物和联系人不用再填。',
      '报价过期后不能接受，可请重报或复制后重新询价。',
    ],
    constants: [
      `${ANSWERED_WITHIN_HOURS} 个工作小时内报价`,
      `超时后 ${STILL_ANSWERED_MS / HOUR_MS} 小时内仍可报价`,
      '还价一次',
      `留言最多 ${MOST_MESSAGES} 条`,
    ],
  },
  '服务台/九项服务': {
    purpose: '九项服务的内容、时限、价格，以及现在提交最晚几时给结果。',
    rules: ['页面开着时逐分钟重算。', '与下单时的承诺是同一个算法。', '放假安排未公布的年份不作承诺。'],
    constants: [`${ACCEPTED_WITHIN_HOURS} 个工作小时内受理`, '只算工作日 9:00–18:00'],
  },
  '服务台/货物卡片': {
    purpose: '把查到的货物收藏在本机，随时再看；打印一张写明依据、版次和日期的卡片。',
    rules: ['还不知道日期时不打印。', '另一页收藏或移除的，这一页马上看到。', '正在换货物时没有卡片。'],
    constants: [`最多收藏 ${MOST_KEPT} 个`, '只存在本机浏览器'],
  },
  '服务台/工具': {
    purpose: '危品服务台的工具：随填随判，写明依据、版次和不管的事，随时转人工核对。',
    rules: [
      '填的内容写进网址，打开链接就是同一个结论。',
      '查不到、有疑问的一律转人工核对。',
      '链接里读不出的写明是哪一项，其余照填。',
      '转人工核对时把填写的内容带到询价单。',
    ],
    constants: ['停止输入 0.3 秒后写进网址'],
  },
};
