import { MODES, type ModeFacts } from '../../../domain/mode-ids';
import { buildAcceptance } from '../../../domain/order/findings/acceptance';
import { blankOrder } from '../../../domain/order/form/blank';
import { blankGoods } from '../../../domain/goods/row';
import { choiceFaults, requiredFault } from '../../../domain/rules/fault';
import type { OrderForm } from '../../../domain/order/form/form';
import type { OrderMode } from '../../../domain/order/mode/mode';
import { FIELDS, FIT, TERMS } from '../../../domain/order/mode/mode-parts';
import { YUAN } from '../../../domain/values/money';

type ToyForm = OrderForm & { tradeTerm: string };

export const blankToy: ToyForm = { ...blankOrder, isDanger: 'N', tradeTerm: '' };

/** Two steps with the goods on the first; no split, no fallback, no receipt page. */
export const TOY: OrderMode<ToyForm> = {
  id: 'DGD',
  steps: ['what', 'who'],
  blank: blankToy,
  stepOf: (path) => (path === 'tradeTerm' || path.startsWith('goods') ? 'what' : 'who'),
  faults: (form) => [
    ...choiceFaults(form, ['tradeTerm']),
    ...(form.contactName === '' ? [requiredFault('contactName')] : []),
  ],
  required: () => ['tradeTerm', 'contactName'],
  acceptance: () => buildAcceptance([], { box: null, advice: null }),
  price: () => null,
  quoted: (form, { quoteId }) => ({ ...form, quoteId }),
  terms: { ...TERMS, currencies: [YUAN], path: () => ['CONFIRMED', 'BOOKED', 'COMPLETED'] },
  fields: { ...FIELDS, choices: () => [], own: () => [], edited: () => null },
  fit: { ...FIT, room: () => ({ needs: [], left: [] }) },
};

export const TOY_FACTS: ModeFacts = { ...MODES.DGD, routes: { ...MODES.DGD.routes, success: null } };

export const SOUND_TOY: ToyForm = {
  ...blankToy,
  quoteId: 'Q1',
  isDanger: 'Y',
  tradeTerm: 'A',
  goods: [{ ...blankGoods('1'), nameCn: '甘油', flashPoint: '160', grossKg: '1000', volume: '1' }],
  contactName: '林海',
};
