import judged from '../../docs/judged/rail.txt?raw';
import { describeMode } from '../support/modes/describe-mode';
import { RAIL_CASE } from '../support/modes/cases/rail';

describeMode(RAIL_CASE, judged);
