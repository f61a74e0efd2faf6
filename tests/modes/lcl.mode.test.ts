import judged from '../../docs/judged/lcl.txt?raw';
import { describeMode } from '../support/modes/describe-mode';
import { LCL_CASE } from '../support/modes/cases/lcl';

describeMode(LCL_CASE, judged);
