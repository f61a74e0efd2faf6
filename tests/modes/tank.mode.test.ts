import judged from '../../docs/judged/tank.txt?raw';
import { TANK_CASE } from '../support/modes/cases/tank';
import { describeMode } from '../support/modes/describe-mode';

describeMode(TANK_CASE, judged);
