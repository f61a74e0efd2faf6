import judged from '../../docs/judged/mall.txt?raw';
import { describeMode } from '../support/modes/describe-mode';
import { MALL_CASE } from '../support/modes/cases/mall';

describeMode(MALL_CASE, judged);
