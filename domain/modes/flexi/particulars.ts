import { particularsBuilder } from '../../order/receipt/particulars';
import { groupDigits } from '../../values/money';
import type { FlexiReceipt } from './receipt';
import { fitHours, LAYER_NAMES, UNLOAD_NAMES } from './words';

type FlexiParticularsInput = Omit<FlexiReceipt, 'seen'>;

export const flexiParticulars = particularsBuilder({
  ship: ({ ship, vessel, voyage }: FlexiParticularsInput) => ['船名航次', `${ship} ${vessel} ${voyage}`],
  boxes: ({ bags }) => ['箱型箱量', `${bags} × 20GP`],
  bag: ({ sizeL, layer, percent }) => ['袋型', `${groupDigits(sizeL)} L ${LAYER_NAMES[layer]}袋，${percent}% 满`],
  load: ({ bags, litres, kg }) => ['装载', `${bags} 袋，每袋 ${groupDigits(litres)} L、${groupDigits(kg)} kg`],
  temp: ({ loadTemp }) => ['装货温度', `${loadTemp}℃`],
  with: ({ isFood, hasPad }) => [
    '配置',
    [isFood ? '食品级袋体' : '', hasPad ? '带加热垫' : ''].filter((word) => word !== '').join('、') || '标准',
  ],
  unload: ({ unload }) => ['目的港卸货', UNLOAD_NAMES[unload]],
  fit: ({ fitDay, fitWindow }) => ['安装', `${fitDay} ${fitHours(fitWindow)}`],
  place: ({ fitAddress }) => ['安装地点', fitAddress],
});
