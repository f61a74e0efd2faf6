import { FEWEST_TOGETHER, MOST_TOGETHER } from '../../domain/goods/together';
import { bookingPieces } from './booking-pieces';
import { campaignPieces } from '../../src/copy/campaign/pieces';
import { housePieces } from './house-pieces';
import { modePieces } from './mode-pieces';
import { uiPieces } from './ui-pieces';
import { SHARED_PIECES, type Piece } from '../../src/copy/words/flow-piece';

/** Keyed by story title; a title also covers everything below it. */
export const pieces: Readonly<Record<string, Piece>> = {
  ...bookingPieces,
  ...modePieces,
  ...housePieces,
  ...campaignPieces,
  ...uiPieces,
  模式: {
    purpose: '几个组件拼成的一段，在每个方式里都这样用。',
    rules: ['同一件事只有一种样子；要改，先改这里。'],
    constants: [],
  },
  交易件: {
    purpose: '懂行的组件：认识货物、判定、价格与截止，不认识哪个方式。',
    rules: ['数字、结论从规则来，自己不算。'],
    constants: [],
  },
  '帮助中心/帮助': {
    purpose: '一页帮助，边上是目录；中文、拼音和首字母都能搜到。',
    rules: ['边输边搜，不必等结果。', '没有这个编码就直说，目录仍在。'],
    constants: [],
  },
  '帮助中心/有帮助吗': {
    purpose: '一页帮助有没有帮助：有帮助按一次就记下；没有帮助的选原因、写说明再提交。',
    rules: [
      '一个浏览器对一版只算一次，可以改；改版后重新问。',
      '评价的是正在看的那一版；刚刚改过的不记，并说出来。',
      '断网或出错时写的还在。',
    ],
    constants: ['浏览器记住 180 天', '说明最多 200 字', '一个浏览器、一个地址一天 300 次'],
  },
  '订单/改单与加订': {
    purpose: '下单后在截止前改提单、运单上的内容，或加订一项服务，先看加收与新总价再确认。',
    rules: [
      '服务的价格按下单时锁定的费率，与下单时所选的一样算。',
      '刚在别处改过的内容不覆盖；总价变了先告知，再确认。',
      '填错的与下单时一样指在该项下。',
    ],
    constants: ['各服务到自己的截止，提单到截单'],
  },
  '登录/登录弹窗': {
    purpose: '一个弹窗里登录、注册和找回密码，随时可在几种方式间切换。',
    rules: [
      '默认验证码登录；切换方式时清除原表单的校验。',
      '进入密码登录时预填记住的账号密码。',
      '登录或注册成功：关闭弹窗，并获取用户信息。',
      '未勾选协议、两次密码不一致时不能注册。',
    ],
    constants: ['手机号 11 位', '验证码 4 至 6 位', '密码至少 6 位', '记住密码 30 天', '登录保持 60 天'],
  },
  '登录/短信验证码': {
    purpose: '获取短信验证码：先完成安全验证，再发送，随后冷却。',
    rules: ['发送成功后按钮倒计时，期间不可重发。', '发送失败立即恢复可用。', '手机号有误时不发送，并提示。'],
    constants: ['重发等待 60 秒', '验证码 5 分钟内有效'],
  },
  安全验证: {
    purpose: '证明有人在操作：把拼块移到缺口，或依次点击图中的字。',
    rules: [
      '滑块：成功变绿后关闭，失败变红，一秒后换题。',
      '点选：点满三处 0.4 秒后校验，失败 0.7 秒后换题。',
      '可换另一种方式，也可只用键盘完成。',
    ],
    constants: ['图片 310×155', '点选 3 处', '成功停留 1 秒，弹窗内 1.5 秒', '题目 120 秒内有效'],
  },
  '提示/提示与通知': {
    purpose: '告知结果和错误：短提示在上方，错误通知在一旁。',
    rules: ['同样的提示不重复出现。', '鼠标或焦点停留时不消失。', '错误由读屏立即读出。'],
    constants: ['服务没有说明时：“抱歉，服务器繁忙！”'],
  },
  '账号/修改密码': {
    purpose: '已登录的人输入原密码，设置新密码。',
    rules: ['新密码两次输入需一致。', '原密码不正确时在原密码下方说明。'],
    constants: ['密码至少 6 位'],
  },
  '会话/停止自动刷新': {
    purpose: '登录反复过期时不再自动刷新，由用户决定。',
    rules: ['每个过期的登录只清除一次、刷新一次。'],
    constants: ['两次自动刷新至少相隔 60 秒'],
  },
  '弹窗/协议新版': {
    purpose: '用户服务协议、隐私政策有新版：施行前安静告知，施行后请已有账号的人同意一次。',
    rules: [
      '写明哪一份、哪天起、改了哪几节，全文一按就到。',
      '暂不同意也能浏览、办已有订单，只是不能再下单。',
      '已填的都在；Esc 不算同意。',
    ],
    constants: ['至少提前 7 天公布'],
  },
  '弹窗/换人登录的询问': {
    purpose: '单点登录到来时已有另一人登录，先问清由谁继续；两人都写明，默认保持不变。',
    rules: ['写明两人的姓名和部分手机号。', '保持现在的账号排在最前，打开时得到焦点，Esc 也是它。'],
    constants: ['凭证 60 秒内有效'],
  },
  '弹窗/企业认证提醒': {
    purpose: '提醒企业用户认证，随后打开会员中心。',
    rules: ['倒计时结束在新标签页打开会员中心。', '取消即关闭，确定立即打开。'],
    constants: ['倒计时 5 秒', '宽 396', '未认证的订单 2 天后自动取消'],
  },
  '弹窗/下单成功': {
    purpose: '告诉下单的人订单已提交，下一步去哪里。',
    rules: ['标题：恭喜您，下单成功。'],
    constants: [],
  },
  '弹窗/阅读弹窗': {
    purpose: '阅读用户服务协议与隐私政策。',
    rules: ['读到底且倒计时结束，才可按“我知道了”。', '点击遮罩不会关闭。'],
    constants: ['倒计时 10 秒', '底部容差 10 像素', '宽 800'],
  },
  '框架/页头': {
    purpose: '每一页的页头：品牌、登录或用户操作、小程序码、手机菜单。',
    rules: ['向下滚动时让开，向上滚动即回。', '未登录显示登录和小程序码，已登录显示会员中心和退出。'],
    constants: ['滚过 300 像素隐藏', '滚过 104 像素换底色'],
  },
  '框架/页面导航': {
    purpose: '从一页到另一页：核对权限、载入代码和用户信息、切换。',
    rules: ['用户信息取到与否都继续。', '需登录的页面保留网址，登录后自动打开。'],
    constants: [SHARED_PIECES.progress, '约 5 秒填满', '用户信息最多等 3 秒'],
  },
  '框架/代码块守卫': {
    purpose: '页面代码载入失败时自救，救不了就说明。',
    rules: ['自动整页刷新一次，未提交的内容先保存。'],
    constants: ['60 秒内不再自动刷新'],
  },
  '框架/页面状态': {
    purpose: '一页在载入、找不到、出错时的样子。',
    rules: ['找不到的页面给出返回首页的按钮。'],
    constants: [],
  },
  首页: {
    purpose: '首页的各个板块，各自载入，各自出错，互不牵连。',
    rules: ['载入失败的板块说明原因并可重试。', '偏好减弱动效时不自动翻页。'],
    constants: ['默认按危险品查询', '轮播 7 秒一页', `同箱核对 ${FEWEST_TOGETHER} 至 ${MOST_TOGETHER} 个 UN 编号`],
  },
  新闻资讯: {
    purpose: '按类别翻看资讯，读正文，前后接着读。',
    rules: ['分类与页码写在地址里。', '载入失败可重试；没有内容说明原因并给出去处。'],
    constants: ['每页 10 条'],
  },
  会员中心: {
    purpose: '会员中心的演示替身：凭一次性凭证进入，办理企业认证。',
    rules: ['凭证只能用一次，过期换新。', '企业未认证的订单 48 小时后自动取消。'],
    constants: ['凭证 60 秒内有效', '自动取消 48 小时'],
  },
  整页: {
    purpose: '每个页面的整页：页头、内容与页脚，像第一次打开时那样，三种宽度、浅色与深色。',
    rules: ['没有登录，也还没有问过网关：列表与记录处于起始状态。'],
    constants: [],
  },
  '整页/有内容': {
    purpose: '整页有内容的样子：结果、填了一半、填错、提交中、办成、没有、不接、断网。',
    rules: ['三种宽度、浅色与深色各看一遍：疏密、轻重、空与满。', '数据与登录的人都是示例；页脚在“整页”里看。'],
    constants: [],
  },
  流程: {
    purpose: '全部流程的图集：图、真实界面、经过、路径和要求。',
    rules: ['图由状态机本身画出，不用手改。'],
    constants: [],
  },
};

export const pieceCopy = {
  rules: '规则',
  constants: '常量',
  states: '全部状态',
  speech: '读屏与键盘（由测试听到、按过）',
  moment: '时候',
  atRest: '平时',
  says: '读屏读出',
  unread: '不读：旁边的字已经说了',
  keys: '按键',
  draft: '草稿',
  stable: '可用',
  going: '将弃用',
  use: '什么时候用',
  avoid: '什么时候不用',
  pair: '正反例',
  good: '这样做',
  bad: '不要这样',
  anatomy: '结构',
  properties: '属性（取自代码）',
  property: '名称',
  type: '类型',
  fallback: '默认',
  prose: '说明（代码中的原文）',
  code: '代码',
  copyCode: '代码',
  uses: '用在哪里',
  place: (folder: string, count: number) => `${folder} ${count} 处`,
  bytes: (bytes: number) => `压缩后 ${bytes} 字节`,
  changes: '最近的变更',
  docs: '说明',
  builtFrom: '由这些组件拼成',
  shownIn: '在这些故事里看',
  tests: '由这些测试守着',
  chart: '背后的流程，可以按着走',
  never: '不会出现的状态',
  stateNames: {
    busy: '正在处理',
    empty: '没有内容',
    faulty: '填错、填漏',
    error: '出错',
    offline: '断网',
    done: '办成了',
    long: '长文字、多内容',
    dark: '深色',
  },
  phone: '手机 390',
  tablet: '平板 768',
  desktop: '桌面 1280',
  longText: '长文字',
  longTextOff: '原文',
  longTextOn: '加长一倍',
  motion: '动效',
  motionFull: '完整',
  motionReduced: '减弱',
} as const;

/** Falls back to the nearest title above. */
export function findPiece(title: string): Piece | null {
  const own = pieces[title];
  if (own) return own;
  const slash = title.lastIndexOf('/');
  return slash < 0 ? null : findPiece(title.slice(0, slash));
}
