import { fn } from 'storybook/test';

import { goodsLookup } from '../../domain/goods/identity';
import type { FclForm } from '../../domain/modes/fcl/form';
import { offerFromSailing } from '../../domain/modes/fcl/detail';
import { FCL } from '../../domain/modes/fcl/mode';
import type { FclStep } from '../../domain/modes/fcl/steps';
import type { Sailing } from '../../domain/offer/sailing';
import type { OrderLists } from '../../machines/order/order-page';
import type { OrderDraftView } from '../../machines/order/order-draft';
import type { OrderSubmitView } from '../../machines/order/order-submit';
import type { RegionPickerView } from '../../machines/booking/region-picker';
import { FileChecklistView } from '../../src/features/file-upload/file-checklist';
import type { FclOrderProps } from '../../src/modes/fcl/fcl-order-view';
import { formViewIn } from './form-view.fixtures';
import { lockedQuote } from './order-quote.fixtures';
import { METHANOL_FACTS, PERSULFATE_ROW, SOUND } from './order-forms.fixtures';
import { NOW, QUOTE, SAILING } from './quoted.fixtures';

const item = (code: string, name: string) => ({ code, name });

export const LISTS: OrderLists = {
  tradeTerm: [item('FOB', 'FOB 船上交货'), item('CIF', 'CIF 成本保险费加运费')],
  transportTerm: [item('CY-CY', '堆场到堆场'), item('DOOR-CY', '门到堆场')],
  freightTerm: [item('PP', '预付'), item('CC', '到付')],
  blType: [item('MBL', '船东单'), item('HBL', '货代单')],
  releaseType: [item('OBL', '正本提单'), item('TLX', '电放')],
  packKind: [item('1A1', '闭口钢桶'), item('5M2', '多层防水纸袋')],
  serviceType: [item('TRK', '拖车/送货'), item('CUS', '报关'), item('INS', '货运险'), item('DGDEC', '海事货申报')],
  payType: [item('1', '票结（逐票结算）'), item('2', '月结')],
  currency: [item('1', '人民币'), item('2', '美元')],
  invoiceType: [item('1', '增值税专用发票')],
};

const library = { methanol: METHANOL_FACTS };
const facts = {
  now: NOW,
  quote: QUOTE,
  ...goodsLookup(({ goodsId }) =>
    goodsId === 'methanol'
      ? { kind: 'known', goods: [METHANOL_FACTS], strangers: [] }
      : { kind: 'nobody', goods: [], strangers: [] },
  ),
};

export const formViewOf = (form: FclForm, step: FclStep, isJudged = false) => ({
  ...formViewIn({ mode: FCL, facts, library }, form, [step, isJudged]),
  services: LISTS.serviceType.map(({ code }) => code),
});

const ANOTHER: Sailing = { ...SAILING, sailingId: 'S2', voyage: '049W', etd: '2026-12-09T14:00:00.000Z' };

/** Two incompatible goods for a single box, and a net weight above the gross. */
export const APART: FclForm = {
  ...SOUND,
  boxes: [{ type: '20GP', count: '1' }],
  goods: [...SOUND.goods, { ...PERSULFATE_ROW, netKg: '10400' }],
};

export const quoteWishes = { retry: fn(), signIn: fn(), renew: fn(), acceptRenewal: fn(), dismissRenewal: fn() };

export const pickedRegion: RegionPickerView = {
  province: '33',
  city: '3302',
  district: '330206',
  provinces: [{ code: '33', name: '浙江省' }],
  cities: [{ code: '3302', name: '宁波市' }],
  districts: [{ code: '330206', name: '北仑区' }],
  isBusy: false,
  failureCode: null,
};
export const savedDraft: OrderDraftView = {
  savedAt: NOW,
  isRecalling: false,
  isSaving: false,
  failureCode: null,
  question: null,
};
export const choiceWishes = { resume: fn(), drop: fn(), leave: fn() };
const paperWishes = { choose: fn(), remove: fn(), replace: fn(), retry: fn(), open: fn() };
export const draftWishes = { save: fn(), choose: fn(), drop: fn() };
export const editing: OrderSubmitView = {
  stage: 'editing',
  isBusy: false,
  refusal: null,
  notice: null,
  canRetry: false,
};
export const submitWishes = { query: fn(), retry: fn(), acceptPrice: fn(), dismiss: fn() };
export const formWishes = {
  edit: fn(),
  leave: fn(),
  seek: fn(),
  choose: fn(),
  next: fn(),
  back: fn(),
  fold: fn(),
  unfold: fn(),
  lookUp: fn(),
  readProtocol: fn(),
  readCharges: fn(),
  submit: fn(),
};

export const order: FclOrderProps = {
  order: {
    view: {
      quote: QUOTE,
      alternatives: [offerFromSailing(ANOTHER)],
      lists: LISTS,
      areListsLost: false,
      isPlaced: false,
    },
    on: { clear: fn(), retryLists: fn() },
  },
  quote: { view: lockedQuote, on: quoteWishes, renewed: null },
  draft: { view: savedDraft, on: draftWishes },
  choice: { view: { isDeciding: false, dropKey: null, question: null }, on: choiceWishes },
  form: { view: formViewOf(SOUND, 'sailing'), on: formWishes },
  submit: { view: editing, on: submitWishes },
  renderPicker: ({ id, label, className }) => <input id={id} aria-label={label} className={className} />,
  papers: null,
  renderPapers: (wanted) => <FileChecklistView wanted={wanted} view={{ rows: [], isBusy: false }} on={paperWishes} />,
  region: { view: pickedRegion, on: { chooseProvince: fn(), chooseCity: fn(), chooseDistrict: fn(), retry: fn() } },
};
