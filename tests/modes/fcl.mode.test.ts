import judged from '../../docs/judged/fcl.txt?raw';
import { describeMode } from '../support/modes/describe-mode';
import { FCL_CASE } from '../support/modes/cases/fcl';

describeMode(FCL_CASE, judged);
