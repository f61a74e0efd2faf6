import { sourcesOf, type House } from '../../support/arrows/house';
import type { Rule } from '../rule';

/** Law and agreements say 须 for an obligation; the goods tables quote the law, and the syllable table has all signs. */
const OF_LAW = /^server\/(?:world\/(?:content\/legal|dangerous-goods\/table|cms\/syllables)|trade\/fees\/agreement)/;

/** `except`: uses in the literal meaning. */
type Retired = { word: RegExp; instead: string; plant: string; except?: RegExp };

/** Retired words of product sentences, their replacement, and a sentence with each. */
const RETIRED: readonly Retired[] = [
  { word: /用户中心/, instead: '会员中心', plant: '正在进入用户中心…' },
  { word: /截点/, instead: '截止时间', plant: '全部截点' },
  // A warehouse has its own area for dangerous goods.
  { word: /危险品库(?!区)/, instead: '物质库', plant: '危险品库中没有 UN 1230' },
  { word: /包装类(?![别型])|包装组(?!合)/, instead: '包装类别', plant: '包装类 II' },
  { word: /运费吨/, instead: '计费吨', plant: '3 运费吨' },
  { word: /上一载(?!货物)|(?<!上一)上载(?:货物|要求)/, instead: '上一载货物', plant: '上载货物要求' },
  { word: /目的港清洗|清洗方式/, instead: '洗罐', plant: '请选择清洗方式' },
  { word: /退订/, instead: '取消', plant: '退订费率表' },
  { word: /未含|未包含/, instead: '不含', plant: '未包含的费用' },
  // People quote a manual offer, and verify the company.
  {
    word: /人工(?:判[定断]|核[算实定])|转人工(?!核对|报价)|(?<!转|由平台|经)人工核对/,
    instead: '转人工核对',
    except: OF_LAW,
    plant: '公开资料存疑，需人工核对',
  },
  { word: /两个工作小时|[\d}] 工作小时/, instead: '2 个工作小时', plant: '两个工作小时内报价' },
  { word: /工作时间 ?2 小时|，2 小时内报价/, instead: '2 个工作小时', plant: '工作时间 2 小时内报价' },
  {
    word: /海事申报前|(?:危品|危险品)集港|危险品(?:申请|资料)/,
    instead: '危品申请，危品资料，海事货申报，直装集港',
    plant: '危险品申请截止',
  },
  { word: /多重收费|方数/, instead: '计费重量，体积', plant: '方数允差 ±10%' },
  // Goods of others in a container; another person's account is a different matter.
  { word: /别人(?:的货|已订|订完|约满)|[给掉]别人/, instead: '其他货主', plant: '库内别人的货' },
  { word: /不在总价内/, instead: '不含', plant: '不在总价内' },
  // Calendar days have their own hyphens, and addresses other separators.
  {
    word: /(?<![~\d])\d+(?:\.\d+)?~\d+(?![~\d])|(?<![-\d.])\d+-\d+ ?(?:天|℃|%|吨|小时|个|位|字|kg|的整数|之间)|应为 ?\d+-/,
    instead: '0.4–3',
    plant: '租期应为 30-365 天的整数',
  },
  // Typed percentages may contain one.
  { word: /～(?!≥)/, instead: '至', plant: '12-02 18:00 ～ 12-04 17:00' },
  // A group of a regular expression is no bracket.
  { word: /\p{Script=Han}\((?!\?)|[A-Z\d]\(\p{Script=Han}/u, instead: '（）', plant: '票结(付款放单)' },
  { word: /两天后自动|两日内/, instead: '48 小时', plant: '两天后自动取消' },
  { word: /网络异常|网络已断开/, instead: '网络不通', plant: '网络异常，请重试' },
  { word: /服务(?:繁忙|不可用|异常)|开小差/, instead: '服务器繁忙', plant: '系统开小差了' },
  { word: /[测检][试测]概要/, instead: '试验概要', plant: 'UN38.3 检测概要' },
  { word: /装箱员/, instead: '装箱检查员', plant: '持证装箱员' },
  { word: /稍候再试/, instead: '稍后再试', plant: '请稍候再试' },
  { word: /冷柜|开顶柜|框架柜/, instead: '冷藏箱、开顶箱、框架箱', plant: '请改用冷柜' },
  {
    word: /没有(?:取到|办成|撤回|复制|续存|注销|送出|锁定(?!的))|[，！]没有(?:修改|提交|接受|预约|保存)|没有[^，。]{1,4}成(?![功分为])/,
    instead: '…失败，…未成功',
    // An agreement states omissions of a party.
    except: OF_LAW,
    plant: '网络不通，没有修改。',
  },
  { word: /[「」]/, instead: '“ ”', plant: '点「忘记密码」' },
  { word: /停手|秒针|分针/, instead: '停止输入后，每秒计时', plant: '停手多久再问' },
  // Chart wording for watching.
  { word: /'留意/, instead: '监听…', plant: "'留意网址'" },
  { word: /\d ℃/, instead: '15℃', plant: '密度 15 ℃' },
];

const MUST = /(?<![必务])须(?!知)/;

/** The goods tables are data in the wording of the law. */
const OF_THE_PRODUCT =
  /^(?!server\/world\/dangerous-goods\/table\/)(?:src|domain|server|contract|machines|flows|stories)\//;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

const linesWith = (house: House, word: RegExp, where: (path: string) => boolean, instead: string): string[] =>
  sourcesOf(house)
    .filter(([path]) => OF_THE_PRODUCT.test(path) && where(path))
    .flatMap(([path, source]) =>
      source
        .replaceAll(COMMENT, '')
        .split('\n')
        .filter((line) => word.test(line))
        .map((line) => `${path}: ${line.trim()} (${instead})`),
    );

/** Exceptions: fire categories, plates, calendar days, official numbers, and parsers of typed input. */
const SET_CLOSE = /(?![甲乙丙丁戊年月日])\p{Script=Han}[A-Za-z\d]|[A-Za-z\d](?![年月日])\p{Script=Han}/u;
const CLOSE_BY_NATURE =
  /^domain\/people\/contact\.ts|^domain\/values\/typed-number\.ts|^domain\/order\/trucks\/truck-fields\.ts|^domain\/mall\/pasted\.ts|^server\/(?:world\/(?:regions|ports)|orders\/mall\/table)\/|^stories\//;

/** Documents of a lot or substance, which the shop does not store. */
const PAPER_OF_GOODS = /\bM?SDS\b|\bCOA\b|安全技术说明书|质检单|质检报告|检验报告|分析证书/;
const OF_THE_SHOP =
  /^(?:src\/(?:copy|features)|domain|server\/(?:orders|trade))\/(?:modes\/)?mall\/|^src\/copy\/modes\/mall|^server\/world\/content\/legal\/sale-protocol/;

const sentence = (said: string) => ({ 'src/copy/thing.ts': `export const thingCopy = { title: '${said}' };` });

const HAUL_FILE = /(?:^|[/-])hauls?(?=[-./])/i;
const HAUL_EXPORT = /^export (?:default )?(?:async )?(?:const|function|type|interface) (\w*haul\w*)/gim;

export const WORD_RULES: Rule[] = [
  {
    promise: 'a truck is called truck in files and exported names; haul stands in addresses alone',
    faultsIn: (house) =>
      sourcesOf(house).flatMap(([path, source]) => [
        ...(HAUL_FILE.test(path) ? [path] : []),
        ...[...source.matchAll(HAUL_EXPORT)].map(([, name]) => `${path}: ${name}`),
      ]),
    plants: [
      { 'domain/order/haul.ts': 'export {};' },
      { 'src/app/entries/haul-order.tsx': 'export {};' },
      { 'domain/order/truck.ts': 'export type OnwardHaul = string;' },
      { 'domain/order/truck.ts': 'export function haulAddress() {}' },
    ],
    allowed: [{ 'domain/routes.ts': "export const FACTS = { truck: { path: '/haul' } };" }],
  },
  {
    promise: 'a thing has one name in every sentence of the product',
    faultsIn: (house) =>
      RETIRED.flatMap(({ word, instead, except }) => linesWith(house, word, (path) => !except?.test(path), instead)),
    plants: RETIRED.map(({ plant }) => sentence(plant)),
    allowed: [
      sentence('危险品库区'),
      sentence('包装类别与包装类型'),
      sentence('转人工核对'),
      sentence('没有收录'),
      { 'server/world/content/legal/store.ts': "export const store = '到期没有续存的，按天计收。';" },
    ],
  },
  {
    promise: 'what is asked for is 需; 须 is left to law and agreements',
    faultsIn: (house) => linesWith(house, MUST, (path) => !OF_LAW.test(path), '需'),
    plants: [sentence('须人工核对')],
    allowed: [sentence('必须'), { 'server/world/content/legal/terms.ts': "export const terms = '货物须经审核';" }],
  },
  {
    promise: 'a figure and a Latin word stand apart from the Chinese ones beside them',
    faultsIn: (house) => linesWith(house, SET_CLOSE, (path) => !CLOSE_BY_NATURE.test(path), 'UN 编号'),
    plants: [sentence('请输入 4 位UN 编号'), sentence('最多20 行'), sentence('最多 20行')],
    allowed: [sentence('请输入 4 位 UN 编号'), sentence('甲1 项'), sentence('2026年11月30日'), sentence('不高于 60℃')],
  },
  {
    promise: 'the shop names no paper of its goods that nobody can open',
    faultsIn: (house) => linesWith(house, PAPER_OF_GOODS, (path) => OF_THE_SHOP.test(path), '危险特性、检验合格'),
    plants: [
      'src/copy/mall/board.ts',
      'src/copy/modes/mall/receipt.ts',
      'src/copy/modes/mall.ts',
      'server/orders/mall/heads.ts',
      'server/trade/modes/mall/note.ts',
      'server/world/content/legal/sale-protocol.ts',
    ].flatMap((path) =>
      ['危险特性以随货 SDS 为准', '合格，附 COA', '与质检单不符'].map((said) => ({
        [path]: `export const said = '${said}';`,
      })),
    ),
    allowed: [
      { 'src/copy/mall/product.ts': "export const said = '检验合格';" },
      { 'src/copy/desk/services.ts': "export const said = 'SDS 编制';" },
      { 'server/orders/mall/ways.ts': "export const said = 'COAST';" },
    ],
  },
];
