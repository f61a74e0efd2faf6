import type { FclForm } from '../../../domain/modes/fcl/form';
import type { FclReceipt } from '../../../domain/modes/fcl/receipt';
import type { FclQuote } from '../../../domain/modes/fcl/quote';
import { namesOfConstants } from '../../constants/catalogue';
import type { NoteFacts } from '../booking-note';
import type { Snapshot } from '../mode';
import { loadsIn } from './loads';

type Load = FclReceipt['loads'][number];

const nameOf = ({ type, first, count }: Load): string =>
  count === 1 ? `第 ${first} 箱 ${type}` : `第 ${first}–${first + count - 1} 箱 ${type}`;

const wordsOf = ({ goods, count, kg, vgmKg }: Load): string =>
  `${goods.join(' + ')} ${count === 1 ? '' : '每箱 '}${kg} kg，VGM 约 ${vgmKg} kg`;

/** The ship, the boxes and the terms they go on. */
export const fclNote = ({ form, quote: { offer } }: Snapshot<FclForm, FclQuote>): NoteFacts => [
  ['船名航次', `${offer.detail.vessel} ${offer.detail.voyage}`],
  ['箱型箱量', form.boxes.map(({ type, count }) => `${count} × ${type}`).join('、')],
  ...loadsIn(form).map((load): [string, string] => [nameOf(load), wordsOf(load)]),
  ['箱属', form.boxOwner],
  ['贸易条款', namesOfConstants('tradeTerm', form.tradeTerm)],
  ['运输条款', namesOfConstants('transportTerm', form.transportTerm)],
  ['运费条款', namesOfConstants('freightTerm', form.freightTerm)],
  ['冷藏温度 ℃', form.reeferC],
  ['提单类型', namesOfConstants('blType', form.blType)],
  ['放单方式', namesOfConstants('releaseType', form.releaseType)],
];
