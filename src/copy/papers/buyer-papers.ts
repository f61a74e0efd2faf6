import { BUYER_PAPER_WORDS } from '../../../domain/mall/buyer-paper-words';
import { ACCEPTED_WITHIN_HOURS } from '../../../domain/desk/promised';
import { MOST_WAITING, type BuyerPaperState } from '../../../domain/mall/buyer-papers';
import type { BuyerPaper } from '../../../domain/mall/purchase-right';
import type {
  BuyerPaperFailureCode,
  BuyerPaperFaults,
  BuyerPaperNotice,
} from '../../../machines/identity/buyer-papers';

export const PROOF_FILE_WORDS = {
  tryLater: '请稍后重试。',
  hint: 'JPG、PNG 或 PDF，不超过 512 KB',
  licenceTooLarge: '文件超过 512 KB，请压缩后再选',
  licenceKind: '只支持 JPG、PNG 图片或 PDF 文件',
  unexpected: '服务器繁忙，请稍后再试',
  network: '网络不通，请检查网络后重试',
} as const;

type Fault = NonNullable<BuyerPaperFaults[keyof BuyerPaperFaults]>;

export const buyerPapersCopy = {
  title: '采购资质',
  lead: '购买危险化学品和易制毒化学品前，提交证件，由平台人工审核。',
  loading: '正在取得采购资质…',
  unavailable: { title: '采购资质暂时取不到', text: PROOF_FILE_WORDS.tryLater, retry: '重试' },
  closed: {
    title: '企业认证通过后可以提交',
    text: '采购资质只向已认证的企业开放。',
    open: '去企业认证',
  },
  form: {
    title: '提交证件',
    paper: '证件',
    paperHint: {
      HAZLIC: '用于经营，可购买标“需许可”的商品',
      USEPROOF: '用于自用，需盖章，可购买标“需许可”的商品',
      PRECREG: '购买易制毒化学品，每个品种一份；另需前两种证件之一',
    } satisfies Record<BuyerPaper, string>,
    number: { label: '证件编号', hint: '与证件一致' },
    validTo: { label: BUYER_PAPER_WORDS.validTo, hint: '北京时间，当天仍有效' },
    substance: { label: '品种', hint: '', placeholder: '请选择品种' },
    kg: { label: '备案数量（千克）', hint: '证明上写的总量' },
    file: {
      label: '证件扫描件',
      hint: PROOF_FILE_WORDS.hint,
      choose: '选择文件',
      another: '换一份',
      remove: '移除',
    },
    submit: { idle: '提交审核', busy: '正在提交…' },
  },
  list: {
    title: '已提交的证件',
    none: '还没有提交过证件。',
    refresh: '刷新状态',
    number: '编号',
    validTo: BUYER_PAPER_WORDS.validTo,
    handedAt: '提交时间',
    file: '文件',
    permit: (name: string, kg: number) => `${name} ${kg.toLocaleString('en-US')} kg`,
    substance: '品种与数量',
    left: '可购余量',
    leftKg: (kg: number) => `${kg.toLocaleString('en-US')} kg`,
    reason: '退回说明',
    takeBack: { idle: (number: string) => `撤回 ${number}`, busy: '正在撤回…' },
  },
  state: { HANDED_IN: '审核中', READ: '已通过', RETURNED: '已退回' } satisfies Record<BuyerPaperState, string>,
  expired: '已过期',
  notice: {
    handedIn: `已提交，工作时间 ${ACCEPTED_WITHIN_HOURS} 小时内审核，结果以短信通知。`,
    takenBack: '已撤回。',
  } satisfies Record<BuyerPaperNotice, string>,
  fault: {
    numberInvalid: '请输入证件编号，2 至 60 个字',
    validToInvalid: '请选择今天或以后的日期，不超过十年',
    substanceMissing: '请选择备案的品种',
    kgInvalid: '请输入 1 至 10,000,000 的整数千克',
    fileMissing: '请选择证件扫描件',
    licenceTooLarge: PROOF_FILE_WORDS.licenceTooLarge,
    licenceKind: PROOF_FILE_WORDS.licenceKind,
  } satisfies Record<Fault, string>,
  failure: {
    verifyFirst: BUYER_PAPER_WORDS.verifyFirst,
    tooMany: `最多 ${MOST_WAITING} 份证件同时待审核，请等审核完再提交`,
    fileRefused: BUYER_PAPER_WORDS.fileRefused,
    decided: '这份证件已审核或已撤回，已为您刷新',
    unavailable: PROOF_FILE_WORDS.unexpected,
    network: PROOF_FILE_WORDS.network,
    unexpected: PROOF_FILE_WORDS.unexpected,
  } satisfies Record<BuyerPaperFailureCode, string>,
};
