import judged from '../../docs/judged/wh.txt?raw';
import { describeMode } from '../support/modes/describe-mode';
import { WH_CASE } from '../support/modes/cases/wh';

describeMode(WH_CASE, judged);
