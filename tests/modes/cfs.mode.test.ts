import judged from '../../docs/judged/cfs.txt?raw';
import { describeMode } from '../support/modes/describe-mode';
import { CFS_CASE } from '../support/modes/cases/cfs';

describeMode(CFS_CASE, judged);
