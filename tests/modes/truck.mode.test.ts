import judged from '../../docs/judged/truck.txt?raw';
import { TRUCK_CASE } from '../support/modes/cases/truck';
import { describeMode } from '../support/modes/describe-mode';

describeMode(TRUCK_CASE, judged);
