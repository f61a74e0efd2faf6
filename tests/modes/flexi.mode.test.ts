import judged from '../../docs/judged/flexi.txt?raw';
import { FLEXI_CASE } from '../support/modes/cases/flexi';
import { describeMode } from '../support/modes/describe-mode';

describeMode(FLEXI_CASE, judged);
