import judged from '../../docs/judged/enq.txt?raw';
import { describeForm } from '../support/modes/describe-mode';
import { ENQ_CASE } from '../support/modes/cases/enq';

describeForm(ENQ_CASE, judged);
