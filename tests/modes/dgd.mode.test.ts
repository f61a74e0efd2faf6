import judged from '../../docs/judged/dgd.txt?raw';
import { describeMode } from '../support/modes/describe-mode';
import { DGD_CASE } from '../support/modes/cases/dgd';

describeMode(DGD_CASE, judged);
