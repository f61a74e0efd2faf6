import judged from '../../docs/judged/air.txt?raw';
import { describeMode } from '../support/modes/describe-mode';
import { AIR_CASE } from '../support/modes/cases/air';

describeMode(AIR_CASE, judged);
