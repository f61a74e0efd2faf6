import { goodsChoices, moneyChoices, serviceChoices, type Choice } from '../../order/blocks/listed';
import type { FclForm } from './form';

export const fclChoices = (form: FclForm): Choice[] => [
  { path: 'tradeTerm', list: 'tradeTerm', code: form.tradeTerm },
  { path: 'transportTerm', list: 'transportTerm', code: form.transportTerm },
  { path: 'freightTerm', list: 'freightTerm', code: form.freightTerm },
  ...goodsChoices(form),
  ...serviceChoices(form),
  { path: 'blType', list: 'blType', code: form.blType },
  { path: 'releaseType', list: 'releaseType', code: form.releaseType },
  ...moneyChoices(form),
];
